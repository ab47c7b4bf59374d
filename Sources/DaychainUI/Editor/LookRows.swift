import SwiftUI

/// The icons, in the accent chosen.
struct IconRow: View {
    @Bindable var model: EditorModel

    var body: some View {
        ChoiceGrid("Icon", choices: HabitIcon.allCases) { icon in
            ChoiceTile(name: icon.name, isChosen: icon == HabitIcon(known: model.draft.icon)) {
                model.draft.icon = icon.rawValue
            } drawing: {
                IconTile(icon: icon, accent: Accent(known: model.draft.accent))
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
        ChoiceGrid("Colour", choices: Accent.allCases) { accent in
            ChoiceTile(name: accent.name, isChosen: accent == Accent(known: model.draft.accent)) {
                model.draft.accent = accent.rawValue
            } drawing: {
                Circle().fill(accent.color(palette)).frame(width: 36, height: 36)
            }
            .accessibilityIdentifier("editor.accent.\(accent.rawValue)")
        }
    }
}
