import DaychainCore
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import DaychainUI

@Suite("What moves and what is felt")
struct MotionTests {
    @Test("Everything moves for less than 0.35 seconds")
    func isBrief() {
        #expect(DayMotion.length < 0.35)
        #expect(DayMotion.animation(isReduced: false) == .easeOut(duration: DayMotion.length))
        #expect(DayMotion.animation(isReduced: true) == .linear(duration: DayMotion.length))
    }

    @Test("A drawing grows, and with reduced motion has its full size from the start")
    func growsUnlessReduced() {
        #expect(DayMotion.extent(isThere: false, isReduced: false) == 0)
        #expect(DayMotion.extent(isThere: true, isReduced: false) == 1)
        #expect(DayMotion.extent(isThere: false, isReduced: true) == 1)
        #expect(DayMotion.extent(isThere: true, isReduced: true) == 1)
    }

    @Test("The disc grows from the middle, the thread from where it is read")
    func growsFromItsPlace() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let disc = GrowingDisc(extent: 0.5).path(in: frame).boundingRect
        #expect(disc == CGRect(x: 45, y: 5, width: 10, height: 10))
        let leading = ThreadHalf(isLeading: true, extent: 0.5).path(in: frame).boundingRect
        #expect(leading == CGRect(x: 0, y: 0, width: 25.25, height: 20))
        let trailing = ThreadHalf(isLeading: false, extent: 1).path(in: frame).boundingRect
        #expect(trailing == CGRect(x: 49.5, y: 0, width: 50.5, height: 20))
    }

    @Test("A record is felt as a success, its removal lightly, anything else not at all")
    func isFelt() {
        let day: LocalDate = "2026-03-04"
        #expect(Haptics.feedback(for: .done(name: "Read", streak: 1)) == .success)
        #expect(Haptics.feedback(for: .allDone(name: "Read", streak: 1)) == .success)
        #expect(Haptics.feedback(for: .doneAsExtra(name: "Read")) == .success)
        #expect(Haptics.feedback(for: .recorded(name: "Read", date: day)) == .success)
        #expect(Haptics.feedback(for: .undone(name: "Read", streak: 0)) == .impact(weight: .light))
        #expect(Haptics.feedback(for: .cleared(name: "Read", date: day)) == .impact(weight: .light))
        #expect(Haptics.feedback(for: .alreadyDone(name: "Read")) == nil)
        #expect(Haptics.feedback(for: Spoken.newDay(day)) == nil)
        #expect(Haptics.feedback(for: nil as Spoken?) == nil)
    }

    @Test("A failed save is felt as an error, a question not at all")
    func failureIsFelt() {
        let id = HabitID(UUID())
        let day: LocalDate = "2026-03-04"
        #expect(Haptics.feedback(for: .failed(.full, .archive(id))) == .error)
        #expect(Haptics.feedback(for: .markDay(id, name: "Read", date: day, extra: nil)) == nil)
        #expect(Haptics.feedback(for: nil as Question?) == nil)
    }
}
