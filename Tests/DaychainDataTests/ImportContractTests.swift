import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("Every habit store, importing")
struct ImportContractTests {
    private let id = HabitFixture.id

    private func backup(_ habits: HabitFixture...) -> [BackupHabit] {
        habits.map { BackupHabit(overview: $0.overview, completions: Array($0.habit.completions.values)) }
    }

    private let other = HabitFixture("Walk", id: .numbered(9))
        .starting("2026-02-02").version(from: "2026-02-16", weekdays: Weekdays(.monday), zone: "Asia/Tokyo")
        .done("2026-02-03", "2026-02-16", "2026-04-01").reminded(at: "07:30")

    @Test("gives all records of all habits as they stand", arguments: StoreUnderTest.allCases)
    func archive(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            for date in ["2026-03-04", "2026-03-02"] as [LocalDate] {
                try await store.perform(.setCompletion(id, date: date, done: true), at: wednesdayEvening)
            }
            let archive = try await store.archive()
            #expect(archive.snapshot == (try await store.snapshot()))
            #expect(archive.completions[id]?.map(\.date) == ["2026-03-02", "2026-03-04"])
            #expect(archive.completions[id]?.map(\.zoneIdentifier) == ["Europe/Berlin", "Europe/Berlin"])
        }
    }

    @Test("adds a habit whole, and has it all after that", arguments: StoreUnderTest.allCases)
    func insert(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            let receipt = try await store.perform(
                .merge(BackupMerge(habits: backup(other), basis: [])), at: wednesdayEvening)
            #expect(receipt.hasChanges)
            #expect(try await store.snapshot() == receipt.snapshot)
            #expect(try await store.habit(other.habit.id) == other.habit)
        }
    }

    @Test(
        "adds records to a habit that is there, and takes the backup's fields where asked to",
        arguments: StoreUnderTest.allCases)
    func merge(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            try await store.perform(.setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening)
            let incoming = backup(HabitFixture("Run").done("2026-03-02", "2026-03-04"))
            let basis = try await store.snapshot().habits
            try await store.perform(.merge(BackupMerge(habits: incoming, basis: basis)), at: wednesdayEvening)
            let kept = try await store.habit(id)
            #expect(kept?.overview.details.name == "Read")
            #expect(kept?.overview.records == ["2026-03-02", "2026-03-04"])
            #expect(kept?.completions["2026-03-04"]?.completedAt == instant("2026-03-04T19:00:00Z"))
            let merge = BackupMerge(habits: incoming, takingBackup: [id], basis: try await store.snapshot().habits)
            try await store.perform(.merge(merge), at: wednesdayEvening)
            let taken = try await store.habit(id)
            #expect(taken?.overview.details.name == "Run")
            #expect(taken?.overview.schedule == HabitFixture().overview.schedule)
            #expect(taken?.overview.reminder == nil)
            #expect(
                try await store.perform(
                    .merge(
                        BackupMerge(
                            habits: incoming, takingBackup: [id],
                            basis: try await store.snapshot().habits)), at: wednesdayEvening
                ).hasChanges == false)
        }
    }

    @Test(
        "refuses an import that was previewed on other habits, and stays as it is",
        arguments: StoreUnderTest.allCases)
    func changed(_ kind: StoreUnderTest) async throws {
        try await kind.run { store in
            try await store.perform(.create(.read()), at: wednesdayEvening)
            let before = try await store.archive()
            await #expect(throws: StoreError.refused(.changedSincePreview)) {
                try await store.perform(.merge(BackupMerge(habits: backup(other), basis: [])), at: wednesdayEvening)
            }
            #expect(try await store.archive() == before)
        }
    }
}
