import SwiftUI

/// The icons, in the accent chosen.
struct IconRow: View {
    @Bindable var model: EditorModel

    var body: some View {
        ChoiceGrid("Icon", choices: HabitIcon.allCases) { icon, arrangement in
            ChoiceTile(
                name: icon.name, isChosen: icon == HabitIcon(known: model.draft.icon), arrangement: arrangement
            ) {
                model.draft.icon = icon.rawValue
            } drawing: {
                // The names need the width beside it: in a list of them the drawing does not grow.
                IconTile(icon: icon, accent: Accent(known: model.draft.accent), largest: Spacing.target)
            }
            .accessibilityIdentifier("editor.icon.\(icon.rawValue)")
        }
    }
}

/// The accents.
struct AccentRow: View {
    @Bindable var model: EditorModel

    @Environment(\.palette) private var palette

    var body: some View {
        ChoiceGrid("Colour", choices: Accent.allCases) { accent, arrangement in
            ChoiceTile(
                name: accent.name, isChosen: accent == Accent(known: model.draft.accent), arrangement: arrangement
            ) {
                model.draft.accent = accent.rawValue
            } drawing: {
                Circle().fill(accent.color(palette)).frame(width: 36, height: 36)
            }
            .accessibilityIdentifier("editor.accent.\(accent.rawValue)")
        }
    }
}
