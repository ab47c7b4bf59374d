import DaychainCore
import SwiftUI

/// Every shape with its word and its meaning.
struct StatusLegend: View {
    let accent: Accent

    @State private var isExpanded: Bool
    @Environment(\.palette) private var palette

    private static let statuses: [DayStatus] = [
        .done, .due, .missed, .notScheduled, .extra, .upcoming(recorded: false), .upcoming(recorded: true), .paused,
    ]

    init(accent: Accent, isExpanded: Bool = false) {
        self.accent = accent
        _isExpanded = State(initialValue: isExpanded)
    }

    var body: some View {
        DisclosureGroup(isExpanded: $isExpanded) {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                ForEach(Self.statuses, id: \.self) { status in row(status) }
            }
            .padding(.top, Spacing.small)
        } label: {
            Text("What the shapes mean")
                .frame(minHeight: Spacing.target)
        }
        .accessibilityIdentifier("habit.legend")
    }

    private func row(_ status: DayStatus) -> some View {
        SideBySide(spacing: Spacing.medium) {
            ThreadedBead(
                status: status, links: ThreadPlan.Links(leading: isOnThread(status), trailing: isOnThread(status)),
                accent: accent, size: .medium, beadSide: 26
            )
            .frame(width: Spacing.target)
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: StatusWords.word(status)).font(.headline)
                Text(verbatim: StatusWords.meaning(status))
                    .font(.subheadline)
                    .foregroundStyle(palette.soft)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }

    private func isOnThread(_ status: DayStatus) -> Bool {
        switch status {
        case .done, .notScheduled, .extra: true
        default: false
        }
    }
}

struct StatusLegend_Previews: PreviewProvider {
    static var previews: some View {
        ScrollView { StatusLegend(accent: .harbour).padding() }.onPaper().previewDisplayName("Legend")
        ScrollView { StatusLegend(accent: .harbour, isExpanded: true).padding() }.onPaper()
            .previewDisplayName("Legend, open")
    }
}
