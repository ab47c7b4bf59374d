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

/// A drawing that is drawn on once it is there, and taken off again; with reduced motion it fades in and out instead.
///
/// Everything of Daychain's own that moves goes through here. What it stands for was saved before, and elements, touches
/// and words have the new state from the start: nothing waits for the drawing.
struct DrawnOn<Drawing: View>: View {
    let isThere: Bool
    @ViewBuilder let drawing: @MainActor (_ extent: CGFloat) -> Drawing

    @Environment(\.accessibilityReduceMotion) private var isReduced

    var body: some View {
        drawing(DayMotion.extent(isThere: isThere, isReduced: isReduced))
            .opacity(isThere ? 1 : 0)
            .animation(DayMotion.animation(isReduced: isReduced), value: isThere)
    }
}

/// A disc that grows from its middle.
struct GrowingDisc: Shape {
    var extent: CGFloat

    nonisolated var animatableData: CGFloat {
        get { extent }
        set { extent = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height) * extent
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}

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

struct DrawnOn_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: Spacing.large) {
            ForEach([0, 0.5, 1], id: \.self) { (extent: CGFloat) in
                HStack(spacing: Spacing.large) {
                    GrowingDisc(extent: extent).frame(width: 44, height: 44)
                    ThreadHalf(isLeading: true, extent: extent).frame(width: 88, height: 6)
                }
            }
        }
        .padding(Spacing.section)
        .onPaper()
        .previewDisplayName("Being drawn")
    }
}
