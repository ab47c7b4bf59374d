import DaychainCore
import TestSupport
import Testing

/// What a form saves: several edits of one habit, as one.
@Suite("Several edits of a habit")
struct HabitEditTests {
    private let now = "2026-03-18T12:00:00+01:00"
    private let details = HabitDetails(name: "Read more", note: "20 pages", icon: "lamp", accent: "plum")

    @Test("are carried out in order, as one change")
    func allAtOnce() throws {
        let habit = HabitFixture().done("2026-03-17").overview
        let edits: [HabitEdit] = [
            .details(details), .start("2026-02-23"),
            .weekdays(Weekdays(.tuesday), from: "2026-03-18", replacingLaterChanges: false), .zone("Asia/Tokyo"),
            .reminder(ReminderSetting(time: "07:30", isEnabled: true)),
        ]
        let command = HabitCommand.edit(habit.id, edits)
        let changes = try command.outcome(in: HabitsSnapshot(habits: [habit]), at: moment(now)).changes
        guard case .update(let edited) = try #require(changes.first), changes.count == 1 else {
            Issue.record("One habit is updated once")
            return
        }
        #expect(edited.details == details)
        #expect(edited.schedule.versions.map(\.effectiveDate) == ["2026-02-23", "2026-03-18", "2026-03-19"])
        #expect(edited.schedule.weekdays(on: "2026-03-17") == .daily)
        #expect(edited.schedule.weekdays(on: "2026-03-18") == Weekdays(.tuesday))
        #expect(edited.schedule.zone(on: "2026-03-18").identifier == "Europe/Berlin")
        #expect(edited.schedule.zone(on: "2026-03-19").identifier == "Asia/Tokyo")
        #expect(edited.reminder?.time == "07:30")
        #expect(edited.records == ["2026-03-17"])
        // The same request again, after an answer that got lost.
        #expect(try command.outcome(in: HabitsSnapshot(habits: [edited]), at: moment(now)).changes.isEmpty)
    }

    @Test("are decided on what the ones before them left: weekdays hold from a start just moved earlier")
    func eachOnTheLast() throws {
        let habit = HabitFixture().starting("2026-04-01").overview
        let edited = try habit.edited(
            [
                .start("2026-03-20"),
                .weekdays(Weekdays(.friday), from: "2026-03-20", replacingLaterChanges: false),
            ], at: moment(now))
        #expect(edited.schedule.versions.map(\.effectiveDate) == ["2026-03-20"])
        #expect(edited.schedule.weekdays(on: "2026-03-20") == Weekdays(.friday))
    }

    @Test("are all refused with the first that is")
    func allOrNone() throws {
        let habit = HabitFixture().done("2026-03-10").overview
        let command = HabitCommand.edit(habit.id, [.details(details), .start("2026-03-11")])
        #expect(throws: CommandError.startTooLate("2026-03-11", latest: "2026-03-10")) {
            try command.outcome(in: HabitsSnapshot(habits: [habit]), at: moment(now))
        }
    }

    @Test("of an archived or a missing habit are refused; no edits of one that can be edited change nothing")
    func whoCanBeEdited() throws {
        let archived = try HabitFixture().after({ .archive($0) }, at: now).overview
        #expect(throws: CommandError.archived(archived.id)) { try archived.edited([], at: moment(now)) }
        #expect(throws: CommandError.notFound(archived.id)) {
            try HabitCommand.edit(archived.id, []).outcome(in: HabitsSnapshot(), at: moment(now))
        }
        let habit = HabitFixture().overview
        #expect(try habit.edited([], at: moment(now)) == habit)
    }
}
