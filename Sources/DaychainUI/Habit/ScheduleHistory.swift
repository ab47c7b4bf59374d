import DaychainCore
import SwiftUI

/// The schedule's versions with their dates, the oldest first.
struct ScheduleHistory: View {
    let habit: HabitOverview
    let deviceDate: LocalDate

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            SectionHeading("Schedule", note: nil)
            ForEach(habit.schedule.versions, id: \.effectiveDate) { version in
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    Text(verbatim: rhythm(version))
                        .fixedSize(horizontal: false, vertical: true)
                    Text(verbatim: since(version))
                        .font(.subheadline)
                        .foregroundStyle(palette.soft)
                        .fixedSize(horizontal: false, vertical: true)
                }
                .accessibilityElement(children: .combine)
            }
        }
        .onCard()
        .padding(.horizontal, Spacing.large)
        .accessibilityIdentifier("habit.schedule")
    }

    private func rhythm(_ version: ScheduleVersion) -> String {
        version.isPaused ? String(localized: "Archived") : HabitWords(words: words).rhythm(version.weekdays)
    }

    private func since(_ version: ScheduleVersion) -> String {
        let date = words.full(version.effectiveDate)
        let city = ZoneWords.city(version.zone)
        return String(localized: "From \(date), \(city) time")
    }
}
