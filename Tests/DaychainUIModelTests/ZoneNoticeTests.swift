import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("A device in another zone") @MainActor
struct ZoneNoticeTests {
    /// Daily in Berlin; the clock says 2026-03-05 00:00:01 there, and still Wednesday the fourth in Los Angeles.
    private func journey(_ habits: HabitFixture...) async -> Window {
        let window = await Window(habits: habits, at: "2026-03-05T00:00:01+01:00")
        window.clock.move(to: "2026-03-05T00:00:01+01:00", in: "America/Los_Angeles", signalling: false)
        window.journal.refresh()
        return window
    }

    @Test("leaves a habit on its own date, which the row and what is said then name")
    func namesTheHabitsDate() async throws {
        let window = await journey(HabitFixture())
        let card = try window.card
        #expect(window.today.date == "2026-03-04")
        #expect(card.today == "2026-03-05")
        let words = HabitWords(words: .american)
        #expect(words.dateElsewhere(card, deviceDate: window.today.date) == "Thursday, March 5 in Berlin")
        #expect(
            words.state(card, deviceDate: window.today.date)
                == "Due on Thursday, March 5 in Berlin, current streak 0")

        await window.today.markDone(card)
        #expect(try window.card.habit.records.contains("2026-03-05"))
        #expect(window.spoken == .recorded(name: "Read", date: "2026-03-05"))
        #expect(
            words.state(try window.card, deviceDate: window.today.date)
                == "Done on Thursday, March 5 in Berlin, current streak 1")
        await window.today.undo(try window.card)
        #expect(window.spoken == .cleared(name: "Read", date: "2026-03-05"))
    }

    @Test("says “today” where the two are on one date, though the zones differ")
    func saysTodayOnOneDate() async throws {
        let window = await Window(HabitFixture())
        window.clock.move(to: "2026-03-04T20:00:00+01:00", in: "America/New_York", signalling: false)
        window.journal.refresh()
        #expect(window.today.zones.notice?.count == 1)
        #expect(
            HabitWords(words: .american).state(try window.card, deviceDate: window.today.date)
                == "Due today, current streak 0")
    }

    @Test("is told once for all habits that differ, with their zones in the person's order")
    func tellsOnce() async {
        let window = await journey(
            HabitFixture(), HabitFixture("Walk", id: other, position: 1).in("Asia/Tokyo"),
            HabitFixture("Swim", id: third, position: 2).in("America/Los_Angeles"))
        #expect(
            window.today.zones.notice
                == ZoneNotice(device: "America/Los_Angeles", zones: ["Europe/Berlin", "Asia/Tokyo"], count: 2))
    }

    @Test("is not told where the offsets are the same for two years")
    func ignoresEqualZones() async {
        let window = await Window(HabitFixture())
        window.clock.move(to: "2026-03-04T20:00:00+01:00", in: "Europe/Paris", signalling: false)
        window.journal.refresh()
        #expect(window.today.zones.notice == nil)
    }

    @Test("is asked about once: the answer is remembered for that zone, also by the next run, and for no other zone")
    func remembersTheAnswer() async {
        let window = await journey(HabitFixture())
        window.today.keepZones()
        #expect(window.today.zones.notice == nil)
        #expect(window.spoken == .zonesKept(["Europe/Berlin"]))
        #expect(window.today.actions.focusRequest?.place == .heading)
        #expect(window.memory.settledZones == ["America/Los_Angeles"])

        let again = AppModel(
            store: window.store, clock: window.clock, identifiers: CountingIdentifiers(), memory: window.memory)
        await again.start()
        #expect(again.today.zones.notice == nil)

        window.clock.move(to: "2026-03-05T00:00:01+01:00", in: "America/New_York", signalling: false)
        window.journal.refresh()
        #expect(window.today.zones.notice?.device == "America/New_York")
    }

    @Test("keeps asking, and says why, while the answer cannot be written down")
    func tellsThatItCannotRemember() async {
        let window = await journey(HabitFixture())
        window.memory.isFull = true
        window.today.keepZones()
        #expect(window.today.zones.notice != nil)
        #expect(window.today.zones.couldNotRemember)
        #expect(window.spoken == nil)
        window.memory.isFull = false
        window.today.keepZones()
        #expect(window.today.zones.notice == nil)
    }
}

@Suite("Changing the zone of habits") @MainActor
struct ZoneChangeModelTests {
    private func change(_ habits: HabitFixture..., in zone: Zone, at text: String) async throws
        -> (window: Window, model: ZoneChangeModel)
    {
        let window = await Window(habits: habits, at: text)
        window.clock.move(to: text, in: zone, signalling: false)
        window.journal.refresh()
        window.app.changeZones()
        guard case .zones(let model) = window.app.sheet else { throw Window.Missing() }
        return (window, model)
    }

