import DaychainCore
import SwiftUI

/// Says that past days are being corrected, and ends it.
struct CorrectionBanner: View {
    let model: HabitModel

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text("Correcting past days")
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Text("Choose a day, read what will change, then confirm. Days to come cannot be marked.")
                .fixedSize(horizontal: false, vertical: true)
            Button("Finish correcting") { model.endCorrecting() }
                .buttonStyle(.bordered)
                .frame(minHeight: Spacing.target)
                .accessibilityIdentifier("habit.correct.finish")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(Spacing.medium)
        .background(palette.notice, in: RoundedRectangle(cornerRadius: Spacing.medium, style: .continuous))
    }
}

/// What would change on the chosen day, and the button that changes it.
struct CorrectionPanel: View {
    let model: HabitModel
    let correction: HabitModel.Correction

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text(verbatim: words.long(correction.date, today: model.deviceDate))
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: sentence)
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityIdentifier("habit.correction.sentence")
            Button {
                Task { await model.confirm(correction) }
            } label: {
                Text(correction.marks ? "Mark this day done" : "Clear this day's record")
                    .frame(minHeight: Spacing.target)
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier("habit.correction.confirm")
        }
        .onCard()
    }

    private var sentence: String {
        let now = StatusWords.word(correction.status)
        let then = StatusWords.word(correction.result)
        return String(localized: "Now: \(now). Afterwards: \(then).")
    }
}
