import DaychainCore
import SwiftUI

/// Icon, name and streak of a card; opens the habit. To VoiceOver it is the card: name, state, and every action.
struct HabitSummaryButton: View {
    let day: TodayHabit
    let deviceDate: LocalDate
    let key: String
    let commands: HabitCardCommands

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        Button {
            commands.open()
        } label: {
            SideBySide(alignment: .top, spacing: Spacing.medium) {
                IconTile(details)
                sentences
            }
            .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: details.name))
        .accessibilityValue(Text(verbatim: HabitWords(words: words).state(day, deviceDate: deviceDate)))
        .accessibilityCustomContent("Best streak", Text(verbatim: HabitWords.length(day.summary.best)))
        .accessibilityHint("Opens the habit")
        .accessibilityIdentifier("today.open.\(key)")
        .accessibilityActions { HabitMenuItems(day: day, commands: commands) }
    }

    private var details: HabitDetails { day.habit.details }

    private var sentences: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            Text(verbatim: details.name)
                .font(.headline)
                .foregroundStyle(palette.ink)
                .multilineTextAlignment(.leading)
            Text(verbatim: HabitWords.streak(day.summary))
                .font(.subheadline)
                .foregroundStyle(palette.soft)
                .multilineTextAlignment(.leading)
            if day.today != deviceDate {
                Text(verbatim: HabitWords(words: words).dateElsewhere(day, deviceDate: deviceDate))
                    .font(.subheadline)
                    .foregroundStyle(palette.soft)
                    .multilineTextAlignment(.leading)
            }
        }
    }
}
