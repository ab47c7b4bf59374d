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
        for (url, days) in [(pair.month, 30), (pair.years, History.daysInTenYears)] {
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
        try await ContinuousClock().measure(work).microseconds
    }
}
