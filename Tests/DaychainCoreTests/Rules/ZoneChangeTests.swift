import DaychainCore
import TestSupport
import Testing

/// The second table of examples, and what a new zone changes: daily from 06-01, all of 06-01 to 06-09 done.
@Suite("A daily habit whose zone changes")
struct ZoneChangeTests {
    private func habit(in zone: Zone) -> HabitFixture {
        HabitFixture().starting("2026-06-01").in(zone).done(from: "2026-06-01", through: "2026-06-09")
    }

    private func moved(_ habit: HabitFixture, to zone: Zone, at text: String) throws -> HabitFixture {
        try habit.after({ .setZone([$0], zone) }, at: text)
    }

    @Test("goes back to a done day when it goes west, and is due again at midnight there")
    func tokyoToLosAngeles() throws {
        let before = habit(in: "Asia/Tokyo")
        #expect(before.today(at: "2026-06-09T20:00:00Z") == "2026-06-10")
        let after = try moved(before, to: "America/Los_Angeles", at: "2026-06-09T20:00:00Z")
        #expect(after.today(at: "2026-06-09T20:00:00Z") == "2026-06-09")
        #expect(after.status(of: "2026-06-09", on: "2026-06-09") == .done)
        #expect(after.overview.schedule.versions.last?.effectiveDate == "2026-06-10")
        #expect(after.status(of: "2026-06-10", on: "2026-06-09") == .upcoming(recorded: false))
        #expect(after.today(at: "2026-06-10T06:59:59Z") == "2026-06-09")
        #expect(after.today(at: "2026-06-10T07:00:00Z") == "2026-06-10")
        #expect(after.status(of: "2026-06-10", on: "2026-06-10") == .due)
        #expect(after.streaks(on: "2026-06-10") == "9/9")
    }

    @Test("is due at once when it goes east into the next day")
    func losAngelesToTokyo() throws {
        let before = habit(in: "America/Los_Angeles")
        #expect(before.today(at: "2026-06-09T20:00:00Z") == "2026-06-09")
        let after = try moved(before, to: "Asia/Tokyo", at: "2026-06-09T20:00:00Z")
        #expect(after.today(at: "2026-06-09T20:00:00Z") == "2026-06-10")
        #expect(after.overview.schedule.versions.last?.effectiveDate == "2026-06-10")
        #expect(after.status(of: "2026-06-10", on: "2026-06-10") == .due)
        #expect(after.streaks(on: "2026-06-10") == "9/9")
    }

    @Test("has a longer day when it goes west within one date")
    func berlinToNewYork() throws {
        let before = habit(in: "Europe/Berlin")
        let after = try moved(before, to: "America/New_York", at: "2026-06-09T12:00:00Z")
        #expect(before.today(at: "2026-06-09T12:00:00Z") == "2026-06-09")
        #expect(after.today(at: "2026-06-09T12:00:00Z") == "2026-06-09")
        #expect(after.overview.schedule.versions.last?.effectiveDate == "2026-06-10")
        #expect(after.today(at: "2026-06-10T03:59:59Z") == "2026-06-09")
        #expect(after.today(at: "2026-06-10T04:00:00Z") == "2026-06-10")
        #expect(after.status(of: "2026-06-10", on: "2026-06-10") == .due)
        #expect(after.streaks(on: "2026-06-10") == "9/9")
    }

    @Test("misses the date that a jump over the date line leaves behind")
    func pagoPagoToKiritimati() throws {
        let before = habit(in: "Pacific/Pago_Pago")
        #expect(before.today(at: "2026-06-10T10:30:00Z") == "2026-06-09")
        let after = try moved(before, to: "Pacific/Kiritimati", at: "2026-06-10T10:30:00Z")
        #expect(after.today(at: "2026-06-10T10:30:00Z") == "2026-06-11")
        #expect(after.overview.schedule.versions.last?.effectiveDate == "2026-06-10")
        #expect(after.status(of: "2026-06-10", on: "2026-06-11") == .missed)
        #expect(after.status(of: "2026-06-11", on: "2026-06-11") == .due)
        #expect(after.streaks(on: "2026-06-11") == "0/9")
    }

    @Test("names the dates without a record that will be past, before anything is saved")
    func previewGoingEast() {
        let change = habit(in: "Pacific/Pago_Pago").undone("2026-06-09").overview
            .zoneChange(to: "Pacific/Kiritimati", at: instant("2026-06-10T10:30:00Z"))
        #expect(change.todayBefore == "2026-06-09")
        #expect(change.todayAfter == "2026-06-11")
        #expect(change.effectiveDate == "2026-06-10")
        #expect(change.datesPassedWithoutRecord == ["2026-06-09", "2026-06-10"])
    }

