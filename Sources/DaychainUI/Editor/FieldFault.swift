import DaychainCore
import SwiftUI

/// What is wrong with a field, and what to do about it; nothing while it is right.
struct FieldFault: View {
    let model: EditorModel
    let field: HabitField

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        if let fault = model.fault(of: field) {
            Label {
                Text(verbatim: FormFaultWords(words: words).remedy(fault))
                    .foregroundStyle(palette.warning)
                    .fixedSize(horizontal: false, vertical: true)
            } icon: {
                Image(systemName: SystemSymbol.warning)
                    .foregroundStyle(palette.warning)
                    .accessibilityHidden(true)
            }
            .font(.subheadline)
            .accessibilityIdentifier("editor.error.\(field.rawValue)")
        }
    }
}
