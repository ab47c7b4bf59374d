import DaychainCore
import Foundation

/// Daily habits done each day up to yesterday.
enum History {
    /// 2026-11-30.
    static let today = LocalDate(dayNumber: 20_787)
    static let daysInTenYears = 3652
    static let now = Moment(
        instant: Date(timeIntervalSince1970: Double(today.dayNumber) * 86_400 + 43_200), zone: Zone("UTC"))

    static func identity(_ number: Int) -> HabitID {
        HabitID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number / 256), UInt8(number % 256))))
    }

    /// The habits with the dates of all their records.
    static func habits(_ count: Int, days: Int) -> [HabitOverview] {
        let dates = DaySet(today.adding(days: -days)..<today)
        return (0..<count).map { habit($0, days: days, records: dates) }
    }

    private static func habit(_ number: Int, days: Int, records: DaySet) -> HabitOverview {
        HabitOverview(
            id: identity(number), details: HabitDetails(name: "Habit \(number)", icon: "book", accent: "moss"),
            createdAt: now.instant, position: number,
            schedule: Schedule(startDate: today.adding(days: -days), weekdays: .daily, zone: Zone("UTC")),
            records: records)
    }

    /// Everything in one outcome, with a record of each day.
    static func outcome(habits: Int, days: Int) -> CommandOutcome {
        let start = today.adding(days: -days)
        var changes: [HabitChange] = []
        for number in 0..<habits {
            let id = identity(number)
            changes.append(.insert(habit(number, days: days, records: DaySet())))
            for day in start..<today {
                let completion = Completion(date: day, completedAt: now.instant, zoneIdentifier: "UTC")
                changes.append(.insertCompletion(id, completion))
            }
        }
        return CommandOutcome(changes: changes)
    }
}
