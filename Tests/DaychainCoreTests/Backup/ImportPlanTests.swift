import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("A plan for an import")
struct ImportPlanTests {
    private let now = moment("2026-03-04T20:00:00+01:00")
    private let id = HabitFixture.id

    private func archive(_ fixtures: HabitFixture...) -> HabitsArchive {
        HabitsArchive(
            snapshot: HabitsSnapshot(habits: fixtures.map(\.overview)),
            completions: Dictionary(
                uniqueKeysWithValues: fixtures.map { ($0.habit.id, Array($0.habit.completions.values)) }))
    }

    private func backup(_ fixtures: HabitFixture...) -> Backup {
        Backup(
            createdAt: now.instant, appVersion: "1.0",
            habits: fixtures.map { fixture in
                BackupHabit(overview: fixture.overview, completions: Array(fixture.habit.completions.values))
            })
    }

    @Test("names one habit that differs and one new record, and keeps the name unless told otherwise")
    func different() throws {
        let mine = HabitFixture("Read").starting("2026-02-09").done("2026-02-10", "2026-02-11")
        var details = mine.overview.details
        details.name = "Run"
        details.note = "n"
        let other = try HabitFixture("Run").starting("2026-02-09").done("2026-02-10", "2026-02-12")
            .after({ .edit($0, [.details(details)]) }, at: "2026-03-04T20:00:00Z")
        let plan = ImportPlan(backup(other), into: archive(mine), at: now)
        #expect(plan.parts[0].name == "Read")
        #expect(plan.parts[0].kind == .different([.name(backup: "Run"), .note(mine: "", backup: "n")]))
        let totals = plan.totals(takingBackup: [])
        #expect(totals.keptHabits == 1)
        #expect(totals.records == ImportRecords(new: 1, same: 1))
        let kept = try outcome(of: backup(other), taking: [], in: archive(mine))[id]
        #expect(kept?.records == ["2026-02-10", "2026-02-11", "2026-02-12"])
        #expect(kept?.details.name == "Read")
        let taken = try outcome(of: backup(other), taking: [id], in: archive(mine))[id]
        #expect(taken?.records == ["2026-02-10", "2026-02-11", "2026-02-12"])
        #expect(taken?.details.name == "Run")
        #expect(plan.totals(takingBackup: [id]).takenHabits == 1)
    }

    @Test("tells a new habit, its records, its reminder and its streaks")
    func new() {
        let other = HabitFixture().done(from: "2026-03-02", through: "2026-03-04").reminded(at: "07:30")
        let plan = ImportPlan(backup(other), into: archive(), at: now)
        let totals = plan.totals(takingBackup: [])
        #expect(totals.newHabits == 1)
        #expect(totals.newReminders == 1)
        #expect(totals.records.new == 3)
        #expect(plan.parts[0].keeping.before == nil)
        #expect(plan.parts[0].keeping.after.current.length == 3)
        #expect(plan.hasChanges(takingBackup: []))
    }

    @Test("shows current and best streak before and after")
    func streaks() {
        let mine = HabitFixture().done("2026-03-02", "2026-03-04")
        let plan = ImportPlan(backup(HabitFixture().done("2026-03-03")), into: archive(mine), at: now)
        #expect(plan.parts[0].keeping.before?.current.length == 1)
        #expect(plan.parts[0].keeping.before?.best.length == 1)
        #expect(plan.parts[0].keeping.after.current.length == 3)
        #expect(plan.parts[0].keeping.after.best.length == 3)
    }

    @Test("counts records ahead of today apart, and keeps them")
    func ahead() throws {
        let other = HabitFixture().done("2026-03-04", "2026-03-05", "2026-04-01")
        let plan = ImportPlan(backup(other), into: archive(HabitFixture()), at: now)
        #expect(plan.parts[0].keeping.records == ImportRecords(new: 1, ahead: 2))
        let after = try outcome(of: backup(other), taking: [], in: archive(HabitFixture()))[id]
        #expect(after?.records == ["2026-03-04", "2026-03-05", "2026-04-01"])
        #expect(after?.status(of: "2026-03-05", today: "2026-03-04") == .upcoming(recorded: true))
    }

    @Test("refuses records before the start date, tells the first of them, and takes them once the start has moved")
    func beforeStart() throws {
        let other = HabitFixture().starting("2026-02-02").done("2026-02-03", "2026-02-05", "2026-03-02")
        let mine = HabitFixture().starting("2026-03-02")
        let plan = ImportPlan(backup(other), into: archive(mine), at: now)
        #expect(plan.parts[0].keeping.records == ImportRecords(new: 1, refused: 2))
        #expect(plan.parts[0].keeping.firstRefused == "2026-02-03")
        #expect(plan.parts[0].keeping.startDate == "2026-03-02")
        #expect(try outcome(of: backup(other), taking: [], in: archive(mine))[id]?.records == ["2026-03-02"])
        // Taking the backup's schedule takes its start too.
        #expect(plan.parts[0].taking?.records == ImportRecords(new: 3))
        let moved = try mine.after({ .edit($0, [.start("2026-02-03")]) }, at: "2026-03-04T20:00:00+01:00")
        let again = ImportPlan(backup(other), into: archive(moved), at: now)
        #expect(again.parts[0].keeping.records == ImportRecords(new: 3))
    }

