import DaychainCore
import TestSupport
import Testing

/// Faults that people met in other trackers: edits of a schedule.
@Suite("Schedules that other trackers rewrote")
struct FieldScheduleTests {
    private func change(to weekdays: Weekdays, from date: LocalDate) -> (HabitID) -> HabitCommand {
        { .edit($0, [.weekdays(weekdays, from: date, replacingLaterChanges: false)]) }
    }

    @Test("more weekdays from today on do not break the past")
    func moreWeekdays() throws {
        let habit = try HabitFixture().on(.monday, .wednesday, .friday).starting("2026-03-02")
            .done("2026-03-02", "2026-03-04", "2026-03-06", "2026-03-09", "2026-03-11", "2026-03-13")
            .after(change(to: .daily, from: "2026-03-16"), at: "2026-03-16T09:00:00+01:00")
        #expect(habit.streaks(on: "2026-03-16") == "6/6")
        #expect(habit.status(of: "2026-03-03", on: "2026-03-16") == .notScheduled)
        #expect(habit.status(of: "2026-03-16", on: "2026-03-16") == .due)
        let done = habit.done("2026-03-16", "2026-03-17")
        #expect(done.streaks(on: "2026-03-17") == "8/8")
        #expect(done.status(of: "2026-03-14", on: "2026-03-17") == .notScheduled)
    }

    @Test("fewer weekdays from today on do not forgive a missed day")
    func fewerWeekdays() throws {
        let habit = try HabitFixture().starting("2026-03-02")
            .done(from: "2026-03-02", through: "2026-03-15", except: "2026-03-10")
            .after(change(to: Weekdays(.monday), from: "2026-03-16"), at: "2026-03-16T09:00:00+01:00")
        #expect(habit.status(of: "2026-03-10", on: "2026-03-17") == .missed)
        #expect(habit.status(of: "2026-03-16", on: "2026-03-17") == .missed)
        #expect(habit.status(of: "2026-03-17", on: "2026-03-17") == .notScheduled)
        #expect(habit.streaks(on: "2026-03-17") == "0/8")
    }

    @Test("saving without a change adds no version")
    func savedUnchanged() throws {
        let habit = HabitFixture().on(.monday, .wednesday, .friday).starting("2026-03-02")
        let saved = try habit.after(
            change(to: Weekdays(.monday, .wednesday, .friday), from: "2026-03-16"), at: "2026-03-16T09:00:00+01:00")
        #expect(saved.habit == habit.habit)
    }

    @Test("undoing today after an edit from tomorrow leaves today due, then missed")
    func undoneAfterEdit() throws {
        let now = "2026-05-28T12:00:00+02:00"
        let habit = try HabitFixture().on(.thursday).starting("2026-05-07")
            .done("2026-05-07", "2026-05-14", "2026-05-21", "2026-05-28")
            .after(change(to: Weekdays(.wednesday), from: "2026-05-29"), at: now)
        #expect(habit.streaks(on: "2026-05-28") == "4/4")
        let undone = try habit.after({ .setCompletion($0, date: "2026-05-28", done: false) }, at: now)
        #expect(undone.streaks(on: "2026-05-28") == "3/3")
        #expect(undone.status(of: "2026-05-28", on: "2026-05-28") == .due)
        #expect(undone.status(of: "2026-05-28", on: "2026-05-29") == .missed)
        #expect(undone.streaks(on: "2026-05-29") == "0/3")
    }

    @Test("two edits on one day make one version, loaded in any order")
    func editedTwice() throws {
        let now = "2026-03-16T09:00:00+01:00"
        let habit = try HabitFixture().starting("2026-03-02")
            .after(change(to: Weekdays(.tuesday, .thursday), from: "2026-03-16"), at: now)
            .after(change(to: Weekdays(.monday, .wednesday), from: "2026-03-16"), at: now)
        let versions = habit.overview.schedule.versions
        #expect(versions.map(\.effectiveDate) == ["2026-03-02", "2026-03-16"])
        #expect(versions.last?.weekdays == Weekdays(.monday, .wednesday))
        #expect(habit.status(of: "2026-03-16", on: "2026-03-16") == .due)
        #expect(try Schedule(versions: versions.reversed()) == habit.overview.schedule)
    }
}
