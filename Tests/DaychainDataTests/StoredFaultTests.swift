import CoreData
import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainData

@Suite("Rows that cannot be understood")
struct StoredFaultTests {
    @Test("are reported, and stay in the file through later edits")
    func keptAndReported() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let id = HabitFixture.id
        let store = try await HabitStoreOpening(folder: folder.url).open()
        try await store.perform(.create(.read()), at: wednesdayEvening)
        try await store.perform(.setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening)
        try await store.close()
        try await StoredRows.edit(folder) { context in
            let versions = try context.fetch(NSFetchRequest<ScheduleVersionRecord>(entityName: "ScheduleVersion"))
            let extra = NSEntityDescription.insertNewObject(forEntityName: "ScheduleVersion", into: context)
            let version = try #require(extra as? ScheduleVersionRecord)
            version.habitID = versions.first?.habitID
            version.effectiveDate = "2026-02-30"
            version.weekdayBits = 1
            version.timeZoneID = "Europe/Berlin"
            version.isPaused = false
            for record in try context.fetch(NSFetchRequest<CompletionRecord>(entityName: "Completion")) {
                record.localDate = "2026-3-4"
            }
            for reminder in try context.fetch(NSFetchRequest<ReminderRecord>(entityName: "ReminderSetting")) {
                reminder.localTime = "24:00"
            }
        }
        let expected: Set<StoredProblem> = [
            StoredProblem(habitID: id, reason: .unreadableVersion(.effectiveDate, text: "2026-02-30")),
            StoredProblem(habitID: id, reason: .unreadableRecord(text: "2026-3-4")),
            StoredProblem(habitID: id, reason: .unreadableReminder(text: "24:00")),
        ]
        let damaged = try await HabitStoreOpening(folder: folder.url).open()
        #expect(try await damaged.habit(id)?.completions.isEmpty == true)
        #expect(Set(try await damaged.snapshot().problems) == expected)
        let details = HabitDetails(name: "Run", icon: "book", accent: "teal")
        try await damaged.perform(.edit(id, [.details(details)]), at: wednesdayEvening)
        try await damaged.perform(
            .edit(id, [.weekdays(.daily, from: "2026-03-05", replacingLaterChanges: false)]), at: wednesdayEvening)
        try await damaged.close()
        let again = try await HabitStoreOpening(folder: folder.url).open()
        // The first look trusts the packed dates, which are counted right after it.
        _ = try await again.snapshot()
        #expect(Set(try await again.snapshot().problems) == expected)
        #expect(try await again.snapshot()[id]?.details == details)
    }

    @Test("without a habit are reported under its identity")
    func orphans() async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let store = try await HabitStoreOpening(folder: folder.url).open()
        try await store.perform(.create(.read()), at: wednesdayEvening)
        try await store.close()
        try await StoredRows.edit(folder) { context in
            for habit in try context.fetch(NSFetchRequest<HabitRecord>(entityName: "Habit")) { context.delete(habit) }
        }
        let again = try await HabitStoreOpening(folder: folder.url).open()
        #expect(try await again.snapshot().problems == [StoredProblem(habitID: HabitFixture.id, reason: .noSchedule)])
    }
}
