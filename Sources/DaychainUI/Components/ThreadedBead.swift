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

    @Environment(\.palette) private var palette

    var body: some View {
        ZStack {
            if links.leading && links.trailing {
                thread(true)
            } else {
                HStack(spacing: 0) {
                    thread(links.leading)
                    thread(links.trailing)
                }
            }
            Bead(status: status, accent: accent, size: size)
                .frame(width: beadSide, height: beadSide)
        }
        .frame(maxWidth: .infinity, minHeight: beadSide)
        .accessibilityHidden(true)
    }

    private func thread(_ isThere: Bool) -> some View {
        Rectangle()
            .fill(isThere ? accent.color(palette) : Color.clear)
            .frame(height: max(beadSide * 0.14, 2))
    }
}
