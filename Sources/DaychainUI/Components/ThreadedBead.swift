import DaychainCore
import Foundation
import SwiftUI

/// A bead in its place on the thread.
struct ThreadedBead: View {
    let status: DayStatus
    let links: ThreadPlan.Links
    let accent: Accent
    let size: Bead.Size
    let beadSide: CGFloat
    var isScheduled = true

    @Environment(\.palette) private var palette

    var body: some View {
        ZStack {
            thread(isLeading: true, isThere: links.leading)
            thread(isLeading: false, isThere: links.trailing)
            Bead(status: status, accent: accent, size: size, isScheduled: isScheduled, isThreaded: true)
                .frame(width: beadSide, height: beadSide)
        }
        .frame(maxWidth: .infinity, minHeight: beadSide)
        .accessibilityHidden(true)
    }

    private func thread(isLeading: Bool, isThere: Bool) -> some View {
        DrawnOn(isThere: isThere) { extent in
            ThreadHalf(isLeading: isLeading, extent: extent)
                .fill(accent.color(palette))
        }
        .frame(height: max(beadSide * 0.14, 2))
    }
}
