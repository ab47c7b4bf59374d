import SwiftUI

/// Makes the whole row of a text field its target, for fingers and for assistive technologies.
struct TextTarget: ViewModifier {
    let type: @MainActor () -> Void

    init(_ type: @escaping @MainActor () -> Void) {
        self.type = type
    }

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
            .contentShape(.accessibility, Rectangle())
            .background {
                Color.clear
                    .contentShape(Rectangle())
                    .onTapGesture { type() }
                    .accessibilityHidden(true)
            }
    }
}
