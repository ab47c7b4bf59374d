import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("The words of an import") @MainActor
struct ImportWordsTests {
    /// What a backup of one habit does to another state of it.
    private func plan(_ backup: HabitFixture, into mine: HabitFixture?, repeated: Int = 0) -> ImportPlan {
        let completions = Array(backup.habit.completions.values)
        let habit = BackupHabit(overview: backup.overview, completions: completions + completions.prefix(repeated))
        let habits = [mine].compactMap { $0?.habit }
        let archive = HabitsArchive(
            snapshot: HabitsSnapshot(habits: habits.map(\.overview)),
            completions: Dictionary(uniqueKeysWithValues: habits.map { ($0.id, Array($0.completions.values)) }))
        let backup = Backup(
            createdAt: instant("2026-03-04T19:00:00Z"), appVersion: "1.0", habits: [habit])
        return ImportPlan(backup, into: archive, at: moment("2026-03-04T20:00:00+01:00", in: "Europe/Berlin"))
    }

    private func words(_ locale: String) -> PartWords {
        PartWords(
            words: DayWords(locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian)),
            today: "2026-03-04")
    }

    @Test("tell the backup's reminder as clocks of the region do")
    func reminder() {
        let part = plan(HabitFixture().reminded(at: "19:30"), into: HabitFixture()).parts[0]
        #expect(words("de_DE").kind(part) == ["The backup’s reminder is at 19:30.", "Yours has no reminder."])
        #expect(
            words("en_US").kind(part) == [
                "The backup’s reminder is at 7:30\u{202F}PM.", "Yours has no reminder.",
            ])
        let mineOff = HabitFixture().reminded(at: "19:30", isEnabled: false)
        #expect(
            words("de_DE").kind(plan(HabitFixture().reminded(at: "19:30"), into: mineOff).parts[0])
                == ["The backup’s reminder is at 19:30.", "Your reminder is switched off."])
        let off = plan(HabitFixture().reminded(at: "19:30", isEnabled: false), into: HabitFixture()).parts[0]
        #expect(words("en_US").kind(off) == ["In the backup its reminder is switched off."])
        #expect(
            words("en_US").kind(plan(mineOff, into: HabitFixture().reminded(at: "08:00")).parts[0])
                == ["In the backup its reminder is switched off.", "Your reminder is at 8:00\u{202F}AM."])
        let none = plan(HabitFixture(), into: HabitFixture().reminded(at: "19:30")).parts[0]
        #expect(
            words("en_US").kind(none) == [
                "It has no reminder in the backup.", "Your reminder is at 7:30\u{202F}PM.",
            ])
    }

    @Test("name each difference, and say no difference of a habit that is the same")
    func differences() {
        let renamed = plan(HabitFixture("Read aloud").on(.monday, .wednesday), into: HabitFixture()).parts[0]
        #expect(
            words("en_US").kind(renamed) == [
                "In the backup it is called \u{2068}Read aloud\u{2069}.",
                "Schedule in the backup: Every Monday and Wednesday from March 2, 2026, by Berlin time.",
                "Your schedule: Every day from March 2, 2026, by Berlin time.",
            ])
        #expect(words("en_US").kind(plan(HabitFixture(), into: HabitFixture()).parts[0]) == [])
    }

    @Test("tell from when the backup's schedule holds, what was before it, and one's own")
    func changedSchedule() {
        let changed = HabitFixture().on(.monday).version(from: "2026-03-03", weekdays: .daily)
        let lines = [
            "Schedule in the backup: Every day from March 3, 2026, by Berlin time.",
            "Before that, from March 2, 2026, it has another schedule in the backup.",
            "Your schedule: Every day from March 2, 2026, by Berlin time.",
        ]
        #expect(words("en_US").kind(plan(changed, into: HabitFixture()).parts[0]) == lines)
        // Archived on the day before the import.
        let archived = changed.version(from: "2026-03-04", paused: true)
        #expect(Array(words("en_US").kind(plan(archived, into: HabitFixture()).parts[0]).prefix(3)) == lines)
    }

    @Test("tell the schedule in force today, and one that is planned in the backup by its date")
    func plannedSchedule() {
        let planned = HabitFixture().on(.monday).version(from: "2026-03-09", weekdays: .daily)
        #expect(
            words("en_US").kind(plan(planned, into: HabitFixture()).parts[0]) == [
                "Schedule in the backup: Every Monday from March 2, 2026, by Berlin time.",
                "From March 9, 2026, it has another schedule in the backup.",
                "Your schedule: Every day from March 2, 2026, by Berlin time.",
            ])
        // What has not begun is told from its first day.
        let later = HabitFixture().on(.monday).starting("2026-03-05").version(from: "2026-03-09", weekdays: .daily)
        #expect(
            Array(words("en_US").kind(plan(later, into: HabitFixture()).parts[0]).prefix(2)) == [
                "Schedule in the backup: Every Monday from March 5, 2026, by Berlin time.",
                "From March 9, 2026, it has another schedule in the backup.",
            ])
        // An earlier start of the same schedule.
        let earlier = HabitFixture().on(.monday).starting("2026-02-26").version(from: "2026-03-02", weekdays: .daily)
        #expect(
            words("en_US").kind(plan(earlier, into: HabitFixture()).parts[0]) == [
                "Schedule in the backup: Every day from March 2, 2026, by Berlin time.",
                "Before that, from February 26, 2026, it has another schedule in the backup.",
            ])
    }

    @Test("tell a schedule that differs only between its start and today, or after it")
    func pastSchedule() {
        let first = HabitFixture().on(.monday).version(from: "2026-03-04", weekdays: .daily)
        let second = HabitFixture().on(.tuesday).version(from: "2026-03-04", weekdays: .daily)
        #expect(
            words("en_US").kind(plan(first, into: second).parts[0])
                == ["The backup has other past or planned changes of the schedule."])
        let planned = HabitFixture().version(from: "2026-03-09", weekdays: Weekdays(.friday))
        #expect(
            words("en_US").kind(plan(planned, into: HabitFixture()).parts[0])
                == ["The backup has other past or planned changes of the schedule."])
    }

    @Test("tell archiving by itself, and no other schedule where nothing else differs")
    func archiving() throws {
        let archived = try HabitFixture().done("2026-03-03").after(HabitCommand.archive, at: "2026-03-04T19:00:00Z")
        let mine = HabitFixture().done("2026-03-03")
        #expect(words("en_US").kind(plan(archived, into: mine).parts[0]) == ["It is archived in the backup."])
        #expect(words("en_US").kind(plan(mine, into: archived).parts[0]) == ["It is not archived in the backup."])
        #expect(words("en_US").kind(plan(archived, into: nil).parts[0]) == ["New habit, archived"])
        let once = HabitFixture().version(from: "2026-03-03", paused: true).version(from: "2026-03-04", paused: false)
        #expect(
            words("en_US").kind(plan(once, into: HabitFixture()).parts[0])
                == ["In the backup it was archived at other times."])
        #expect(
            words("en_US").kind(plan(HabitFixture(), into: once).parts[0])
                == ["In the backup it was never archived."])
    }

    @Test("tell what becomes of the records, and the streaks before and after")
    func effects() {
        let habit = HabitFixture().starting("2026-02-26")
        let part = plan(
            habit.done("2026-02-26", "2026-02-27", "2026-02-28", "2026-03-03", "2026-03-09", "2026-03-10"),
            into: habit.done("2026-02-26", "2026-02-27"), repeated: 2
        ).parts[0]
        #expect(
            words("en_US").effects(part, takingBackup: false) == [
                "2 new records",
                "2 records for days still to come; they count when the day comes",
                "2 records are here already",
                "2 records are in the file twice; the first made counts",
                "Current streak: 0 now, 1 afterwards",
                "Best streak: 2 now, 3 afterwards",
            ])
    }

    @Test("say that records are added whichever version is chosen")
    func eitherChoice() {
        let part = plan(HabitFixture("Run").done("2026-03-04"), into: HabitFixture("Read")).parts[0]
        for takingBackup in [false, true] {
            #expect(
                words("en_US").effects(part, takingBackup: takingBackup) == [
                    "1 new records", "Records are added with either choice, and none of yours goes.",
                    "Current streak: 0 now, 1 afterwards", "Best streak: 0 now, 1 afterwards",
                ])
        }
    }

    @Test("tell what changes apart from what stays, each once")
    func totals() {
        var totals = ImportTotals()
        totals.keptHabits = 2
        totals.records.new = 3
        totals.records.same = 4
        #expect(TotalsWords.planned(totals, hasHabits: true) == ["3 new records"])
        #expect(
            TotalsWords.unchanged(totals) == ["2 habits differ and stay as they are", "4 records are here already"])
        #expect(TotalsWords.done(totals) == ["3 records added"])
        totals.newReminders = 2
        // Whether the system has been given any is told apart, since that depends on what the person allows.
        #expect(TotalsWords.done(totals) == ["3 records added", "2 reminders set as in the backup"])
        totals.endedReminders = 3
        #expect(TotalsWords.planned(totals, hasHabits: true).last == "3 reminders to be switched off as in the backup")
        #expect(TotalsWords.done(totals).last == "3 reminders switched off as in the backup")
    }

    @Test("say that a choice is open where only fields differ, and what came of it")
    func choice() {
        let plan = plan(HabitFixture("Run"), into: HabitFixture("Read"))
        #expect(plan.hasChoices)
        #expect([plan.parts[0].name, plan.parts[0].backupName] == ["Read", "Run"])
        #expect(
            TotalsWords.planned(plan.totals(takingBackup: []), hasHabits: true)
                == ["Nothing changes with what is chosen below."])
        let taken = plan.totals(takingBackup: [HabitFixture.id])
        #expect(TotalsWords.planned(taken, hasHabits: true) != ["Nothing changes with what is chosen below."])
        let spoken = SpokenWords(words: words("en_US").words, today: "2026-03-04")
        #expect(spoken.text(.importReady(.choices)) == "The file was read. Habits differ: choose which version to use.")
        #expect(spoken.text(.imported(taken)) == "Imported: 1 habits changed to the backup’s version.")
    }

    @Test("do not say that records are here which lie before the start and are left out")
    func refused() {
        let mine = HabitFixture().starting("2026-03-02")
        let totals = plan(HabitFixture().starting("2026-02-26").done("2026-02-26"), into: mine).totals(takingBackup: [])
        #expect(totals.records.refused == 1)
        #expect(
            TotalsWords.planned(totals, hasHabits: true) == ["Nothing changes with what is chosen below."])
        var same = totals
        same.keptHabits = 0
        #expect(TotalsWords.planned(same, hasHabits: true) == ["Nothing in the backup can be added."])
    }

    @Test("say that there is nothing to do, or nothing to import")
    func nothing() {
        let same = plan(HabitFixture(), into: HabitFixture()).totals(takingBackup: [])
        #expect(
            TotalsWords.planned(same, hasHabits: true)
                == ["There is nothing to do: everything in the backup is here already."])
        #expect(
            TotalsWords.planned(ImportTotals(), hasHabits: false)
                == ["There is nothing to import: the backup holds no habit."])
    }
}

@Suite("What saving will do, at the largest text") @MainActor
struct BriefOutlookTests {
    @Test("is told with shortened dates, whose words have room")
    func isBrief() {
        let words = OutlookWords(
            words: .american, today: "2026-03-04", habitToday: "2026-03-05", isBrief: true)
        #expect(words.sentence(.goesOn(to: "2026-03-04")) == "Today becomes Wed, Mar\u{A0}4 at once.")
    }
}
