import DaychainCore
import SwiftUI

/// Says why an open store's habits cannot be read just now, and lets the person try again.
struct ReadFailureView: View {
    let error: StoreError
    let today: LocalDate
    let retries: Int
    let retry: @MainActor () async -> Void

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.large) {
                Text("Your habits cannot be read")
                    .font(.system(.title, design: .rounded, weight: .bold))
                    .accessibilityAddTraits(.isHeader)
                ControlsFirst {
                    retryButton
                    FailedRetries(count: retries)
                } explanation: {
                    Text(verbatim: ProblemWords(words: words, today: today).explanation(error))
                    Text("Nothing was changed or deleted.")
                        .foregroundStyle(palette.soft)
                }
            }
            .frame(maxWidth: Spacing.readableWidth, alignment: .leading)
            .padding(Spacing.section)
            .frame(maxWidth: .infinity)
        }
    }

    private var retryButton: some View {
        Button {
            Task { await retry() }
        } label: {
            Label("Try again", systemImage: SystemSymbol.retry)
        }
        .buttonStyle(SolidButtonStyle())
        .keyboardShortcut(.defaultAction)
        .accessibilityIdentifier("today.retry")
    }
}

struct ReadFailureView_Previews: PreviewProvider {
    static var previews: some View {
        RootView(app: PreviewHabits.app([], failure: .unavailable(detail: "")))
            .inStandardTint()
            .previewDisplayName("Cannot be read")
        ReadFailureView(error: .unavailable(detail: ""), today: PreviewHabits.moment.deviceDate, retries: 2) {}
            .onPaper().previewDisplayName("Still cannot be read")
    }
}