    @Test("never lets the backup's schedule leave a record before the start date")
    func ownStart() throws {
        let mine = HabitFixture().starting("2026-03-02").done("2026-03-02")
        let other = HabitFixture().starting("2026-03-04")
        let plan = ImportPlan(backup(other), into: archive(mine), at: now)
        #expect(plan.parts[0].taking?.startDate == "2026-03-02")
        #expect(plan.parts[0].taking?.keepsOwnStart == true)
        let taken = try outcome(of: backup(other), taking: [id], in: archive(mine))[id]
        #expect(taken?.schedule.startDate == "2026-03-02")
    }

    @Test("keeps the person's record where the backup's was made at another instant")
    func differentRecord() throws {
        let mine = HabitFixture().done("2026-03-02")
        let completion = Completion(
            date: "2026-03-02", completedAt: instant("2026-03-02T05:00:00Z"), zoneIdentifier: "Asia/Tokyo")
        let other = Backup(
            createdAt: now.instant, appVersion: "1.0",
            habits: [BackupHabit(overview: HabitFixture().overview, completions: [completion])])
        let plan = ImportPlan(other, into: archive(mine), at: now)
        #expect(plan.parts[0].keeping.records == ImportRecords(different: 1))
        #expect(!plan.hasChanges(takingBackup: []))
    }

    @Test("points out a habit of the same name and another identity")
    func namesake() {
        let otherID = HabitID(UUID())
        let plan = ImportPlan(backup(HabitFixture("read", id: otherID)), into: archive(HabitFixture("Read")), at: now)
        #expect(plan.parts[0].kind == .new)
        #expect(plan.parts[0].hasNamesake)
    }

    @Test("puts new habits after the person's own, and in an empty store where they were")
    func positions() throws {
        let otherID = HabitID(UUID())
        let other = backup(
            HabitFixture("Run", id: otherID, position: 0), HabitFixture("Walk", id: HabitID(UUID()), position: -3))
        let own = try outcome(of: other, taking: [], in: archive(HabitFixture(position: 4)))
        #expect(own.habits.map(\.details.name) == ["Read", "Walk", "Run"])
        #expect(own.habits.map(\.position) == [4, 5, 6])
        #expect(try outcome(of: other, taking: [], in: archive()).habits.map(\.position) == [-3, 0])
    }

    @Test("is not carried out on other habits than those it was drawn up on")
    func changed() throws {
        let mine = archive(HabitFixture())
        let merge = BackupMerge(habits: backup(HabitFixture().done("2026-03-03")).habits, basis: mine.snapshot.habits)
        let meanwhile = archive(HabitFixture().done("2026-03-02"))
        #expect(throws: CommandError.changedSincePreview) {
            try HabitCommand.merge(merge).outcome(in: meanwhile.snapshot, at: now)
        }
    }

    @Test("counts reminders that are new, the same, and different")
    func reminders() {
        let mine = archive(HabitFixture().reminded(at: "07:30"))
        #expect(
            ImportPlan(backup(HabitFixture().reminded(at: "07:30")), into: mine, at: now)
                .totals(takingBackup: []).sameReminders == 1)
        let plan = ImportPlan(backup(HabitFixture().reminded(at: "08:00")), into: mine, at: now)
        #expect(plan.totals(takingBackup: []).keptReminders == 1)
        #expect(plan.totals(takingBackup: [id]).newReminders == 1)
    }

    @Test("counts a reminder that the backup's version ends, or that stays because one's own is kept")
    func endedReminders() throws {
        /// How many are new, ended, kept and the same.
        func counts(_ backup: HabitFixture, into mine: HabitFixture?, taking: Set<HabitID>) -> [Int] {
            let own = mine.map { archive($0) } ?? archive()
            let totals = ImportPlan(self.backup(backup), into: own, at: now).totals(takingBackup: taking)
            return [totals.newReminders, totals.endedReminders, totals.keptReminders, totals.sameReminders]
        }
        let on = HabitFixture().reminded(at: "07:30")
        let archived = try on.after(HabitCommand.archive, at: "2026-03-04T12:00:00Z")
        for ending in [HabitFixture(), HabitFixture().reminded(at: "07:30", isEnabled: false), archived] {
            #expect(counts(ending, into: on, taking: []) == [0, 0, 1, 0])
            #expect(counts(ending, into: on, taking: [id]) == [0, 1, 0, 0])
        }
        for resting in [HabitFixture(), HabitFixture().reminded(at: "07:30", isEnabled: false), archived] {
            #expect(counts(on, into: resting, taking: []) == [0, 0, 1, 0])
            #expect(counts(on, into: resting, taking: [id]) == [1, 0, 0, 0])
            #expect(counts(archived, into: resting, taking: [id]) == [0, 0, 0, 0])
        }
        #expect(counts(on, into: HabitFixture("Run").reminded(at: "07:30"), taking: [id]) == [0, 0, 0, 1])
        #expect(counts(archived, into: nil, taking: []) == [0, 0, 0, 0])
    }

    @Test("counts no reminder that is switched off")
    func reminderOff() {
        let totals = ImportPlan(
            backup(HabitFixture().reminded(at: "07:30", isEnabled: false)), into: archive(), at: now
        )
        .totals(takingBackup: [])
        #expect(totals.newHabits == 1)
        #expect(totals.newReminders == 0)
    }

    private func outcome(
        of backup: Backup, taking: Set<HabitID>, in archive: HabitsArchive
    ) throws -> HabitsSnapshot {
        let merge = BackupMerge(habits: backup.habits, takingBackup: taking, basis: archive.snapshot.habits)
        return archive.snapshot.applying(try HabitCommand.merge(merge).outcome(in: archive.snapshot, at: now))
    }
}
