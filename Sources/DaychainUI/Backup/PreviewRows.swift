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
            if plan.unknownKeyCount > 0 {
                Text("\(plan.unknownKeyCount) entries of the file are unknown to this version and are left out.")
            }
        }
        if !shown.isEmpty {
            Section {
                ForEach(shown) { part in
                    ImportHabitRow(model: model, part: part)
                }
            } header: {
                FormHeading("Habits")
            }
        }
        if sameCount > 0 {
            Section {
                Text("\(sameCount) habits are exactly as in the backup.")
            }
        }
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

    private var totals: ImportTotals { plan.totals(takingBackup: model.taking) }

    /// The habits about which there is something to say.
    private var shown: [ImportPart] { plan.parts.filter { !isSame($0) } }

    private var sameCount: Int { plan.parts.count - shown.count }

    private func isSame(_ part: ImportPart) -> Bool {
        let records = part.keeping.records
        return part.kind == .same && records.new + records.ahead + records.refused + records.different == 0
    }
}

/// One habit of an import: what becomes of it, its records and streaks, and the choice where both sides differ.
struct ImportHabitRow: View {
    @Bindable var model: ImportModel
    let part: ImportPart

    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text(verbatim: part.name)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ForEach(lines, id: \.self) { line in
                Text(verbatim: line)
            }
            if part.taking != nil {
                Toggle(isOn: $model[takingBackup: part.id]) {
                    Text("Take the backup’s fields and schedule")
                }
                .accessibilityLabel(Text(verbatim: choiceLabel))
                .accessibilityIdentifier("import.choice.\(part.name)")
            }
        }
        .padding(.vertical, Spacing.tight)
    }

    private var lines: [String] {
        PartWords(words: words, today: model.today).lines(part, takingBackup: model[takingBackup: part.id])
    }

    private var choiceLabel: String {
        let name = isolated(part.name)
        return String(localized: "Take the backup’s fields and schedule of \(name)")
    }
}
