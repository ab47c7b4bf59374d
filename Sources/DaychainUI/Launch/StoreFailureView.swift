import DaychainCore
import SwiftUI

/// Says why the habits cannot be shown, and offers the ways out: trying again, and for a damaged file moving it aside.
struct StoreFailureView: View {
    let error: StoreError
    @Bindable var model: LaunchModel

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        FailurePage(
            title: "Your habits cannot be opened", explanation: explanation, retries: model.retries,
            retryIdentifier: "failure.retry", retry: model.retry
        ) {
            if isDamaged { wayPastDamage }
        }
        .onPaper()
        .alert(Text("Move the damaged file aside?"), isPresented: $model.isAskingToMoveAside) {
            Button("Move aside", role: .destructive) { Task { await model.moveDamagedStoreAside() } }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text(
                "Daychain then begins without habits, and you can import your latest backup. The damaged file is kept whole inside the app, where Files does not show it. It goes only when the app is deleted."
            )
        }
    }

    @ViewBuilder private var wayPastDamage: some View {
        Text(
            "If trying again does not help, move the damaged file aside. Daychain then begins without habits, and you can import your latest backup. The damaged file is kept."
        )
        .foregroundStyle(palette.soft)
        Button {
            model.isAskingToMoveAside = true
        } label: {
            Text("Move damaged file aside…")
        }
        .buttonStyle(QuietButtonStyle())
        .accessibilityIdentifier("failure.moveAside")
    }

    private var isDamaged: Bool {
        if case .damaged = error { true } else { false }
    }

    private var explanation: String {
        // No rule of a date is broken here, so the day that the words are for does not matter.
        ProblemWords(words: words, today: LocalDate(dayNumber: 0)).explanation(error)
    }
}

struct StoreFailureView_Previews: PreviewProvider {
    static var previews: some View {
        preview(.unavailable(detail: "")).previewDisplayName("Cannot be opened")
        preview(.damaged(detail: "")).previewDisplayName("Damaged")
        preview(.full).previewDisplayName("Full, largest text").dynamicTypeSize(.accessibility5)
    }

    private static func preview(_ error: StoreError) -> some View {
        let fail: LaunchModel.Open = { () async throws(StoreError) -> any HabitStore in throw error }
        let model = LaunchModel(
            openStore: fail, openMovingDamagedStoreAside: fail, unlocks: { AsyncStream { $0.finish() } })
        return StoreFailureView(error: error, model: model)
    }
}
