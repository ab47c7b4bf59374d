import Foundation
import Testing

@testable import DaychainUI

@Suite("A swipe across the calendar")
struct MonthSwipeTests {
    @Test("goes on in reading direction, and mirrors")
    func followsReading() {
        let left = CGSize(width: -120, height: 10)
        let right = CGSize(width: 120, height: -10)
        #expect(MonthSwipe(translation: left, isRightToLeft: false) == .next)
        #expect(MonthSwipe(translation: right, isRightToLeft: false) == .previous)
        #expect(MonthSwipe(translation: left, isRightToLeft: true) == .previous)
        #expect(MonthSwipe(translation: right, isRightToLeft: true) == .next)
    }

    @Test("pages nothing where it is short or slanted")
    func leavesScrolling() {
        #expect(MonthSwipe(translation: CGSize(width: -60, height: 0), isRightToLeft: false) == nil)
        #expect(MonthSwipe(translation: CGSize(width: -100, height: 60), isRightToLeft: false) == nil)
    }
}
