import DaychainCore
import SwiftUI

/// The bead that marks the day, with its word. Once done it does nothing more; Undo is a control of its own.
struct CompletionControl: View {
    let day: TodayHabit
    let markDone: @MainActor () -> Void

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 56

    var body: some View {
        Button {
            if !isDone { markDone() }
        } label: {
            if textSize.isAccessibilitySize { wide } else { tall }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: StatusWords.word(day.status)))
        .accessibilityHint(isDone ? Text("Undo is beside it") : Text("Records today"))
        .accessibilityInputLabels([Text(word), Text(verbatim: label)])
        .accessibilityIdentifier("today.complete.\(day.habit.details.name)")
    }

    private var tall: some View {
        VStack(spacing: Spacing.tight) {
            bead.frame(width: beadSide, height: beadSide)
            Text(word)
                .font(.footnote)
                .fontWeight(.semibold)
                .foregroundStyle(accent.color(palette))
                .fixedSize()
        }
        .frame(minWidth: beadSide + Spacing.small)
        .contentShape(Rectangle())
    }

    private var wide: some View {
        HStack(spacing: Spacing.medium) {
            bead.frame(width: Spacing.target, height: Spacing.target)
            Text(word)
                .font(.headline)
                .foregroundStyle(accent.color(palette))
        }
        .frame(maxWidth: .infinity, minHeight: beadSide)
        .padding(Spacing.small)
        .background(accent.tileColor(palette), in: RoundedRectangle(cornerRadius: Spacing.large, style: .continuous))
        .contentShape(Rectangle())
    }

    private var bead: some View {
        Bead(status: beadStatus, accent: accent, size: .large)
    }

    /// A habit that is not scheduled shows the open bead of what can be done, drawn lightly.
    private var beadStatus: DayStatus {
        switch day.status {
        case .done, .extra: day.status
        default: .due
        }
    }

    private var accent: Accent { Accent(known: day.habit.details.accent) }
    private var isDone: Bool { day.status.isRecorded }
    private var beadSide: CGFloat { min(max(side, 56), 96) }

    private var word: LocalizedStringKey { isDone ? "Done" : "Mark done" }

    private var label: String {
        let name = isolated(day.habit.details.name)
        return isDone ? String(localized: "\(name) is done") : String(localized: "Mark \(name) done")
    }
}
