import DaychainCore
import Foundation
import SwiftUI

/// Why a file is not imported, value by value where that is known.
struct RefusalRows: View {
    let refusal: BackupRefusal
    let pickAgain: @MainActor () -> Void

    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            Text(verbatim: BackupWords.explanation(refusal, locale: locale))
            Text("Nothing was changed.")
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
        Section {
            Button("Choose another file…") { pickAgain() }
                .frame(minHeight: Spacing.target)
                .accessibilityIdentifier("import.again")
        }
    }
}

/// The person's own habits could not be read, so nothing can be compared.
struct UnreadRows: View {
    let error: StoreError
    let today: LocalDate
    let retry: @MainActor () -> Void

    @Environment(\.dayWords) private var words

    var body: some View {
        Section {
            Text(verbatim: ProblemWords(words: words, today: today).explanation(error))
            Text("Nothing was changed.")
            Button("Try Again") { retry() }
                .frame(minHeight: Spacing.target)
                .accessibilityIdentifier("import.retry")
        }
    }
}

/// What was done.
struct SummaryRows: View {
    let totals: ImportTotals

    var body: some View {
        Section {
            ForEach(TotalsWords.done(totals), id: \.self) { line in
                Text(verbatim: line)
            }
        }
    }
}
