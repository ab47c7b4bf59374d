import DaychainCore
import SwiftUI

/// The schedule's versions with their dates, the oldest first.
struct ScheduleHistory: View {
    let habit: HabitOverview
    /// The habit's today.
    let today: LocalDate

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            SectionHeading("Schedule")
            ForEach(habit.schedule.periods, id: \.firstDate) { period in
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    Text(verbatim: rhythm(period.version, isShort: textSize.isAccessibilitySize))
                        .fixedSize(horizontal: false, vertical: true)
                        .accessibilityLabel(Text(verbatim: rhythm(period.version, isShort: false)))
                    Text(verbatim: HabitWords(words: words).dates(of: period, today: today))
                        .font(.subheadline)
                        .foregroundStyle(palette.soft)
                        .fixedSize(horizontal: false, vertical: true)
                }
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier("habit.schedule.\(period.firstDate.text)")
            }
        }
        .onCard()
        .margins(.horizontal)
    }

    private func rhythm(_ version: ScheduleVersion, isShort: Bool) -> String {
        version.isPaused
            ? String(localized: "Archived") : HabitWords(words: words).rhythm(version.weekdays, isShort: isShort)
    }
}