    @Test("tells, going west, which day may be due a second time and which record waits")
    func tellsGoingWest() async throws {
        // Wednesday the tenth in Tokyo, Tuesday the ninth in Los Angeles.
        let (window, model) = try await change(
            HabitFixture().starting("2026-06-01").in("Asia/Tokyo").done(from: "2026-06-01", through: "2026-06-09"),
            HabitFixture("Walk", id: other, position: 1).starting("2026-06-01").in("Asia/Tokyo")
                .done(from: "2026-06-01", through: "2026-06-10"),
            in: "America/Los_Angeles", at: "2026-06-09T20:00:00Z")
        let habits = model.habits
        #expect(
            model.outlook(for: habits[0]) == [
                .newZone("America/Los_Angeles", from: "2026-06-10"),
                .goesBack(to: "2026-06-09", in: "America/Los_Angeles"), .dueAgain("2026-06-10"),
            ])
        #expect(
            model.outlook(for: habits[1]) == [
                .newZone("America/Los_Angeles", from: "2026-06-10"),
                .goesBack(to: "2026-06-09", in: "America/Los_Angeles"), .waits("2026-06-10"),
            ])
        // Nothing is saved by looking.
        #expect(window.journal.habit(HabitFixture.id)?.schedule.versions.count == 1)
    }

    @Test("tells, going east, which days will be over without a record")
    func tellsGoingEast() async throws {
        let (_, model) = try await change(
            HabitFixture().starting("2026-06-01").in("Pacific/Pago_Pago")
                .done(from: "2026-06-01", through: "2026-06-08"),
            in: "Pacific/Kiritimati", at: "2026-06-10T10:30:00Z")
        #expect(
            model.outlook(for: model.habits[0]) == [
                .newZone("Pacific/Kiritimati", from: "2026-06-10"), .goesOn(to: "2026-06-11"), .passes("2026-06-09"),
                .passes("2026-06-10"),
            ])
    }

    @Test("gives all habits the device's zone in one step, says so after it is saved, and asks no more")
    func changesAll() async throws {
        let (window, model) = try await change(
            HabitFixture(), HabitFixture("Walk", id: other, position: 1), in: "America/Los_Angeles",
            at: "2026-03-05T00:00:01+01:00")
        await model.save()
        #expect(model.isFinished)
        #expect(window.spoken == .zoneChanged(count: 2, "America/Los_Angeles"))
        #expect(window.journal.habit(HabitFixture.id)?.schedule.chosenZone == "America/Los_Angeles")
        #expect(window.journal.habit(other)?.schedule.chosenZone == "America/Los_Angeles")
        #expect(window.today.zones.notice == nil)
    }

    @Test("leaves a habit that was not chosen in its zone, and takes that for an answer")
    func changesOne() async throws {
        let (window, model) = try await change(
            HabitFixture(), HabitFixture("Walk", id: other, position: 1), in: "America/Los_Angeles",
            at: "2026-03-05T00:00:01+01:00")
        model[chooses: other] = false
        await model.save()
        #expect(window.journal.habit(HabitFixture.id)?.schedule.chosenZone == "America/Los_Angeles")
        #expect(window.journal.habit(other)?.schedule.chosenZone == "Europe/Berlin")
        #expect(window.today.zones.notice == nil)
    }

    @Test("can save nothing while no habit is chosen")
    func needsAChoice() async throws {
        let (window, model) = try await change(
            HabitFixture(), in: "America/Los_Angeles", at: "2026-03-05T00:00:01+01:00")
        model[chooses: HabitFixture.id] = false
        #expect(!model.canSave)
        await model.save()
        #expect(!model.isFinished)
        #expect(window.spoken == nil)
    }

    @Test("changes nothing and says nothing when saving fails, and can try again")
    func staysOpenAfterAFailure() async throws {
        let (window, model) = try await change(
            HabitFixture(), in: "America/Los_Angeles", at: "2026-03-05T00:00:01+01:00")
        await window.store.failNext(with: .full)
        await model.save()
        #expect(model.failure == .full)
        #expect(!model.isFinished)
        #expect(window.spoken == nil)
        #expect(window.journal.habit(HabitFixture.id)?.schedule.chosenZone == "Europe/Berlin")
        #expect(window.memory.settledZones == [])
        model.isTellingFailure = false
        await model.save()
        #expect(model.isFinished)
    }
}
