import DaychainCore
import Foundation
import SwiftUI

/// What an import would do: the counts, then each habit that it concerns.
struct PreviewRows: View {
    let model: ImportModel
    let plan: ImportPlan

    @Environment(\.dayWords) private var words
    @Environment(\.palette) private var palette

    var body: some View {
        notices
        Section {
            ForEach(TotalsWords.planned(totals, hasHabits: !plan.parts.isEmpty), id: \.self) { line in
                Text(verbatim: line)
            }
            if let instant = model.backupCreatedAt {
                Text(verbatim: made(instant))
                    .font(.subheadline)
                    .foregroundStyle(palette.soft)
                    .accessibilityIdentifier("import.made")
            }
        }
        ForEach(shown) { part in
            ImportHabitSection(model: model, part: part)
        }
        UnchangedRows(totals: totals, unknownKeyCount: plan.unknownKeyCount)
    }

    @ViewBuilder private var notices: some View {
        if model.hasNewNumbers {
            Section {
                Text(
                    "Your habits have changed since this was previewed. These are the new numbers; import them if they are right."
                )
                .fontWeight(.medium)
                .accessibilityIdentifier("import.changed")
            }
        }
        if let failure = model.failure {
            Section {
                Text(verbatim: ProblemWords(words: words, today: model.today).explanation(failure))
                    .foregroundStyle(palette.warning)
                    .accessibilityIdentifier("import.failure")
            } header: {
                FormHeading("Not saved")
            }
        }
    }

    private func made(_ instant: Date) -> String {
        let date = words.date(instant, in: model.zone)
        let time = words.time(instant, in: model.zone)
        return String(localized: "The backup was made on \(date) at \(time).")
    }

    private var totals: ImportTotals { plan.totals(takingBackup: model.taking) }

    /// The habits about which there is something to say.
    private var shown: [ImportPart] { plan.parts.filter { !isSame($0) } }

    private func isSame(_ part: ImportPart) -> Bool {
        let records = part.keeping.records
        return part.kind == .same && records.new + records.ahead + records.refused + records.different == 0
    }
}
