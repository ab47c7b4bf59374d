import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("A backup of everything")
struct BackupRoundTripTests {
    private let now = moment("2026-03-04T20:00:00+01:00")

    private func written(_ archive: HabitsArchive) -> Data {
        BackupWriter.data(of: archive, createdAt: now.instant, appVersion: "1.0")
    }

    private func archive(_ habits: [Habit]) -> HabitsArchive {
        HabitsArchive(
            snapshot: HabitsSnapshot(habits: habits.map(\.overview)),
            completions: Dictionary(uniqueKeysWithValues: habits.map { ($0.id, Array($0.completions.values)) }))
    }

    /// What importing a file into a store comes to.
    private func importing(_ data: Data, into archive: HabitsArchive) throws -> HabitsArchive {
        let backup = try BackupReading.backup(from: data)
        let merge = BackupMerge(habits: backup.habits, basis: archive.snapshot.habits)
        let outcome = try HabitCommand.merge(merge).outcome(in: archive.snapshot, at: now)
        var completions = archive.completions
        for case .insertCompletion(let id, let completion) in outcome.changes {
            completions[id, default: []].append(completion)
        }
        for habit in archive.snapshot.applying(outcome).habits where completions[habit.id] == nil {
            completions[habit.id] = []
        }
        return HabitsArchive(snapshot: archive.snapshot.applying(outcome), completions: completions)
    }

    /// Three habits with random histories: zones of every era, pauses, moved starts, records ahead and between.
    private static func habits(seed: UInt64) -> [Habit] {
        (0..<3).map { index in
            let history = History(seed: seed * 3 + UInt64(index))
            var run = HistoryRun(history)
            _ = run.play(history)
            let fixture = run.habit.habit
            let id = HabitID(UUID(uuid: (0xAB, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(index))))
            let old = fixture.overview
            let details = HabitDetails(
                name: names[Int(seed) % names.count], note: "\"\\\u{1}\n\u{2028} note", icon: "book", accent: "teal")
            let overview = HabitOverview(
                id: id, details: details, createdAt: Date(timeIntervalSinceReferenceDate: 794_000_000.1234567),
                archivedAt: old.archivedAt, position: index * 2 - 1, schedule: old.schedule,
                reminder: index == 1 ? ReminderSetting(time: "23:59", isEnabled: seed % 2 == 0) : nil)
            let completions = fixture.completions.values.map { completion in
                Completion(
                    date: completion.date,
                    completedAt: completion.completedAt.addingTimeInterval(Double(seed % 7) * 0.001),
                    zoneIdentifier: index == 2 ? "Mars/Olympus" : completion.zoneIdentifier)
            }
            return Habit(overview: overview, completions: completions)
        }
    }

    private static let names = ["Read", "\u{202E}abc", "قراءة 30", "👨‍👩‍👧 %@", "=1+1", "e\u{301}", "<b>x</b>"]

    @Test("imported into an empty store gives the same again, for 400 random states")
    func roundTrip() throws {
        for seed in 0..<400 as Range<UInt64> {
            let original = archive(Self.habits(seed: seed))
            let restored = try importing(written(original), into: archive([]))
            #expect(restored == original, "seed \(seed)")
            guard restored == original else { return }
        }
    }

    @Test("has the same bytes for the same data, whatever order it is held in")
    func bytes() {
        let habits = Self.habits(seed: 5)
        #expect(written(archive(habits)) == written(archive(habits.reversed())))
        #expect(String(decoding: written(archive(habits)), as: UTF8.self).hasPrefix(#"{"manifest":{"format""#))
    }

    @Test("is written as the format's description shows")
    func text() {
        let fixture = HabitFixture().on(.monday, .wednesday).done("2026-03-04", "2026-03-02").reminded(at: "07:30")
        let text = String(decoding: written(archive([fixture.habit])), as: UTF8.self)
        #expect(
            text == """
                {"manifest":{"format":"daychain-backup","version":1,"createdAt":"2026-03-04T19:00:00Z","appVersion":"1.0","habitCount":1,"completionCount":2},
                "habits":[
                {"id":"00000000-0000-0000-0000-000000000001","name":"Read","note":"","icon":"book","accent":"teal","createdAt":"2026-01-01T09:00:00Z","position":0,
                "schedule":[{"effectiveDate":"2026-03-02","weekdays":[1,3],"timeZone":"Europe/Berlin","paused":false}],
                "reminder":{"time":"07:30","enabled":true},
                "completions":[
                {"date":"2026-03-02","completedAt":"2026-03-02T12:00:00Z","timeZone":"Europe/Berlin"},
                {"date":"2026-03-04","completedAt":"2026-03-04T12:00:00Z","timeZone":"Europe/Berlin"}]}]}

                """)
    }

    @Test("imported twice adds nothing the second time, for 100 random states")
    func twice() throws {
        for seed in 400..<500 as Range<UInt64> {
            let original = archive(Self.habits(seed: seed))
            let data = written(original)
            let backup = try BackupReading.backup(from: data)
            let plan = ImportPlan(backup, into: original, at: now)
            #expect(!plan.hasChanges(takingBackup: []))
            #expect(plan.totals(takingBackup: []).records.same == original.completionCount)
            #expect(try importing(data, into: original) == original, "seed \(seed)")
        }
    }

    @Test("and another device's merge to the union of records, in either order, where the start dates agree")
    func union() throws {
        var random = SeededGenerator(seed: 26)
        for round in 0..<100 {
            let devices = (0..<2).map { _ -> HabitsArchive in
                let days = (0..<40).filter { _ in Bool.random(using: &random) }
                let dates = days.map { LocalDate(dayNumber: 20_514 + $0) }
                return archive([HabitFixture().done(dates).habit])
            }
            let both = try importing(written(devices[1]), into: importing(written(devices[0]), into: archive([])))
            let reversed = try importing(written(devices[0]), into: importing(written(devices[1]), into: archive([])))
            let union = DaySet(devices.flatMap { Array($0.snapshot.habits[0].records) })
            #expect(both.snapshot.habits[0].records == union, "round \(round)")
            #expect(both == reversed, "round \(round)")
        }
    }

    @Test("keeps instants as fine as a clock of these years gives them")
    func instants() throws {
        var random = SeededGenerator(seed: 27)
        for _ in 0..<2000 {
            let date = Date(timeIntervalSinceReferenceDate: Double.random(in: 5e8...1.2e9, using: &random))
            let completion = Completion(date: "2026-03-02", completedAt: date, zoneIdentifier: "GMT")
            let habit = Habit(overview: HabitFixture().overview, completions: [completion])
            let backup = try BackupReading.backup(from: written(archive([habit])))
            #expect(backup.habits[0].completions[0].completedAt == date)
        }
    }

    @Test("of nothing says nothing to import")
    func nothing() throws {
        let backup = try BackupReading.backup(from: written(archive([])))
        let plan = ImportPlan(backup, into: archive([HabitFixture().habit]), at: now)
        #expect(plan.parts.isEmpty)
        #expect(!plan.hasChanges(takingBackup: []))
    }

    @Test("that was kept from version 1 still imports")
    func kept() throws {
        #expect(try BackupReading.backup(from: BackupSample().data).habits.count == 1)
    }
}
