import DaychainCore
import Foundation
import SwiftUI

/// The seven weekdays in the order of the person's week: in one row where that fits, else in rows of four; at the
/// largest text sizes a list.
struct WeekdayTiles: View {
    @Bindable var model: EditorModel
    let spoken: AccessibilityFocusState<HabitField?>.Binding

    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.dayWords) private var words

    var body: some View {
        if textSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                list(words.weekday)
                list(words.shortWeekday)
            }
        } else {
            // The tiles touch, each with a margin inside; those of the first and the last reach beyond the row.
            EvenColumns(counts: [7, 4, 1], columnSpacing: 0) {
                ForEach(words.week, id: \.self) { weekday in tile(weekday, words.shortWeekday) }
            }
            .padding(.horizontal, -Spacing.hair)
        }
    }

    private func list(_ name: @escaping (Weekday) -> String) -> some View {
        VStack(spacing: Spacing.small) {
            ForEach(words.week, id: \.self) { weekday in tile(weekday, name) }
        }
    }

    private func tile(_ weekday: Weekday, _ name: (Weekday) -> String) -> some View {
        Toggle(isOn: $model.draft.weekdays[weekday]) {
            Text(verbatim: name(weekday))
        }
        .toggleStyle(TileToggleStyle(accent: Accent(known: model.draft.accent)))
        .accessibilityLabel(Text(verbatim: words.weekday(weekday)))
        .modifier(FirstWeekdayFocus(spoken: spoken, isFirst: weekday == words.week.first))
        .accessibilityIdentifier("editor.weekday.\(weekday.rawValue)")
    }
}

/// Lets VoiceOver come to the first weekday where none is chosen.
private struct FirstWeekdayFocus: ViewModifier {
    let spoken: AccessibilityFocusState<HabitField?>.Binding
    let isFirst: Bool

    @ViewBuilder func body(content: Content) -> some View {
        if isFirst {
            content.accessibilityFocused(spoken, equals: .weekdays)
        } else {
            content
        }
    }
}

struct WeekdayTiles_Previews: PreviewProvider {
    static var previews: some View {
        Preview().previewDisplayName("Weekdays")
        Preview().dynamicTypeSize(.xxxLarge).previewDisplayName("Weekdays, large text")
        Preview().dynamicTypeSize(.accessibility5).previewDisplayName("Weekdays, largest text")
    }

    private struct Preview: View {
        @AccessibilityFocusState private var spoken: HabitField?

        var body: some View {
            WeekdayTiles(model: PreviewHabits.editor(PreviewHabits.reading), spoken: $spoken)
                .padding(Spacing.large)
                .onPaper()
        }
    }
}
