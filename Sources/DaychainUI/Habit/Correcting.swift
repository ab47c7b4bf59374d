import DaychainCore
import SwiftUI

/// Says that past days are being corrected, what would change on the chosen day, and ends it.
struct CorrectionBanner: View {
    let model: HabitModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text("Correcting past days")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            if let correction = model.correction {
                CorrectionChoice(model: model, correction: correction)
            } else {
                Text("Choose a day, read what will change, then confirm. Days to come cannot be marked.")
                    .fixedSize(horizontal: false, vertical: true)
            }
            Button {
                model.endCorrecting()
            } label: {
                Text("Finish correcting")
            }
            .buttonStyle(QuietButtonStyle())
            .accessibilityIdentifier("habit.correct.finish")
        }
        .onNotice()
    }
}

/// What would change on the chosen day, and the button that changes it.
struct CorrectionChoice: View {
    let model: HabitModel
    let correction: HabitModel.Correction

    @Environment(\.dayWords) private var words

    var body: some View {
        Text(verbatim: words.long(correction.date, today: model.deviceDate))
            .fontWeight(.semibold)
        Text(verbatim: CorrectionWords.sentence(correction))
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityIdentifier("habit.correction.sentence")
        Button {
            Task { await model.confirm(correction) }
        } label: {
            Text(correction.marks ? "Mark this day done" : "Clear this day's record")
        }
        .buttonStyle(SolidButtonStyle())
        .accessibilityIdentifier("habit.correction.confirm")
    }
}
