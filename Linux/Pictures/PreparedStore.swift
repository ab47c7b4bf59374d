import DaychainCore
import DaychainData
import Foundation

/// A store on disk with habits in every state, as of Wednesday 2026-03-04, 20:00 in Berlin.
enum PreparedStore {
    static let longestName = "Practise the second movement slowly, with the metronome, before the house wakes."
    static let now = Moment(instant: Date(timeIntervalSince1970: 1_772_650_800), zone: Zone("Europe/Berlin"))

    /// Writes a store by the arguments folder, number of habits, and `short` or `long` for the first one's name.
    static func write(_ arguments: [String]) {
        guard arguments.count == 3, let count = Int(arguments[1]), ["short", "long"].contains(arguments[2]) else {
            print("Pictures store FOLDER NUMBER short|long")
            exit(64)
        }
        let folder = URL(fileURLWithPath: arguments[0], isDirectory: true)
        let habits = kinds(count: count, firstName: arguments[2] == "long" ? longestName : "R")
        Task {
            do {
                try await fill(folder, with: habits)
                exit(0)
            } catch {
                print("The store could not be written: \(error)")
                exit(1)
            }
        }
        dispatchMain()
    }

    private static func fill(_ folder: URL, with habits: [HabitOverview]) async throws {
        let store = try await HabitStoreOpening(folder: folder).open()
        var changes: [HabitChange] = []
        for habit in habits {
            var shell = habit
            shell.records = DaySet()
            changes.append(.insert(shell))
            changes += habit.records.map { .insertCompletion(habit.id, completion($0)) }
        }
        let outcome = CommandOutcome(changes: changes)
        try await store.perform { _ in outcome }
        // Every fifth habit had a month away; with five habits and more, the last but one is archived now.
        for habit in habits.enumerated().filter({ $0.offset % 5 == 2 }).map(\.element) {
            try await store.perform(.archive(habit.id), at: day(-40))
            try await store.perform(.restore(habit.id), at: day(-12))
        }
        if habits.count > 4 { try await store.perform(.archive(habits[habits.count - 2].id), at: day(-1)) }
    }

    private static func day(_ offset: Int) -> Moment {
        Moment(instant: now.instant.addingTimeInterval(Double(offset) * 86_400), zone: now.zone)
    }

    private static func completion(_ date: LocalDate) -> Completion {
        Completion(date: date, completedAt: now.instant, zoneIdentifier: now.zone.identifier)
    }

    private static func kinds(count: Int, firstName: String) -> [HabitOverview] {
        let names = [
            "Read a chapter", "Water the plants", "Stretch", "Call home", "Swim", "Cook from scratch",
            "Write three lines", "Tidy the desk", "Walk after lunch", "Learn ten words", "Make tea", "Early night",
        ]
        let icons = [
            "book", "plant", "stretch", "call", "swim", "cook", "journal", "tidy", "walk", "language", "tea", "sleep",
        ]
        let accents = [
            "harbour", "moss", "clay", "plum", "lagoon", "heather", "marigold", "rosehip", "slate", "pine",
            "chestnut", "dusk",
        ]
        return (0..<count).map { number in
            let name =
                number == 0 ? firstName : number < 12 ? names[number] : "\(names[number % 12]) \(number / 12 + 1)"
            return habit(number, name, icon: icons[number % 12], accent: accents[number % 12])
        }
    }

    /// By turns: a long streak and due, done today, missed yesterday, an extra today, not begun.
    private static func habit(_ number: Int, _ name: String, icon: String, accent: String) -> HabitOverview {
        let today = now.deviceDate
        let weekdays: Weekdays = number % 5 == 3 ? Weekdays(.saturday, .sunday) : .daily
        let start = number % 5 == 4 ? 9 : -60 - number
        let done: [Int] =
            switch number % 5 {
            case 0: Array(-30 ... -1)
            case 1: Array(-20 ... -9) + Array(-7...0)
            case 2: [-50, -49, -48, -9, -8, -6, -5, -3, -2]
            case 3: [-11, -10, -4, -3, 0]
            default: []
            }
        return HabitOverview(
            id: HabitID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, UInt8(number)))),
            details: HabitDetails(name: name, icon: icon, accent: accent), createdAt: now.instant, position: number,
            schedule: Schedule(startDate: today.adding(days: start), weekdays: weekdays, zone: now.zone),
            records: DaySet(done.map { today.adding(days: $0) }))
    }
}
