import Accessibility
import Foundation
import SwiftUI

/// Says, in sight and aloud, that trying again has not helped: without it, nothing would come of the touch. Nothing before
/// the first try.
struct FailedRetries: View {
    let count: Int

    @Environment(\.palette) private var palette

    var body: some View {
        if count > 0 {
            Text(verbatim: words)
                .font(.subheadline)
                .fixedSize(horizontal: false, vertical: true)
                .foregroundStyle(palette.warning)
                .accessibilityIdentifier("failure.retried")
                .task(id: count) { AccessibilityNotification.Announcement(words).post() }
        }
    }

    private var words: String {
        String(localized: "You tried again \(count) times. It still does not work.")
    }
}

struct FailedRetries_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Once and often")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Once and often, largest text")
    }

    private static var preview: some View {
        VStack(alignment: .leading, spacing: Spacing.large) {
            FailedRetries(count: 1)
            FailedRetries(count: 12)
        }
        .padding(Spacing.large)
        .onPaper()
    }
}
