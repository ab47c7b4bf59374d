import DaychainCore
import Foundation
import SwiftUI

/// What a habit's own screen says of how it stands, where its streaks have a place of their own.
extension HabitWords {
    /// "Due today": the state without the streak, where that is told beside it.
    func standing(_ day: TodayHabit, deviceDate: LocalDate) -> String {
        if day.status == .notStarted { return starts(words.long(day.habit.schedule.startDate, today: deviceDate)) }
        return day.today == deviceDate ? standingToday(day.status) : standingElsewhere(day, deviceDate: deviceDate)
    }

    private func standingToday(_ status: DayStatus) -> String {
        switch status {
        case .due: String(localized: "Due today")
        case .done: String(localized: "Done today")
        case .extra: String(localized: "Done today as an extra")
        default: String(localized: "Not scheduled today")
        }
    }

    private func standingElsewhere(_ day: TodayHabit, deviceDate: LocalDate) -> String {
        let date = dateElsewhere(day, deviceDate: deviceDate)
        switch day.status {
        case .due: return String(localized: "Due on \(date)")
        case .done: return String(localized: "Done on \(date)")
        case .extra: return String(localized: "Done as an extra on \(date)")
        default: return String(localized: "Not scheduled on \(date)")
        }
    }

    /// That the habit is archived, since when by the clocks of its zone, and what that means.
    func archived(_ habit: HabitOverview) -> String {
        guard let instant = habit.archivedAt else {
            return String(localized: "Archived. Its records are kept, and nothing more counts as missed.")
        }
        let date = words.date(instant, in: habit.schedule.chosenZone)
        return String(localized: "Archived on \(date). Its records are kept, and nothing more counts as missed.")
    }
}
