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
            SideBySide(alignment: .firstTextBaseline, stackedSpacing: Spacing.tight) {
                Image(systemName: SystemSymbol.warning)
                    .accessibilityHidden(true)
                Text(verbatim: FormFaultWords(words: words).remedy(fault))
                    .fixedSize(horizontal: false, vertical: true)
            }
            .font(.subheadline)
            .foregroundStyle(palette.warning)
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("editor.error.\(field.rawValue)")
        }
    }
}
