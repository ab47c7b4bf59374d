import DaychainCore
import Foundation
import SwiftUI

/// Asks for the file, and says what choosing one does.
struct ChoosingRows: View {
    let choose: @MainActor () -> Void

    var body: some View {
        Section {
            Button {
                choose()
            } label: {
                Text("Choose a file…").frame(minHeight: Spacing.target)
            }
            .accessibilityIdentifier("import.choose")
        } footer: {
            FormHeading("You see what importing will do before anything changes.")
        }
    }
}

/// Why a file is not imported, value by value where that is known.
struct RefusalRows: View {
    let refusal: BackupRefusal
    let choose: @MainActor () -> Void

    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            Text(verbatim: BackupWords.explanation(refusal, locale: locale))
            Text("Nothing was changed.")
            Button {
                choose()
            } label: {
                Text("Choose another file…").frame(minHeight: Spacing.target)
            }
            .accessibilityIdentifier("import.again")
        }
        if case .faults(let faults) = refusal {
            Section {
                ForEach(Array(faults.enumerated()), id: \.offset) { _, fault in
                    Text(verbatim: FaultWords.sentence(fault))
                }
                if faults.count >= BackupLimits.faultCount {
                    Text("There may be more; the first \(faults.count) are shown.")
                }
            } header: {
                FormHeading("What is wrong in it")
            }
        }
    }
}

/// The person's own habits could not be read, so nothing can be compared.
struct UnreadRows: View {
    let error: StoreError
    let today: LocalDate
    let retries: Int
    let retry: @MainActor () -> Void

    @Environment(\.dayWords) private var words

    var body: some View {
        Section {
            Text(verbatim: ProblemWords(words: words, today: today).explanation(error))
            Text("Nothing was changed.")
            Button {
                retry()
            } label: {
                Text("Try again").frame(minHeight: Spacing.target)
            }
            .accessibilityIdentifier("import.retry")
            FailedRetries(count: retries)
        }
    }
}

/// What was done, and what keeps the reminders that came along from coming.
struct SummaryRows: View {
    let totals: ImportTotals

    @Environment(\.reminders) private var reminders

    var body: some View {
        Section {
            ForEach(TotalsWords.done(totals), id: \.self) { line in
                Text(verbatim: line)
            }
        }
        if totals.newReminders > 0, let reminders, reminders.isWanted, let access = reminders.access, access != .allowed
        {
            Section {
                ReminderAccessNotice(access: access, isWanted: true)
            } header: {
                FormHeading("Reminders")
            }
        }
        UnchangedRows(totals: totals, unknownKeyCount: 0)
    }
}

/// What an import leaves as it is, after what it changes.
struct UnchangedRows: View {
    let totals: ImportTotals
    let unknownKeyCount: Int

    var body: some View {
        let lines: [String] = TotalsWords.unchanged(totals)
        if !lines.isEmpty || unknownKeyCount > 0 {
            Section {
                ForEach(lines, id: \.self) { line in
                    Text(verbatim: line)
                }
                if unknownKeyCount > 0 {
                    Text("\(unknownKeyCount) entries of the file are unknown to this version and are left out.")
                }
            } header: {
                FormHeading("Left as it is")
            }
        }
    }
}

struct SummaryRows_Previews: PreviewProvider {
    static var previews: some View {
        preview(.allowed).previewDisplayName("Imported")
        preview(.notAsked).previewDisplayName("Imported, notifications not allowed yet")
        preview(.denied).previewDisplayName("Imported, notifications denied")
    }

    private static func preview(_ access: ReminderAccess) -> some View {
        PaperForm { SummaryRows(totals: totals) }
            .environment(\.reminders, PreviewReminders.model(access, over: [PreviewHabits.reminded]))
    }

    private static var totals: ImportTotals {
        var totals = ImportTotals()
        totals.newHabits = 2
        totals.keptHabits = 1
        totals.newReminders = 1
        totals.records = ImportRecords(new: 340, ahead: 1, same: 12, different: 2, repeated: 1, refused: 3)
        return totals
    }
}
