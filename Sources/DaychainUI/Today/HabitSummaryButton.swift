import DaychainCore
import SwiftUI

/// Icon, name and streak of a card; opens the habit. To VoiceOver it is the card: name, state, and every action.
struct HabitSummaryButton: View {
    let day: TodayHabit
    let deviceDate: LocalDate
    let commands: HabitCardCommands

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Button {
            commands.open()
        } label: {
            layout {
                IconTile(icon: HabitIcon(known: details.icon), accent: Accent(known: details.accent))
                sentences
            }
            .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: details.name))
        .accessibilityValue(Text(verbatim: HabitWords.state(day)))
        .accessibilityHint("Opens the habit")
        .accessibilityIdentifier("today.open.\(details.name)")
        .accessibilityActions { HabitMenuItems(day: day, commands: commands) }
    }

    private var details: HabitDetails { day.habit.details }

    private var layout: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: Spacing.small))
            : AnyLayout(HStackLayout(alignment: .top, spacing: Spacing.medium))
    }

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
                Text(verbatim: otherDay)
                    .font(.subheadline)
                    .foregroundStyle(palette.soft)
                    .multilineTextAlignment(.leading)
            }
        }
    }

    /// The habit's own date, where its zone is on another one than the device.
    private var otherDay: String {
        let date = words.long(day.today, today: deviceDate)
        let city = words.city(day.habit.schedule.zone(on: day.today))
        return String(localized: "\(date) in \(city)")
    }
}
