import DaychainCore
import TestSupport
import Testing

/// Archive and restore: the days between are paused.
@Suite("Archiving")
struct ArchiveTests {
    private let now = "2026-03-18T12:00:00+01:00"
    private let wednesdayWithRecords = HabitFixture().on(.monday, .wednesday).done("2026-03-11", "2026-03-16")

    @Test("pauses from today where today has no record, and from tomorrow where it has")
    func effectiveDate() throws {
        let open = try wednesdayWithRecords.after({ .archive($0) }, at: now)
        #expect(open.status(of: "2026-03-18", on: "2026-03-18") == .paused)
        let done = try wednesdayWithRecords.done("2026-03-18").after({ .archive($0) }, at: now)
        #expect(done.status(of: "2026-03-18", on: "2026-03-18") == .done)
        #expect(done.status(of: "2026-03-19", on: "2026-03-19") == .paused)
    }

    @Test("says when it was asked for, and keeps every record")
    func archivedAt() throws {
        let archived = try wednesdayWithRecords.after({ .archive($0) }, at: now)
        #expect(archived.overview.isArchived)
        #expect(archived.overview.archivedAt == instant("2026-03-18T11:00:00Z"))
        #expect(archived.overview.records == ["2026-03-11", "2026-03-16"])
    }

    @Test("a second time changes nothing")
    func twice() throws {
        let once = try wednesdayWithRecords.after({ .archive($0) }, at: now)
        #expect(try once.after({ .archive($0) }, at: "2026-03-20T12:00:00+01:00").habit == once.habit)
    }

    @Test(
        "and restoring on one day leaves the state as it was",
        arguments: [
            "2026-03-18", "2026-03-16", "2026-03-25",
        ] as [LocalDate])
    func sameDay(record: LocalDate) throws {
        let habit = wednesdayWithRecords.done(record).version(from: "2026-04-06", weekdays: Weekdays(.friday))
        let restored = try habit.after({ .archive($0) }, at: now).after(
            { .restore($0) }, at: "2026-03-18T23:59:00+01:00")
        #expect(restored.habit == habit.habit)
    }

    @Test("keeps planned weekdays for after the restoring")
    func plannedWeekdays() throws {
        let habit = wednesdayWithRecords.version(from: "2026-04-06", weekdays: Weekdays(.friday))
        let restored = try habit.after({ .archive($0) }, at: now).after(
            { .restore($0) }, at: "2026-05-01T12:00:00+02:00")
        #expect(restored.overview.schedule.weekdays(on: "2026-05-01") == Weekdays(.friday))
        #expect(restored.status(of: "2026-05-01", on: "2026-05-01") == .due)
        #expect(restored.status(of: "2026-04-24", on: "2026-05-01") == .paused)
        #expect(restored.overview.archivedAt == nil)
    }

    @Test("before the start pauses from the start, and restoring then begins as planned")
    func beforeTheStart() throws {
        let habit = HabitFixture().starting("2026-04-03")
        let archived = try habit.after({ .archive($0) }, at: now)
        #expect(archived.overview.isArchived)
        #expect(archived.overview.schedule.startDate == "2026-04-03")
        #expect(try archived.after({ .restore($0) }, at: "2026-03-19T12:00:00+01:00").habit == habit.habit)
    }

    @Test("forbids every edit but restoring, deleting and reordering")
    func edits() throws {
        let archived = try wednesdayWithRecords.after({ .archive($0) }, at: now)
        let id = HabitFixture.id
        let commands: [HabitCommand] = [
            .edit(id, [.details(HabitDetails(name: "Run", icon: "book", accent: "teal"))]),
            .edit(id, [.weekdays(.daily, from: "2026-04-01", replacingLaterChanges: true)]),
            .setZone([id], "Asia/Tokyo"), .edit(id, [.start("2026-03-01")]), .edit(id, [.reminder(nil)]),
            .setCompletion(id, date: "2026-03-16", done: false),
        ]
        for command in commands {
            #expect(throws: CommandError.archived(id)) { try archived.after(command, at: moment(now)) }
        }
        #expect(try archived.after(.reorder([id]), at: moment(now)).habit == archived.habit)
        let outcome = try HabitCommand.delete(id).outcome(
            in: HabitsSnapshot(habits: [archived.overview]), at: moment(now))
        #expect(outcome.changes == [.delete(id)])
    }

    @Test("with the clock set back before an earlier pause clears that pause too when restored")
    func clockSetBack() throws {
        let habit = try HabitFixture().after({ .archive($0) }, at: now)
            .after({ .restore($0) }, at: "2026-04-01T12:00:00+02:00")
            .after({ .archive($0) }, at: "2026-04-10T12:00:00+02:00")
            .after({ .restore($0) }, at: "2026-03-10T12:00:00+01:00")
        #expect(habit.overview.schedule.versions.map(\.effectiveDate) == ["2026-03-02"])
    }
}
