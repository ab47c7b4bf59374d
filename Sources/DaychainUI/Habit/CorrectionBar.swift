import DaychainCore
import SwiftUI

/// Says that past days are being corrected, and what was corrected last; takes that back, and ends the corrections.
struct CorrectionBar: View {
    let model: HabitModel

    @Environment(\.dayWords) private var words

    var body: some View {
        BottomBar {
            VStack(alignment: .leading, spacing: Spacing.hair) {
                Text("Correcting past days")
                    .fontWeight(.semibold)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h2)
                    .accessibilityIdentifier("habit.correcting")
                state
            }
        } buttons: {
            if model.corrections.canUndo {
                UndoCorrectionButton(model: model)
                    .accessibilityIdentifier("habit.correction.undo")
            }
            Button {
                model.finishCorrecting()
            } label: {
                Text("Finish")
            }
            .keyboardShortcut(.cancelAction)
            .accessibilityLabel("Finish correcting")
            .accessibilityInputLabels([Text("Finish"), Text("Finish correcting")])
            .accessibilityIdentifier("habit.correct.finish")
        }
    }

    @ViewBuilder private var state: some View {
        if model.corrections.canUndo, let last = model.corrections.last {
            Text(verbatim: CorrectionWords(words: words, today: model.deviceDate).last(last))
                .accessibilityIdentifier("habit.correction.last")
        } else if model.chosenDate == nil {
            Text("Choose a day to see what would change.")
        } else if model.correction == nil {
            Text("Choose another day, or finish.")
        } else {
            Text("Nothing changes until you confirm it.")
        }
    }
}

/// Takes the last correction back: a button in the bar, and an action of each day.
struct UndoCorrectionButton: View {
    let model: HabitModel

    var body: some View {
        Button {
            Task { await model.corrections.undoLast() }
        } label: {
            Text("Undo")
        }
        .accessibilityLabel("Undo last correction")
        .accessibilityInputLabels([Text("Undo"), Text("Undo last correction")])
    }
}

struct CorrectionBar_Previews: PreviewProvider {
    static var previews: some View {
        preview { _ in }.previewDisplayName("Correcting")
        preview { model in
            guard let correction = model.corrections.correction(of: model.deviceDate.adding(days: -1)) else { return }
            await model.confirm(correction)
        }
        .previewDisplayName("A day corrected")
    }

    private static func preview(_ prepare: @escaping @MainActor (HabitModel) async -> Void) -> some View {
        let app = PreviewHabits.app([PreviewHabits.missed])
        let model = HabitModel(id: PreviewHabits.missed.id, journal: app.journal, speaker: app.speaker)
        return CorrectionBar(model: model)
            .task {
                await app.start()
                model.beginCorrecting()
                await prepare(model)
            }
    }
}
