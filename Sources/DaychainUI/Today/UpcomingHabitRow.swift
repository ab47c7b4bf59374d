import DaychainCore
import SwiftUI

/// A habit that has not begun: its name and its start date, without a control to mark it.
struct UpcomingHabitRow: View {
    let day: TodayHabit
    let today: LocalDate
    let key: String
    let open: @MainActor () -> Void

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        Button {
            open()
        } label: {
            SideBySide(spacing: Spacing.medium) {
                IconTile(day.habit.details)
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    Text(verbatim: day.habit.details.name)
                        .font(.headline)
                        .multilineTextAlignment(.leading)
                    FittingText(full: starts, short: startsBriefly)
                        .font(.subheadline)
                        .foregroundStyle(palette.soft)
                        .multilineTextAlignment(.leading)
                }
            }
            .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .onCard()
        .accessibilityLabel(Text(verbatim: day.habit.details.name))
        .accessibilityValue(Text(verbatim: starts))
        .accessibilityHint("Opens the habit")
        .accessibilityIdentifier("today.open.\(key)")
    }

    private var starts: String { HabitWords(words: words).state(day, deviceDate: today) }
    private var startsBriefly: String {
        HabitWords(words: words).starts(words.brief(day.habit.schedule.startDate, today: today))
    }
}
