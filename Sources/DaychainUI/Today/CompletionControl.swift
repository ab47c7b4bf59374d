import DaychainCore
import SwiftUI

/// The bead that marks the day, with its word. Once done it does nothing more; Undo is a control of its own.
struct CompletionControl: View {
    /// Where the control stands on its card.
    enum Form {
        /// At the trailing edge, the word below the bead.
        case tall
        /// Below everything else, across the card, the word beside the bead.
        case wide
    }

    let form: Form
    let day: TodayHabit
    let deviceDate: LocalDate
    /// Tells the habit's elements apart by name, also from those of a habit with the same name.
    let key: String
    let markDone: @MainActor () -> Void

    @Environment(\.dayWords) private var words
    @Environment(\.palette) private var palette
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 56

    var body: some View {
        Button {
            if !isDone { markDone() }
        } label: {
            switch form {
            case .tall: tall
            case .wide: wide
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: StatusWords.word(day.status)))
        .accessibilityHint(Text(verbatim: hint))
        .accessibilityInputLabels([Text(word), Text(verbatim: label)])
        .accessibilityIdentifier("today.complete.\(key)")
    }

    private var tall: some View {
        VStack(spacing: Spacing.tight) {
            bead.frame(width: beadSide, height: beadSide)
            // As wide as the wider word, so that marking moves nothing on the card.
            ZStack {
                Text("Mark done").hidden()
                Text("Done").hidden()
                Text(word)
            }
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

    /// What the next activation does; by its date where that is not the device's.
    private var hint: String {
        if isDone { return String(localized: "Changes nothing more; Undo has a button of its own") }
        if day.today == deviceDate { return String(localized: "Records today") }
        let date = HabitWords(words: words).dateElsewhere(day, deviceDate: deviceDate)
        return String(localized: "Records \(date)")
    }

    /// Once done, its value says so; the name alone would be that of the card.
    private var label: String {
        let name = isolated(day.habit.details.name)
        return isDone ? String(localized: "Bead of \(name)") : String(localized: "Mark \(name) done")
    }
}
