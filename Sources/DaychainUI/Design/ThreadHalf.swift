import Foundation
import SwiftUI

/// A half of a day's place on the thread, drawn in reading direction.
struct ThreadHalf: Shape {
    /// Whether it is the half before the bead.
    let isLeading: Bool
    var extent: CGFloat

    nonisolated var animatableData: CGFloat {
        get { extent }
        set { extent = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        // The halves overlap by a hair, so that no line shows where a thread runs through.
        let half = rect.width / 2 + 0.5
        let start = isLeading ? rect.minX : rect.maxX - half
        return Path(CGRect(x: start, y: rect.minY, width: half * extent, height: rect.height))
    }
}