    @Test("names the dates that may be due a second time, and the records that wait, before anything is saved")
    func previewGoingWest() {
        let undone = habit(in: "Asia/Tokyo").overview
            .zoneChange(to: "America/Los_Angeles", at: instant("2026-06-09T20:00:00Z"))
        #expect(undone.todayBefore == "2026-06-10")
        #expect(undone.todayAfter == "2026-06-09")
        #expect(undone.datesDueAgain == ["2026-06-10"])
        #expect(undone.recordsThatWait == [])
        #expect(undone.datesPassedWithoutRecord == [])

        let missed = habit(in: "Asia/Tokyo").undone("2026-06-09").done("2026-06-10").overview
            .zoneChange(to: "America/Los_Angeles", at: instant("2026-06-09T20:00:00Z"))
        #expect(missed.datesDueAgain == ["2026-06-09"])
        #expect(missed.recordsThatWait == ["2026-06-10"])
    }

    @Test("asks for no day that is not scheduled a second time")
    func previewGoingWestWithoutASchedule() {
        // 06-10 is a Wednesday, 06-09 a Tuesday.
        let change = HabitFixture().on(.monday).starting("2026-06-01").in("Asia/Tokyo").overview
            .zoneChange(to: "America/Los_Angeles", at: instant("2026-06-09T20:00:00Z"))
        #expect(change.datesDueAgain == [])
    }

    @Test("keeps a record that waits for its day again when it goes west")
    func recordWaits() throws {
        let after = try moved(
            habit(in: "Asia/Tokyo").done("2026-06-10"), to: "America/Los_Angeles", at: "2026-06-09T20:00:00Z")
        #expect(after.status(of: "2026-06-10", on: "2026-06-09") == .upcoming(recorded: true))
        #expect(after.streaks(on: "2026-06-09") == "9/9")
        #expect(after.streaks(on: "2026-06-10") == "10/10")
    }

    @Test("no longer differs from the device's zone once that was chosen, though it takes effect tomorrow")
    func choosesTheDevice() throws {
        let before = habit(in: "Asia/Tokyo")
        let device = moment("2026-06-09T20:00:00Z", in: "America/Los_Angeles")
        #expect(before.overview.differsFromDevice(at: device))
        let after = try moved(before, to: "America/Los_Angeles", at: "2026-06-09T20:00:00Z")
        #expect(!after.overview.differsFromDevice(at: device))
    }

    @Test("has its next day when the first date of a zone far to the east starts, if the clock was set back before it")
    func nextDayInTheEast() throws {
        let after = try moved(habit(in: "Pacific/Pago_Pago"), to: "Pacific/Kiritimati", at: "2026-06-10T10:30:00Z")
        let earlier = "2026-06-09T09:00:00Z"
        #expect(after.today(at: earlier) == "2026-06-08")
        // 06-10 starts in Kiritimati an hour before 06-09 starts in Pago Pago.
        #expect(after.overview.schedule.nextBoundary(after: instant(earlier)) == instant("2026-06-09T10:00:00Z"))
        #expect(after.today(at: "2026-06-09T10:00:00Z") == "2026-06-10")
    }

    @Test("asks for the same zone twice without another version")
    func repeated() throws {
        let once = try moved(habit(in: "Europe/Berlin"), to: "America/New_York", at: "2026-06-09T12:00:00Z")
        let twice = try moved(once, to: "America/New_York", at: "2026-06-12T12:00:00Z")
        #expect(twice.habit == once.habit)
    }

    @Test("changes the zone of its first version while it has not begun")
    func beforeTheStart() throws {
        let after = try moved(HabitFixture().starting("2026-06-20"), to: "Asia/Tokyo", at: "2026-06-09T20:00:00Z")
        #expect(
            after.overview.schedule.versions == [
                ScheduleVersion(effectiveDate: "2026-06-20", weekdays: .daily, zone: "Asia/Tokyo")
            ])
        #expect(after.today(at: "2026-06-09T20:00:00Z") == "2026-06-10")
    }

    @Test("refuses a zone that this machine does not know")
    func unknownZone() {
        #expect(throws: CommandError.invalid(ValidationError(.zone, .unknownZone("Mars/Olympus")))) {
            try moved(habit(in: "Europe/Berlin"), to: "Mars/Olympus", at: "2026-06-09T12:00:00Z")
        }
    }
}
