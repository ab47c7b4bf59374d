import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("A habit read from storage")
struct StoredHabitTests {
    private func stored(
        versions: [StoredHabit.StoredVersion] = [version("2026-03-02")], dates: [String] = [], archivedAt: Date? = nil,
        reminder: StoredHabit.StoredReminder? = nil, name: String = "Read"
    ) -> StoredHabit {
        StoredHabit(
            id: HabitFixture.id, details: HabitDetails(name: name, icon: "icon-of-2031", accent: "teal"),
            createdAt: instant("2026-01-01T09:00:00Z"), archivedAt: archivedAt, position: 0, versions: versions,
            reminder: reminder, recordDates: dates)
    }

    private static func version(
        _ date: String, bits: Int = 127, zone: String = "Europe/Berlin", paused: Bool = false
    ) -> StoredHabit.StoredVersion {
        StoredHabit.StoredVersion(effectiveDate: date, weekdayBits: bits, zone: zone, isPaused: paused)
    }

    private func reasons(_ stored: StoredHabit) -> [StoredProblem.Reason] { stored.read().problems.map(\.reason) }

    @Test("is complete, in whatever order its rows come, and keeps an icon that is not known")
    func complete() {
        let rows = stored(
            versions: [Self.version("2026-03-10", bits: 1), Self.version("2026-03-02")],
            dates: ["2026-03-05", "2026-03-02", "2026-03-04"], reminder: .init(time: "07:30", isEnabled: true))
        let reading = rows.read()
        #expect(reading.problems == [])
        #expect(reading.overview?.schedule.versions.map(\.effectiveDate) == ["2026-03-02", "2026-03-10"])
        #expect(reading.overview?.records == ["2026-03-02", "2026-03-04", "2026-03-05"])
        #expect(reading.overview?.reminder == ReminderSetting(time: "07:30", isEnabled: true))
        #expect(reading.overview?.details.icon == "icon-of-2031")
    }

    @Test("reports dates that are none or lie outside the supported ones, and uses the others")
    func unreadableRecords() {
        let rows = stored(dates: ["2026-03-05", "2026-02-30", "3 March", "2200-01-01", "1899-12-31"])
        #expect(
            reasons(rows) == [
                .unreadableRecord(text: "2026-02-30"), .unreadableRecord(text: "3 March"),
                .unreadableRecord(text: "2200-01-01"), .unreadableRecord(text: "1899-12-31"),
            ])
        #expect(rows.read().overview?.records == ["2026-03-05"])
    }

    @Test("keeps and reports a record before the start, and keeps one after today without a report")
    func recordsOutsideTheHabit() {
        let rows = stored(dates: ["2026-03-01", "2199-12-31"])
        #expect(reasons(rows) == [.recordBeforeStart("2026-03-01")])
        #expect(rows.read().overview?.records == ["2026-03-01", "2199-12-31"])
    }

    @Test("reports a repeated record, and counts it once")
    func repeatedRecord() {
        let rows = stored(dates: ["2026-03-05", "2026-03-05"])
        #expect(reasons(rows) == [.repeatedRecord("2026-03-05")])
        #expect(rows.read().overview?.records.count == 1)
    }

    @Test("without a version that can be read has no overview, and says which fields are at fault")
    func noSchedule() {
        #expect(reasons(stored(versions: [])) == [.noSchedule])
        let rows = stored(versions: [
            Self.version("2026-02-30"), Self.version("2026-03-02", bits: 0), Self.version("2026-03-03", bits: 300),
        ])
        #expect(rows.read().overview == nil)
        #expect(
            reasons(rows) == [
                .unreadableVersion(.effectiveDate, text: "2026-02-30"), .unreadableVersion(.weekdays, text: "0"),
                .unreadableVersion(.weekdays, text: "300"), .noSchedule,
            ])
    }

    @Test("with two versions of one date uses the same one whatever order they come in, and reports the other")
    func repeatedVersion() {
        let versions = [Self.version("2026-03-02", bits: 1), Self.version("2026-03-02", bits: 2)]
        #expect(reasons(stored(versions: versions)) == [.repeatedVersion("2026-03-02")])
        #expect(
            stored(versions: versions).read().overview?.schedule
                == stored(versions: versions.reversed()).read().overview?.schedule)
    }

    @Test("in a zone that this machine does not know counts days in GMT, keeps the name and says so")
    func unknownZone() {
        let rows = stored(versions: [Self.version("2026-03-02", zone: "Mars/Olympus")])
        #expect(reasons(rows) == [.unknownZone("Mars/Olympus")])
        let overview = rows.read().overview
        #expect(overview?.schedule.zone(on: "2026-03-02").identifier == "Mars/Olympus")
        #expect(overview?.today(at: instant("2026-03-18T23:59:59Z")) == "2026-03-18")
    }

    @Test("is archived as its schedule says, and reports an instant that disagrees")
    func archivedMismatch() {
        let at = instant("2026-03-05T09:00:00Z")
        #expect(reasons(stored(archivedAt: at)) == [.archivedMismatch])
        #expect(stored(archivedAt: at).read().overview?.isArchived == false)
        let paused = [Self.version("2026-03-02"), Self.version("2026-03-05", paused: true)]
        #expect(reasons(stored(versions: paused)) == [.archivedMismatch])
        #expect(stored(versions: paused).read().overview?.isArchived == true)
        #expect(reasons(stored(versions: paused, archivedAt: at)) == [])
        #expect(stored(versions: paused, archivedAt: at).read().overview?.archivedAt == at)
    }

    @Test("reports an invalid name and an unreadable reminder, and shows the habit all the same")
    func invalidFields() {
        let rows = stored(reminder: .init(time: "24:00", isEnabled: true), name: "\u{200B}")
        #expect(reasons(rows) == [.invalidField(ValidationError(.name, .blank)), .unreadableReminder(text: "24:00")])
        #expect(rows.read().overview?.details.name == "\u{200B}")
        #expect(rows.read().overview?.reminder == nil)
    }
}

@Suite("A schedule made of versions")
struct ScheduleVersionsTests {
    private func version(_ date: LocalDate, _ weekdays: Weekdays = .daily) -> ScheduleVersion {
        ScheduleVersion(effectiveDate: date, weekdays: weekdays, zone: "Europe/Berlin")
    }

    @Test("needs one, and no two of one date")
    func errors() {
        #expect(throws: ScheduleError.noVersions) { try Schedule(versions: []) }
        #expect(throws: ScheduleError.repeatedVersion("2026-03-02")) {
            try Schedule(versions: [
                version("2026-03-02"), version("2026-03-10"), version("2026-03-02", Weekdays(.monday)),
            ])
        }
    }

    @Test("drops one that only repeats the one before it")
    func repeated() throws {
        let schedule = try Schedule(versions: [version("2026-03-02"), version("2026-03-10")])
        #expect(schedule.versions == [version("2026-03-02")])
    }

    @Test("is encoded and read back the same")
    func encoded() throws {
        let schedule = HabitFixture().version(from: "2026-03-10", weekdays: Weekdays(.monday), zone: "Europe/Kiev")
            .version(from: "2026-04-10", paused: true).overview.schedule
        let json = try JSONEncoder().encode(schedule)
        #expect(try JSONDecoder().decode(Schedule.self, from: json) == schedule)
    }
}
