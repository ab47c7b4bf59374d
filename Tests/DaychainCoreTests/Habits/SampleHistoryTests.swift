import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("A sample habit's history")
struct SampleHistoryTests {
    private let now = moment("2026-03-04T20:00:00+01:00")

    private func sample(_ weekdays: Weekdays = .daily, since days: Int = 60, kept: Int = 50) -> SampleHabit {
        SampleHabit(
            HabitDetails(name: "Read", icon: "book", accent: "moss"), beganDaysAgo: days, weekdays: weekdays,
            minuteOfDay: 21 * 60, keptPerHundred: kept, steadyDays: 3)
    }

    private func habit(of sample: SampleHabit, at moment: Moment? = nil) async throws -> Habit {
        let history = SampleHistory(of: [sample], at: moment ?? now, identifiers: CountingIdentifiers())
        return try #require(try await history.store().habit(HabitFixture.id))
    }

    @Test("begins when it says, is kept in part before its steady days and on each of them, and leaves today open")
    func isPlausible() async throws {
        let habit = try await habit(of: sample())
        #expect(habit.overview.schedule.startDate == "2026-01-03")
        let dates = habit.completions.keys
        #expect(dates.allSatisfy { $0 >= "2026-01-03" && $0 < "2026-03-04" })
        for steady in ["2026-03-01", "2026-03-02", "2026-03-03"] as [LocalDate] { #expect(dates.contains(steady)) }
        // Fifty of a hundred of 57 days, give or take what chance may do.
        #expect((20...40).contains(dates.count))
    }

    @Test("is the same each time, and told by the days before today whatever today is")
    func isDeterministic() async throws {
        let first = try await habit(of: sample())
        let again = try await habit(of: sample())
        #expect(first == again)
        let later = try await habit(of: sample(), at: moment("2027-11-05T20:00:00+01:00"))
        let shift = LocalDate("2026-03-04").days(until: "2027-11-05")
        #expect(Set(first.completions.keys.map { $0.adding(days: shift) }) == Set(later.completions.keys))
    }

    @Test("is marked at its usual time, and today not later than now")
    func isMarkedInTime() async throws {
        var sample = sample(kept: 100)
        sample.isDoneToday = true
        let habit = try await habit(of: sample)
        #expect(habit.completions["2026-03-03"]?.completedAt == instant("2026-03-03T21:00:00+01:00"))
        #expect(habit.completions["2026-03-04"]?.completedAt == now.instant)
        #expect(habit.completions.values.allSatisfy { $0.zoneIdentifier == "Europe/Berlin" })
    }

    @Test("has its days by the weekdays of each time")
    func changesItsWeekdays() async throws {
        var sample = sample(Weekdays(.monday), kept: 100)
        sample.change = SampleHabit.Change(to: Weekdays(.tuesday), daysAgo: 15)
        let habit = try await habit(of: sample)
        #expect(habit.overview.schedule.versions.map(\.effectiveDate) == ["2026-01-03", "2026-02-17"])
        #expect(
            Set(habit.completions.keys) == [
                "2026-01-05", "2026-01-12", "2026-01-19", "2026-01-26", "2026-02-02", "2026-02-09", "2026-02-16",
                "2026-02-17", "2026-02-24", "2026-03-03",
            ])
    }

    @Test("ends where it was archived")
    func isArchived() async throws {
        var sample = sample(kept: 100)
        sample.archivedDaysAgo = 10
        let habit = try await habit(of: sample)
        #expect(habit.overview.isArchived)
        #expect(habit.completions.keys.max() == "2026-02-21")
    }

    @Test(
        "holds in every zone, on the days of its changes of clocks too",
        arguments: [
            "America/Santiago", "Africa/Cairo", "Asia/Kathmandu", "Pacific/Kiritimati", "Atlantic/Azores", "GMT",
        ])
    func holdsInEveryZone(_ zone: String) async throws {
        for text in ["2026-04-06T00:10:00Z", "2026-11-02T12:00:00Z"] {
            let here = moment(text, in: Zone(zone))
            var sample = sample(kept: 100)
            sample.isDoneToday = true
            let habit = try await habit(of: sample, at: here)
            #expect(habit.overview.records.count == 61)
            #expect(habit.overview.records.max() == here.deviceDate)
        }
    }
}
