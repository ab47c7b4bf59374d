import DaychainCore
import Foundation
import TestSupport
import Testing

/// Faults that people reported of reminders in other apps, through the reconciler and a centre with iOS's rules.
@Suite("Reminders in the field")
struct FieldReminderTests {
    @Test("a reminder of 22:00, seen after midnight, is still about its own date, and opening marks nothing")
    func answeredAfterMidnight() async throws {
        let bench = ReminderBench(
            HabitFixture().starting("2018-01-01").reminded(at: "22:00"), at: "2018-01-29T20:00:00+01:00")
        await bench.reconciler.reconcile()
        bench.move(to: "2018-01-30T00:10:00+01:00")
        // The app is opened.
        await bench.reconciler.reconcile()
        #expect(bench.listedDates == ["2018-01-29"])
        #expect(try await bench.store.snapshot()[HabitFixture.id]?.records.contains("2018-01-29") == false)
        // The notification's own date is marked.
        guard case .habit(let id, let date) = ReminderTopic(identifier: bench.center.listedIdentifiers[0]) else {
            Issue.record("no reminder of a habit")
            return
        }
        try await bench.perform(.setCompletion(id, date: date, done: true))
        let records = try await bench.store.snapshot()[HabitFixture.id]?.records
        #expect(records?.contains("2018-01-29") == true)
        #expect(records?.contains("2018-01-30") == false)
        #expect(bench.listedDates == [])
        #expect(await bench.pendingDates(1) == ["2018-01-30"])
    }

    @Test("a save that fails leaves the reminders as they are")
    func failedSave() async throws {
        let bench = ReminderBench(HabitFixture().reminded(at: "20:00"), at: "2026-05-13T10:00:00+02:00")
        await bench.reconciler.reconcile()
        let before = bench.center.identifiers
        await bench.store.failNext(with: .full)
        await #expect(throws: StoreError.full) { try await bench.mark("2026-05-13") }
        await bench.reconciler.reconcile()
        #expect(bench.center.identifiers == before)
        #expect(await bench.pendingDates(1) == ["2026-05-13"])
    }

    @Test("a day completed early takes its own reminder along, and the next one stays")
    func completedEarly() async throws {
        let habit = HabitFixture().in("Europe/Rome").reminded(at: "20:00")
        let bench = ReminderBench(habit, at: "2026-05-13T08:00:00Z")
        await bench.reconciler.reconcile()
        #expect(await bench.pendingDates(2) == ["2026-05-13", "2026-05-14"])
        try await bench.mark("2026-05-13")
        #expect(await bench.pendingDates(2) == ["2026-05-14", "2026-05-15"])
        bench.move(to: "2026-05-13T19:00:00Z")
        #expect(bench.center.takeShown().isEmpty)

        // One that was delivered goes from the list; undoing brings back what is still to come.
        bench.move(to: "2026-05-14T18:30:00Z")
        #expect(bench.listedDates == ["2026-05-14"])
        try await bench.mark("2026-05-14")
        #expect(bench.listedDates == [])
        bench.move(to: "2026-05-15T08:00:00Z")
        try await bench.mark("2026-05-15")
        #expect(await bench.pendingDates(1) == ["2026-05-16"])
        try await bench.mark("2026-05-15", done: false)
        #expect(await bench.pendingDates(1) == ["2026-05-15"])
    }

    @Test("completing a Monday keeps the other days, and a correction of the past keeps today's")
    func oneRequestADate() async throws {
        let weekend = HabitFixture().on(.sunday, .monday, .tuesday).starting("2023-12-01").reminded(at: "09:00")
        let first = ReminderBench(weekend, at: "2023-12-11T08:00:00+01:00")
        try await first.mark("2023-12-11")
        #expect(await first.pendingDates() == ["2023-12-12", "2023-12-17", "2023-12-18", "2023-12-19"])
        let daily = HabitFixture().starting("2022-05-01").reminded(at: "10:00")
        let second = ReminderBench(daily, at: "2022-05-21T09:00:00+02:00")
        try await second.mark("2022-05-10")
        #expect(await second.pendingDates(1) == ["2022-05-21"])
    }

    @Test(
        "archiving or deleting leaves nothing pending and nothing listed; restoring brings back the next",
        arguments: [true, false])
    func archived(byDeleting: Bool) async throws {
        let habit = HabitFixture().starting("2020-09-01").reminded(at: "18:00")
        let bench = ReminderBench(habit, at: "2020-09-11T17:00:00+02:00")
        await bench.reconciler.reconcile()
        bench.move(to: "2020-09-12T10:00:00+02:00")
        #expect(bench.listedDates == ["2020-09-11"])
        try await bench.perform(byDeleting ? .delete(HabitFixture.id) : .archive(HabitFixture.id))
        #expect(bench.center.identifiers == [])
        #expect(bench.center.listedIdentifiers == [])
        if byDeleting { return }
        bench.move(to: "2020-09-14T09:00:00+02:00")
        try await bench.perform(.restore(HabitFixture.id))
        #expect(await bench.pendingDates(1) == ["2020-09-14"])
        #expect(await bench.center.pending().map { $0.reading?.instant }.contains(instant("2020-09-14T16:00:00Z")))
    }

