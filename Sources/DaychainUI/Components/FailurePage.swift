import SwiftUI

/// A page in the place of habits that cannot be shown: what is the matter, that nothing is lost, and trying again.
struct FailurePage<WaysOut: View>: View {
    let title: LocalizedStringKey
    let explanation: String
    /// How often trying again was in vain.
    let retries: Int
    let retryIdentifier: String
    let retry: @MainActor () async -> Void
    /// What else can be done, below the rest.
    @ViewBuilder let waysOut: WaysOut

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.large) {
                Text(title)
                    .font(.system(.title, design: .rounded, weight: .bold))
                    .accessibilityAddTraits(.isHeader)
                ControlsFirst {
                    retryButton
                    FailedRetries(count: retries)
                } explanation: {
                    Text(verbatim: explanation)
                    Text("Nothing was changed or deleted.")
                        .foregroundStyle(palette.soft)
                }
                waysOut
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
            // The largest words need the width that a symbol beside them would take.
            if textSize.isAccessibilitySize {
                Text("Try again")
            } else {
                Label("Try again", systemImage: SystemSymbol.retry)
            }
        }
        .buttonStyle(SolidButtonStyle())
        .keyboardShortcut(.defaultAction)
        .accessibilityIdentifier(retryIdentifier)
    }
}
