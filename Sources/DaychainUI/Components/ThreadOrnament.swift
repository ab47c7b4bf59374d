import DaychainCore
import SwiftUI

/// Four beads on a thread, where there are no days to show yet. Decoration.
struct ThreadOrnament: View {
    private static let statuses: [DayStatus] = [.done, .notScheduled, .done, .done, .due]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<5) { index in
                ThreadedBead(
                    status: Self.statuses[index],
                    links: ThreadPlan.Links(leading: (1...3).contains(index), trailing: index < 3),
                    accent: .moss, size: .medium, beadSide: 28)
            }
        }
        .frame(maxWidth: 240)
        .accessibilityHidden(true)
    }
}