    @Test("new weekdays, a start to come, and a change from a date on each leave exactly their own dates")
    func schedules() async throws {
        let bench = ReminderBench(
            HabitFixture().on(.monday, .wednesday, .friday).reminded(at: "07:30"), at: "2026-09-01T00:00:00+02:00")
        await bench.reconciler.reconcile()
        #expect(
            await bench.pendingDates(6) == [
                "2026-09-02", "2026-09-04", "2026-09-07", "2026-09-09", "2026-09-11", "2026-09-14",
            ])
        try await bench.perform(
            .edit(HabitFixture.id, [.weekdays(Weekdays(.tuesday), from: "2026-09-08", replacingLaterChanges: false)]))
        #expect(await bench.pendingDates(5) == ["2026-09-02", "2026-09-04", "2026-09-07", "2026-09-08", "2026-09-15"])

        let sundays = ReminderBench(HabitFixture().on(.sunday).reminded(at: "09:00"), at: "2026-03-04T08:00:00+01:00")
        await sundays.reconciler.reconcile()
        #expect(await sundays.pendingDates(1) == ["2026-03-08"])
        let later = ReminderBench(
            HabitFixture().on(.tuesday, .thursday).starting("2026-11-10").reminded(at: "09:00"),
            at: "2026-11-03T08:00:00+01:00")
        await later.reconciler.reconcile()
        #expect(await later.pendingDates(2) == ["2026-11-10", "2026-11-12"])
    }

    @Test("each is delivered once, at its local time, through both changes of the clocks")
    func clockChanges() async throws {
        let london = ReminderBench(
            HabitFixture().in("Europe/London").reminded(at: "09:00"), at: "2026-03-27T12:00:00Z")
        await london.reconciler.reconcile()
        london.move(to: "2026-03-30T00:00:00Z")
        #expect(
            london.center.takeShown().map(\.instant) == [
                instant("2026-03-28T09:00:00Z"), instant("2026-03-29T08:00:00Z"),
            ])
        london.move(to: "2026-10-23T12:00:00Z")
        _ = london.center.takeShown()
        await london.reconciler.reconcile()
        london.move(to: "2026-10-25T23:00:00Z")
        #expect(
            london.center.takeShown().map(\.instant) == [
                instant("2026-10-24T08:00:00Z"), instant("2026-10-25T09:00:00Z"),
            ])

        let zurich = ReminderBench(
            HabitFixture().in("Europe/Zurich").reminded(at: "02:30"), at: "2026-03-28T12:00:00Z")
        await zurich.reconciler.reconcile()
        zurich.move(to: "2026-03-29T12:00:00Z")
        #expect(zurich.center.takeShown().map(\.instant) == [instant("2026-03-29T01:00:00Z")])
        zurich.move(to: "2026-10-24T12:00:00Z")
        _ = zurich.center.takeShown()
        await zurich.reconciler.reconcile()
        zurich.move(to: "2026-10-25T12:00:00Z")
        #expect(zurich.center.takeShown().map(\.instant) == [instant("2026-10-25T00:30:00Z")])
    }

    @Test("while denied nothing is pending and the time is kept; granted again, everything is back")
    func denied() async throws {
        let bench = ReminderBench(
            HabitFixture().reminded(at: "20:00"), at: "2026-05-13T10:00:00+02:00", access: .notAsked)
        #expect(await bench.reconciler.reconcile().access == .notAsked)
        #expect(bench.center.identifiers == [])
        // Nobody is asked but by switching a reminder on.
        #expect(bench.center.timesAsked == 0)
        bench.center.setAccess(.denied)
        #expect(await bench.reconciler.reconcile().access == .denied)
        #expect(bench.center.identifiers == [])
        #expect(try await bench.store.snapshot()[HabitFixture.id]?.reminder?.time == "20:00")

        bench.center.setAccess(.allowed)
        let granted = await bench.reconciler.reconcile()
        #expect(granted.access == .allowed)
        #expect(granted.next(for: HabitFixture.id)?.date == "2026-05-13")
        bench.center.setAccess(.denied)
        let revoked = await bench.reconciler.reconcile()
        #expect(revoked.next(for: HabitFixture.id) == nil)
        #expect(bench.center.identifiers == [])
        bench.center.setAccess(.quiet)
        #expect(await bench.reconciler.reconcile().next(for: HabitFixture.id)?.date == "2026-05-13")
    }
}
