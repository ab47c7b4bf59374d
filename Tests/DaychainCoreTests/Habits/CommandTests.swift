import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("A command")
struct CommandTests {
    private let now = moment("2026-03-18T12:00:00+01:00")
    private let identifiers = CountingIdentifiers()

    private func newHabit(_ id: HabitID, name: String = " Read ", start: LocalDate = "2026-03-18") -> NewHabit {
        NewHabit(
            id: id, details: HabitDetails(name: name, icon: "book", accent: "teal"), startDate: start,
            weekdays: Weekdays(.monday), zone: "Europe/Kiev", reminder: ReminderSetting(time: "08:00", isEnabled: true))
    }

    private func habits(_ names: String...) -> HabitsSnapshot {
        HabitsSnapshot(
            habits: names.enumerated().map { position, name in
                HabitFixture(name, id: identifiers.makeHabitID(), position: position).overview
            })
    }

    @Test("creates a habit, last in order, with a trimmed name and the zone as given")
    func create() throws {
        let snapshot = habits("Run", "Swim")
        let id = identifiers.makeHabitID()
        let after = snapshot.applying(try HabitCommand.create(newHabit(id)).outcome(in: snapshot, at: now))
        #expect(after.habits.map(\.details.name) == ["Run", "Swim", "Read"])
        let created = try #require(after[id])
        #expect(created.createdAt == instant("2026-03-18T11:00:00Z"))
        #expect(created.schedule.zone(on: "2026-03-18").identifier == "Europe/Kiev")
        #expect(created.reminder?.time == "08:00")
        #expect(created.records.isEmpty)
        #expect(!created.isArchived)
    }

    @Test("to create the same habit twice creates one")
    func createTwice() throws {
        let create = HabitCommand.create(newHabit(HabitFixture.id))
        let once = HabitsSnapshot().applying(try create.outcome(in: HabitsSnapshot(), at: now))
        #expect(try create.outcome(in: once, at: moment("2026-03-19T12:00:00+01:00")).changes == [])
    }

    @Test("to create another habit under a taken identity is refused")
    func createTaken() throws {
        let once = HabitsSnapshot(habits: [HabitFixture().overview])
        #expect(throws: CommandError.alreadyExists(HabitFixture.id)) {
            try HabitCommand.create(newHabit(HabitFixture.id)).outcome(in: once, at: now)
        }
    }

    @Test("to create a habit with an invalid field is refused, naming the field")
    func createInvalid() {
        var unknownZone = newHabit(HabitFixture.id)
        unknownZone.zone = "Mars/Olympus"
        let refused: [(NewHabit, ValidationError)] = [
            (newHabit(HabitFixture.id, name: " "), ValidationError(.name, .blank)),
            (newHabit(HabitFixture.id, start: "2200-01-01"), ValidationError(.startDate, .outsideSupportedDates)),
            (unknownZone, ValidationError(.zone, .unknownZone("Mars/Olympus"))),
        ]
        for (new, error) in refused {
            #expect(throws: CommandError.invalid(error)) {
                try HabitCommand.create(new).outcome(in: HabitsSnapshot(), at: now)
            }
        }
    }

    @Test("for a habit that is gone is refused")
    func notFound() {
        let id = HabitFixture.id
        let commands: [HabitCommand] = [
            .archive(id), .restore(id), .setCompletion(id, date: "2026-03-18", done: true), .edit(id, [.reminder(nil)]),
            .setZone([id], .gmt), .edit(id, [.start("2026-03-18")]), .reorder([id]),
            .edit(id, [.weekdays(.daily, from: "2026-03-18", replacingLaterChanges: false)]),
            .edit(id, [.details(HabitDetails(name: "Read", icon: "book", accent: "teal"))]),
        ]
        for command in commands {
            #expect(throws: CommandError.notFound(id)) { try command.outcome(in: HabitsSnapshot(), at: now) }
        }
    }

    @Test("to delete a habit that is gone finds its work done")
    func deleteTwice() throws {
        #expect(try HabitCommand.delete(HabitFixture.id).outcome(in: HabitsSnapshot(), at: now).changes == [])
    }

    @Test("edits name, note, icon and accent, and nothing else")
    func editDetails() throws {
        let details = HabitDetails(name: "Run", note: "Slowly", icon: "shoe", accent: "plum")
        let habit = try HabitFixture().done("2026-03-10").after(
            { .edit($0, [.details(details)]) }, at: "2026-03-18T12:00:00Z")
        #expect(habit.overview.details == details)
        #expect(habit.overview.schedule == HabitFixture().overview.schedule)
        #expect(habit.overview.records == ["2026-03-10"])
    }

    @Test("sets a reminder and removes it")
    func reminder() throws {
        let setting = ReminderSetting(time: "21:15", isEnabled: true)
        let habit = try HabitFixture().after({ .edit($0, [.reminder(setting)]) }, at: "2026-03-18T12:00:00Z")
        #expect(habit.overview.reminder == setting)
        #expect(try habit.after({ .edit($0, [.reminder(nil)]) }, at: "2026-03-18T12:00:00Z").overview.reminder == nil)
    }

    @Test("puts habits into an order; those not named follow as they were")
    func reorder() throws {
        let snapshot = habits("Run", "Swim", "Read", "Walk")
        let command = HabitCommand.reorder([snapshot.habits[2].id, snapshot.habits[0].id])
        let after = snapshot.applying(try command.outcome(in: snapshot, at: now))
        #expect(after.habits.map(\.details.name) == ["Read", "Run", "Swim", "Walk"])
        #expect(after.habits.map(\.position) == [0, 1, 2, 3])
        #expect(try command.outcome(in: after, at: now).changes == [])
    }

    @Test("changes the zone of several habits together, or of none")
    func zoneOfSeveral() throws {
        let snapshot = habits("Run", "Swim")
        let ids = snapshot.habits.map(\.id)
        #expect(try HabitCommand.setZone(ids, "Asia/Tokyo").outcome(in: snapshot, at: now).changes.count == 2)
        let archived = snapshot.applying(try HabitCommand.archive(ids[1]).outcome(in: snapshot, at: now))
        #expect(throws: CommandError.archived(ids[1])) {
            try HabitCommand.setZone(ids, "Asia/Tokyo").outcome(in: archived, at: now)
        }
    }

    @Test("that would take effect outside the supported dates is refused")
    func farFuture() {
        let habit = HabitFixture().done("2199-12-31")
        let error = CommandError.invalid(ValidationError(.effectiveDate, .outsideSupportedDates))
        #expect(throws: error) { try habit.after({ .archive($0) }, at: "2026-03-18T12:00:00Z") }
        #expect(throws: error) { try HabitFixture().after({ .setZone([$0], .gmt) }, at: "2200-06-01T12:00:00Z") }
        #expect(throws: CommandError.invalid(ValidationError(.recordDate, .outsideSupportedDates))) {
            try HabitFixture().after({ .setCompletion($0, date: "2200-01-01", done: true) }, at: "2200-06-01T12:00:00Z")
        }
    }
}
