import Foundation
import SwiftUI

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
