import DaychainCore
import DaychainData
import Foundation

/// The store with much history against the store with little: marking, opening, and writing many records at once.
enum StoreArea {
    static func rows() async throws -> [Row] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "daychain-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let one = try await pair(habits: 1, in: folder.appending(path: "one"))
        let writing = try await import300000(in: folder)
        let many = try await pair(habits: 100, in: folder.appending(path: "many"))
        return [
            try await marking("one habit", one), try await marking("100 habits", many),
            try await statements("one habit", one), try await statements("100 habits", many),
            writing, try await opening(many), try memory(.today, many), try memory(.history, many),
        ]
    }

    /// Two folders with the same habits: one with a month of records, one with ten years.
    private struct Pair {
        let month: URL
        let years: URL
    }

    private static func pair(habits: Int, in folder: URL) async throws -> Pair {
        let pair = Pair(month: folder.appending(path: "month"), years: folder.appending(path: "years"))
        for (url, days) in [(pair.month, 30), (pair.years, 3652)] {
            let store = try await HabitStoreOpening(folder: url).open()
            let outcome = History.outcome(habits: habits, days: days)
            try await store.perform { _ in outcome }
        }
        return pair
    }

    // MARK: Cases

    private static func marking(_ name: String, _ pair: Pair) async throws -> Row {
        let month = try await Marker(pair.month)
        let years = try await Marker(pair.years)
        // By turns, so that whatever else the disk does meets both; the shortest is the one disturbed least.
        var shortest: [Double] = [.infinity, .infinity]
        for _ in 0..<150 {
            shortest[0] = min(shortest[0], try await microseconds { try await month.mark() })
            shortest[1] = min(shortest[1], try await microseconds { try await years.mark() })
        }
        return Row(
            name: "one more mark, \(name), 10 years", figure: shortest[1], ratio: shortest[1] / shortest[0],
            reference: "1 month", bar: 1.5)
    }

    private static func statements(_ name: String, _ pair: Pair) async throws -> Row {
        let month = Double(try StatementCount.ofMark(in: pair.month))
        let years = Double(try StatementCount.ofMark(in: pair.years))
        return Row(
            name: "statements of a clearing and a mark, \(name), 10 years", figure: years, unit: "statements",
            ratio: years / month,
            reference: "1 month", bar: 1)
    }

    private static func import300000(in folder: URL) async throws -> Row {
        var shortest: [Double] = [.infinity, .infinity]
        for turn in 0..<3 {
            for (number, days) in [300, 3000].enumerated() {
                let store = try await HabitStoreOpening(folder: folder.appending(path: "import \(turn) \(number)"))
                    .open()
                let outcome = History.outcome(habits: 100, days: days)
                let time = try await microseconds { try await store.perform { _ in outcome } }
                shortest[number] = min(shortest[number], time)
            }
        }
        return Row(
            name: "300,000 records in one transaction", figure: shortest[1], ratio: shortest[1] / shortest[0],
            reference: "30,000 records", bar: 12)
    }

    private static func opening(_ pair: Pair) async throws -> Row {
        var shortest: [Double] = [.infinity, .infinity]
        for _ in 0..<15 {
            for (index, url) in [pair.month, pair.years].enumerated() {
                let time = try await microseconds {
                    let store = try await HabitStoreOpening(folder: url).open()
                    let sections = TodaySections(try await store.snapshot(), at: History.now)
                    precondition(sections.scheduled.count == 100)
                }
                shortest[index] = min(shortest[index], time)
            }
        }
        return Row(
            name: "opening to Today, 100 habits, 10 years", figure: shortest[1], ratio: shortest[1] / shortest[0],
            reference: "1 month", bar: 3)
    }

    private static func memory(_ work: MemoryUse, _ pair: Pair) throws -> Row {
        let (month, years) = (try work.peak(in: pair.month), try work.peak(in: pair.years))
        return Row(
            name: "peak of memory, \(work.name), 10 years", figure: years, unit: "MB", ratio: years / month,
            reference: "1 month", bar: 1.5)
    }

    private static func microseconds(_ work: () async throws -> Void) async throws -> Double {
        let start = ContinuousClock.now
        try await work()
        return (ContinuousClock.now - start).microseconds
    }
}

/// Marks and clears today, over and over.
final class Marker {
    private let store: CoreDataHabitStore
    private let id: HabitID
    private var done = false

    init(_ folder: URL) async throws {
        store = try await HabitStoreOpening(folder: folder).open()
        id = History.identity(0)
        // Whatever the last one left, the next mark changes something.
        try await store.perform(.setCompletion(id, date: History.today, done: false), at: History.now)
    }

    func mark() async throws {
        done.toggle()
        try await store.perform(.setCompletion(id, date: History.today, done: done), at: History.now)
    }
}

/// Daily habits done each day up to yesterday.
enum History {
    static let today = LocalDate(dayNumber: 20_787)
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
