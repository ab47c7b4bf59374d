import DaychainCore
import TestSupport
import Testing

/// The first table of examples of the time policy: started Monday 2026-03-02, Monday and Wednesday, in Berlin.
@Suite("A Monday–Wednesday habit")
struct StreakExampleTests {
    let habit = HabitFixture().on(.monday, .wednesday).starting("2026-03-02").in("Europe/Berlin")

    @Test("keeps its streak across an unscheduled Tuesday")
    func unscheduledTuesday() {
        let kept = habit.done("2026-03-02", "2026-03-04")
        let today = kept.today(at: "2026-03-04T20:00:00+01:00")
        #expect(today == "2026-03-04")
        #expect(kept.streaks(on: today) == "2/2")
        #expect(kept.status(of: "2026-03-03", on: today) == .notScheduled)
    }

    @Test("keeps its streak while today is due")
    func dueToday() {
        let kept = habit.done("2026-03-02")
        #expect(kept.streaks(on: "2026-03-04") == "1/1")
        #expect(kept.status(of: "2026-03-04", on: "2026-03-04") == .due)
    }

    @Test("loses its streak at the midnight after a missed Wednesday")
    func missedWednesday() {
        let kept = habit.done("2026-03-02")
        let today = kept.today(at: "2026-03-05T00:00:00+01:00")
        #expect(today == "2026-03-05")
        #expect(kept.streaks(on: today) == "0/1")
        #expect(kept.status(of: "2026-03-04", on: today) == .missed)
    }

    @Test("does not count an extra Tuesday")
    func extraTuesday() {
        let kept = habit.done("2026-03-02", "2026-03-03", "2026-03-04")
        #expect(kept.streaks(on: "2026-03-04") == "2/2")
        #expect(kept.status(of: "2026-03-03", on: "2026-03-04") == .extra)
    }

    @Test("carries its streak into new weekdays")
    func newWeekdays() throws {
        let changed = try habit.done("2026-03-02", "2026-03-04", "2026-03-09").after(
            { .edit($0, [.weekdays(Weekdays(.tuesday), from: "2026-03-10", replacingLaterChanges: false)]) },
            at: "2026-03-10T09:00:00+01:00")
        #expect(changed.streaks(on: "2026-03-10") == "3/3")
        #expect(changed.status(of: "2026-03-10", on: "2026-03-10") == .due)
        #expect(changed.status(of: "2026-03-04", on: "2026-03-10") == .done)
    }

    @Test("carries its streak over the time in the archive")
    func archivedAndRestored() throws {
        let restored = try habit.done("2026-03-02", "2026-03-04")
            .after({ .archive($0) }, at: "2026-03-05T12:00:00+01:00")
            .after({ .restore($0) }, at: "2026-04-01T08:00:00+02:00")
            .after({ .setCompletion($0, date: "2026-04-01", done: true) }, at: "2026-04-01T08:01:00+02:00")
        #expect(restored.streaks(on: "2026-04-01") == "3/3")
        #expect(restored.status(of: "2026-03-09", on: "2026-04-01") == .paused)
    }
}
