import DaychainCore
import SwiftUI

/// Says that past days are being corrected and how, and ends it.
struct CorrectionBanner: View {
    let model: HabitModel
    let focus: AccessibilityFocusState<CalendarFocus?>.Binding

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text("Correcting past days")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h3)
                .accessibilityFocused(focus, equals: .banner)
                .accessibilityIdentifier("habit.correcting")
            Text("Choose a day, read what will change, then confirm. Days to come cannot be marked.")
                .fixedSize(horizontal: false, vertical: true)
            Button {
                model.finishCorrecting()
            } label: {
                Text("Finish correcting")
            }
            .buttonStyle(QuietButtonStyle())
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier("habit.correct.finish")
        }
        .onNotice()
    }
}

/// What the last correction did, and the button that takes it back, below the month where it was made.
struct LastCorrection: View {
    let model: HabitModel

    @Environment(\.dayWords) private var words

    var body: some View {
        if model.corrections.canUndo, let last = model.corrections.last {
            VStack(alignment: .leading, spacing: Spacing.small) {
                Text(verbatim: CorrectionWords(words: words, today: model.deviceDate).last(last))
                    .fixedSize(horizontal: false, vertical: true)
                    .accessibilityIdentifier("habit.correction.last")
                UndoCorrectionButton(model: model)
                    .buttonStyle(QuietButtonStyle())
                    .accessibilityIdentifier("habit.correction.undo")
            }
            .onNotice()
        }
    }
}

/// Takes the last correction back: a button below the month, and an action of each day.
struct UndoCorrectionButton: View {
    let model: HabitModel

    var body: some View {
        Button {
            Task { await model.corrections.undoLast() }
        } label: {
            Text("Undo last correction")
        }
    }
}
