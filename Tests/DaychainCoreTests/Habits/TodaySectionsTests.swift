import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("Today's sections")
struct TodaySectionsTests {
    @Test("lists due and done habits in the person's order, then those not scheduled, then those not begun")
    func sections() throws {
        // 2026-03-18 is a Wednesday.
        let archived = try HabitFixture("Archived", id: .numbered(6)).after(
            { .archive($0) }, at: "2026-03-10T12:00:00Z")
        let snapshot = HabitsSnapshot(habits: [
            HabitFixture("Later", id: .numbered(1), position: 0).starting("2026-04-03").overview,
            HabitFixture("Monday", id: .numbered(2), position: 1).on(.monday).overview,
            HabitFixture("Done", id: .numbered(3), position: 2).done("2026-03-18").overview,
            HabitFixture("Extra", id: .numbered(4), position: 3).on(.tuesday).done("2026-03-18").overview,
            HabitFixture("Due", id: .numbered(5), position: 4).overview,
            archived.overview,
        ])
        let sections = TodaySections(snapshot, at: moment("2026-03-18T12:00:00+01:00"))
        #expect(sections.scheduled.map(\.habit.details.name) == ["Done", "Due"])
        #expect(sections.notScheduled.map(\.habit.details.name) == ["Monday", "Extra"])
        #expect(sections.notBegun.map(\.habit.details.name) == ["Later"])
        #expect(snapshot.archived.map(\.details.name) == ["Archived"])
    }

    @Test("is each habit's own day")
    func ownDay() {
        let snapshot = HabitsSnapshot(habits: [
            HabitFixture("Berlin", id: .numbered(1), position: 0).overview,
            HabitFixture("Tokyo", id: .numbered(2), position: 1).in("Asia/Tokyo").overview,
        ])
        let sections = TodaySections(snapshot, at: moment("2026-03-18T20:00:00Z"))
        #expect(sections.scheduled.map(\.today) == ["2026-03-18", "2026-03-19"])
        #expect(sections.scheduled.map(\.differsFromDevice) == [false, true])
    }

    @Test("shows the day's status, seven days and the streak of each habit")
    func row() {
        let row = TodayHabit(
            HabitFixture().done("2026-03-16", "2026-03-17").overview, at: moment("2026-03-18T12:00:00+01:00"))
        #expect(row.status == .due)
        #expect(row.summary.current.length == 2)
        #expect(row.lastSevenDays.map(\.status) == [.missed, .missed, .missed, .missed, .done, .done, .due])
    }
}
