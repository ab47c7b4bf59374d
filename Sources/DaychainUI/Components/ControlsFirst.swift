import DaychainCore
import Foundation
import SwiftUI

/// An explanation and the controls after it; at the largest text sizes the controls come first, which the explanation
/// would push off the screen.
struct ControlsFirst<Controls: View, Explanation: View>: View {
    private let controls: Controls
    private let explanation: Explanation

    @Environment(\.dynamicTypeSize) private var textSize

    init(@ViewBuilder controls: () -> Controls, @ViewBuilder explanation: () -> Explanation) {
        self.controls = controls()
        self.explanation = explanation()
    }

    var body: some View {
        if textSize.isAccessibilitySize {
            controls
            explanation
        } else {
            explanation
            controls
        }
    }
}

struct ControlsFirst_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Explanation first")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Controls first")
    }

    private static var preview: some View {
        VStack(alignment: .leading, spacing: Spacing.large) {
            ControlsFirst {
                Button("Undo") {}.buttonStyle(QuietButtonStyle())
            } explanation: {
                Text(verbatim: PreviewHabits.longestName.details.name)
            }
        }
        .padding(Spacing.large)
        .onPaper()
    }
}
