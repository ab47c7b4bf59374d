import DaychainCore
import SwiftUI

/// What has a good default: note, icon, colour, start date and zone.
struct EditorDetails: View {
    @Bindable var model: EditorModel

    @Environment(\.palette) private var palette

    var body: some View {
        TextField("Note", text: $model.draft.note, prompt: Text("Note (optional)"), axis: .vertical)
            .lineLimit(1...6)
            .frame(minHeight: Spacing.target)
            .accessibilityIdentifier("editor.note")
        FieldError(error: model.error(of: .note))
        DayPicker("Start date", selection: $model.startDay, in: model.startDays)
            .accessibilityIdentifier("editor.startDate")
        NavigationLink {
            ZoneList(model: model)
        } label: {
            LabeledContent("Time zone", value: ZoneWords.city(model.draft.zone))
        }
        .accessibilityIdentifier("editor.zone")
        FieldError(error: model.error(of: .zone))
        ChoiceGrid("Icon", choices: HabitIcon.allCases) { icon in
            ChoiceTile(name: icon.name, isChosen: icon == HabitIcon(known: model.draft.icon)) {
                model.draft.icon = icon.rawValue
            } drawing: {
                IconTile(icon: icon, accent: Accent(known: model.draft.accent))
            }
            .accessibilityIdentifier("editor.icon.\(icon.rawValue)")
        }
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
