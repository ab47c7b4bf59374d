import DaychainCore
import SwiftUI

/// Says why the habits cannot be shown, and lets the person try again.
struct StoreFailureView: View {
    let error: StoreError
    let retry: @MainActor () async -> Void

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.large) {
                Text("Your habits cannot be opened")
                    .font(.system(.title, design: .rounded, weight: .bold))
                    .accessibilityAddTraits(.isHeader)
                Text(explanation)
                Text("Nothing was changed or deleted.")
                    .foregroundStyle(palette.soft)
                Button {
                    Task { await retry() }
                } label: {
                    Label("Try Again", systemImage: SystemSymbol.retry)
                        .frame(minHeight: Spacing.target)
                }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut(.defaultAction)
                .accessibilityIdentifier("failure.retry")
            }
            .frame(maxWidth: Spacing.readableWidth, alignment: .leading)
            .padding(Spacing.section)
            .frame(maxWidth: .infinity)
        }
        .onPaper()
    }

    private var explanation: String {
        // No rule of a date is broken here, so the day that the words are for does not matter.
        ProblemWords(words: words, today: LocalDate(dayNumber: 0)).explanation(error)
    }
}

struct StoreFailureView_Previews: PreviewProvider {
    static var previews: some View {
        StoreFailureView(error: .unavailable(detail: "")) {}.previewDisplayName("Cannot be opened")
        StoreFailureView(error: .full) {}.previewDisplayName("Full, largest text").dynamicTypeSize(.accessibility5)
    }
}
