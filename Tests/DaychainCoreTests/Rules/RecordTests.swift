import DaychainCore
import TestSupport
import Testing

/// Which dates can be recorded, and what a record keeps.
@Suite("A record")
struct RecordTests {
    private let now = "2026-03-18T12:00:00+01:00"

    private func mark(_ date: LocalDate) -> (HabitID) -> HabitCommand {
        { .setCompletion($0, date: date, done: true) }
    }

    private func undo(_ date: LocalDate) -> (HabitID) -> HabitCommand {
        { .setCompletion($0, date: date, done: false) }
    }

    @Test("of a future date is refused")
    func futureDate() {
        #expect(throws: CommandError.futureDate("2026-03-19", today: "2026-03-18")) {
            try HabitFixture().after(mark("2026-03-19"), at: now)
        }
    }

    @Test("of a date before the start is refused")
    func beforeTheStart() {
        #expect(throws: CommandError.beforeStart("2026-03-01", start: "2026-03-02")) {
            try HabitFixture().after(mark("2026-03-01"), at: now)
        }
    }

    @Test("of a habit that has not begun is refused, also on its today")
    func notBegun() {
        #expect(throws: CommandError.beforeStart("2026-03-18", start: "2026-04-03")) {
            try HabitFixture().starting("2026-04-03").after(mark("2026-03-18"), at: now)
        }
    }

    @Test(
        "can be made for the start date, today and an unscheduled day between",
        arguments: [
            "2026-03-02", "2026-03-18", "2026-03-10",
        ] as [LocalDate])
    func allowedDates(date: LocalDate) throws {
        let habit = try HabitFixture().on(.monday).after(mark(date), at: now)
        #expect(habit.overview.records == [date])
    }

    @Test("names the date that the person saw, not the one when it was tapped")
    func dateSeen() throws {
        let habit = try HabitFixture().after(mark("2026-03-17"), at: "2026-03-18T00:01:00+01:00")
        #expect(habit.overview.records == ["2026-03-17"])
    }

    @Test("keeps when and where it was made")
    func whenAndWhere() throws {
        let habit = try HabitFixture().after(mark("2026-03-18"), at: now, device: "Asia/Tokyo")
        #expect(
            habit.habit.completions["2026-03-18"]
                == Completion(
                    date: "2026-03-18", completedAt: instant("2026-03-18T11:00:00Z"), zoneIdentifier: "Asia/Tokyo"))
    }

    @Test("made twice is one, and keeps the first instant")
    func madeTwice() throws {
        let once = try HabitFixture().after(mark("2026-03-18"), at: now)
        let twice = try once.after(mark("2026-03-18"), at: "2026-03-18T12:00:01+01:00")
        #expect(twice.habit == once.habit)
        let again = try mark("2026-03-18")(HabitFixture.id).outcome(
            in: HabitsSnapshot(habits: [once.overview]), at: moment("2026-03-18T12:00:01+01:00"))
        #expect(again.changes == [])
    }

    @Test("undone leaves the state exactly as it was")
    func undone() throws {
        let habit = HabitFixture().done("2026-03-16")
        let undone = try habit.after(mark("2026-03-18"), at: now).after(undo("2026-03-18"), at: now)
        #expect(undone.habit == habit.habit)
    }

    @Test("that is not there can be undone without effect")
    func undoneTwice() throws {
        let habit = HabitFixture()
        #expect(try habit.after(undo("2026-03-18"), at: now).habit == habit.habit)
    }

    private let made = Completion(
        date: "2026-03-17", completedAt: instant("2026-03-17T06:30:00Z"), zoneIdentifier: "Asia/Tokyo")

    @Test("put back is what it was, and a second time changes nothing")
    func putBack() throws {
        let back = try HabitFixture().after({ .restoreCompletion($0, made) }, at: now)
        #expect(back.habit.completions == ["2026-03-17": made])
        #expect(try back.after({ .restoreCompletion($0, made) }, at: now).habit == back.habit)
    }

    @Test("put back never replaces one that was made since")
    func putBackTooLate() throws {
        let marked = try HabitFixture().after(mark("2026-03-17"), at: now)
        #expect(try marked.after({ .restoreCompletion($0, made) }, at: now).habit == marked.habit)
    }

    @Test("put back may wait for its day, but not lie before the start, nor belong to an archived habit")
    func putBackRefused() throws {
        func record(_ date: LocalDate) -> (HabitID) -> HabitCommand {
            { .restoreCompletion($0, Completion(date: date, completedAt: made.completedAt, zoneIdentifier: "UTC")) }
        }
        #expect(try HabitFixture().after(record("2026-03-20"), at: now).overview.records == ["2026-03-20"])
        #expect(throws: CommandError.beforeStart("2026-03-01", start: "2026-03-02")) {
            try HabitFixture().after(record("2026-03-01"), at: now)
        }
        let archived = try HabitFixture().after({ .archive($0) }, at: now)
        #expect(throws: CommandError.archived(HabitFixture.id)) { try archived.after(record("2026-03-17"), at: now) }
    }

    @Test("dated after today is kept, counts when its day comes, and can be undone")
    func aheadOfToday() throws {
        let habit = HabitFixture().starting("2026-03-17").done("2026-03-17", "2026-03-18", "2026-03-20")
        #expect(habit.streaks(on: "2026-03-18") == "2/2")
        #expect(habit.status(of: "2026-03-20", on: "2026-03-18") == .upcoming(recorded: true))
        #expect(habit.done("2026-03-19").streaks(on: "2026-03-20") == "4/4")
        #expect(try habit.after(undo("2026-03-20"), at: now).overview.records == ["2026-03-17", "2026-03-18"])
    }

    @Test("of an archived habit can be neither made nor undone")
    func archived() throws {
        let habit = try HabitFixture().done("2026-03-16").after({ .archive($0) }, at: now)
        #expect(throws: CommandError.archived(HabitFixture.id)) { try habit.after(mark("2026-03-17"), at: now) }
        #expect(throws: CommandError.archived(HabitFixture.id)) { try habit.after(undo("2026-03-16"), at: now) }
    }

    @Test("stays on its date when the zone changes later")
    func zoneChangesLater() throws {
        let habit = try HabitFixture().done("2026-03-17").after({ .setZone([$0], "Pacific/Auckland") }, at: now)
        #expect(habit.overview.records == ["2026-03-17"])
        #expect(habit.habit.completions["2026-03-17"]?.zoneIdentifier == "Europe/Berlin")
    }
}
