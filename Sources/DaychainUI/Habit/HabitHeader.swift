import DaychainCore
import SwiftUI

/// Icon, name, rhythm and note.
struct HabitHeader: View {
    let day: TodayHabit
    let deviceDate: LocalDate
    let focus: AccessibilityFocusState<HabitFocus?>.Binding

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            SideBySide(alignment: .top, spacing: Spacing.medium) {
                IconTile(details)
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    Text(verbatim: details.name)
                        .font(.system(.title, design: .rounded, weight: .bold))
                        .fixedSize(horizontal: false, vertical: true)
                        .accessibilityAddTraits(.isHeader)
                        .accessibilityHeading(.h1)
                        .accessibilityFocused(focus, equals: .name)
                        .accessibilityIdentifier("habit.name")
                    Text(verbatim: rhythm(isShort: textSize.isAccessibilitySize))
                        .foregroundStyle(palette.soft)
                        .accessibilityLabel(Text(verbatim: rhythm(isShort: false)))
                    // Of an archived habit, the notice below says how it stands.
                    if !day.habit.isArchived {
                        Text(verbatim: HabitWords(words: words).standing(day, deviceDate: deviceDate))
                            .foregroundStyle(palette.soft)
                            .accessibilityIdentifier("habit.state")
                    }
                }
            }
            if !details.note.isEmpty {
                Text(verbatim: details.note)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .margins(.horizontal)
    }

    private var details: HabitDetails { day.habit.details }

    private func rhythm(isShort: Bool) -> String {
        HabitWords(words: words).rhythm(day.habit.schedule.weekdays(on: day.today), isShort: isShort)
    }
}
