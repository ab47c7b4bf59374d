import DaychainCore
import SwiftUI

/// Says why an open store's habits cannot be read just now, and lets the person try again.
struct ReadFailureView: View {
    let error: StoreError
    let today: LocalDate
    let retries: Int
    let retry: @MainActor () async -> Void

    @Environment(\.dayWords) private var words

    var body: some View {
        FailurePage(
            title: "Your habits cannot be read",
            explanation: ProblemWords(words: words, today: today).explanation(error), retries: retries,
            retryIdentifier: "today.retry", retry: retry
        ) {
            EmptyView()
        }
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
