import DaychainCore
import Foundation
import TestSupport

/// What lies in the app's folder of files before a walk begins.
extension RandomWalk {
    /// A backup from before the walk: the longest name, and two months with gaps.
    static func putBackup(into folder: URL) throws {
        let names = ["Practise the second movement slowly with a metronome before the house wakes up!!", "كتاب"]
        let habits = names.enumerated().map { place, name in
            let start: LocalDate = "2026-01-05"
            let id = HabitID(UUID(uuid: (7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(place))))
            let overview = HabitOverview(
                id: id, details: HabitDetails(name: name, icon: "instrument", accent: "clay"),
                createdAt: instant("2026-01-05T09:00:00Z"), position: place,
                schedule: Schedule(startDate: start, weekdays: .daily, zone: "Europe/Berlin"))
            let records = (start..."2026-03-01").filter { $0.dayNumber % (5 + place) != 0 }
            return Habit(
                overview: overview,
                completions: records.map {
                    Completion(date: $0, completedAt: instant("2026-03-01T09:00:00Z"), zoneIdentifier: "Europe/Berlin")
                })
        }
        let archive = HabitsArchive(
            snapshot: HabitsSnapshot(habits: habits.map(\.overview)),
            completions: Dictionary(uniqueKeysWithValues: habits.map { ($0.id, Array($0.completions.values)) }))
        let data = BackupWriter.data(of: archive, createdAt: instant("2026-03-01T09:00:00Z"), appVersion: "1.0")
        try Workplace.put(data, named: "Before.json", in: folder)
    }
}
