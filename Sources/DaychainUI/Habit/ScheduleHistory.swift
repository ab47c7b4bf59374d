import DaychainCore
import SwiftUI

/// The schedule's versions with their dates, the oldest first.
struct ScheduleHistory: View {
    let habit: HabitOverview
    /// The habit's today.
    let today: LocalDate

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            SectionHeading("Schedule", note: nil)
            ForEach(habit.schedule.periods, id: \.firstDate) { period in
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    Text(verbatim: rhythm(period.version))
                        .fixedSize(horizontal: false, vertical: true)
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

    private func rhythm(_ version: ScheduleVersion) -> String {
        version.isPaused ? String(localized: "Archived") : HabitWords(words: words).rhythm(version.weekdays)
    }
}
