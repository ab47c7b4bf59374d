import Foundation
import SwiftUI

/// How Daychain moves, where it moves: briefly, and not at all where motion is reduced.
enum DayMotion {
    /// The length of every movement, in seconds: shorter than anybody waits.
    static let length: TimeInterval = 0.3

    /// The way of a drawing on or off the screen; with reduced motion, of its fading.
    static func animation(isReduced: Bool) -> Animation {
        isReduced ? .linear(duration: length) : .easeOut(duration: length)
    }

    /// How much of a drawing there is, 0 to 1. Where motion is reduced it never changes its size.
    static func extent(isThere: Bool, isReduced: Bool) -> CGFloat {
        isThere || isReduced ? 1 : 0
    }
}
