import CoreData
import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

@Suite("Packed dates of records")
struct RecordedDaysTests {
    @Test("hold the first day and a bit for each day after it")
    func bytes() {
        // 1970-01-02 is day 1; 1970-01-11 is nine days later.
        #expect(RecordedDays.data(from: ["1970-01-02", "1970-01-11"]) == Data([1, 0, 0, 0, 0b1, 0b10]))
        #expect(RecordedDays.data(from: []) == Data())
        #expect(RecordedDays.days(from: Data([1, 0, 0, 0, 0b1, 0b10])) == ["1970-01-02", "1970-01-11"])
        #expect(RecordedDays.days(from: Data([0xFF, 0xFF, 0xFF, 0xFF, 0b1])) == ["1969-12-31"])
    }

    @Test("come back as they were, from either end of the supported dates and in long runs")
    func roundTrip() {
        let supported = LocalDate.supported
        let sets: [DaySet] = [
            [], [supported.lowerBound], [supported.upperBound], [supported.lowerBound, supported.upperBound],
            DaySet(("2016-01-01" as LocalDate)..."2026-03-04"),
        ]
        for days in sets { #expect(RecordedDays.days(from: RecordedDays.data(from: days)) == days) }
    }

    @Test("come back from wherever in a word they begin and end", arguments: 0..<64)
    func alignments(offset: Int) {
        let first = ("2026-03-04" as LocalDate).adding(days: -offset)
        for length in 1...80 {
            // The first and the last day, and every third between them.
            var days: DaySet = [first, first.adding(days: length - 1)]
            for day in stride(from: 0, to: length, by: 3) { days.insert(first.adding(days: day)) }
            #expect(RecordedDays.days(from: RecordedDays.data(from: days)) == days)
        }
    }

    @Test("that are none are refused", arguments: [[1], [1, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0x7F, 1]] as [[UInt8]])
    func malformed(bytes: [UInt8]) {
        #expect(RecordedDays.days(from: Data(bytes)) == nil)
    }

    @Test(
        "that do not agree with the records give way to them",
        arguments: [
            Data(), Data([9]), RecordedDays.data(from: ["2026-03-02", "2026-03-03", "2026-03-04"]),
            RecordedDays.data(from: ["2026-03-03", "2026-03-04"]),
        ])
    func recordsCount(packed: Data) async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let id = HabitFixture.id
        let store = try await HabitStoreOpening(folder: folder.url).open()
        try await store.perform(.create(.read()), at: wednesdayEvening)
        for date in ["2026-03-02", "2026-03-04"] as [LocalDate] {
            try await store.perform(.setCompletion(id, date: date, done: true), at: wednesdayEvening)
        }
        try await store.close()
        try await StoredRows.edit(folder) { context in
            let habits = try context.fetch(NSFetchRequest<HabitRecord>(entityName: HabitRecord.entityName))
            for habit in habits { habit.recordedDays = packed }
        }
        let again = try await HabitStoreOpening(folder: folder.url).open()
        #expect(try await again.habit(id)?.overview.records == ["2026-03-02", "2026-03-04"])
        #expect(try await again.snapshot()[id]?.records == ["2026-03-02", "2026-03-04"])
    }
}
