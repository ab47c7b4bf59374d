import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Backup and import") @MainActor
struct BackupModelTests {
    private let id = HabitFixture.id

    /// The file of another device's habits.
    private func file(_ habits: HabitFixture...) -> Data {
        let archive = HabitsArchive(
            snapshot: HabitsSnapshot(habits: habits.map(\.overview)),
            completions: Dictionary(
                uniqueKeysWithValues: habits.map { ($0.habit.id, Array($0.habit.completions.values)) }))
        return BackupWriter.data(of: archive, createdAt: instant("2026-03-04T19:00:00Z"), appVersion: "1.0")
    }

    /// An import of some bytes that has come to rest.
    private func importing(_ data: Data, in window: Window) async throws -> ImportModel {
        let url = await window.backups.put(data)
        window.app.backup?.startImport()
        let model = try #require(window.app.backup?.importing)
        #expect(model.phase == .choosing)
        model.picked(.success(url))
        await eventually { model.phase != .reading && model.phase != .comparing }
        return model
    }

    private func plan(_ model: ImportModel) throws -> ImportPlan {
        guard case .preview(let plan) = model.phase else { throw Window.Missing() }
        return plan
    }

    @Test("A backup made right after a mark holds it, and says how much it holds")
    func export() async throws {
        let window = await Window(HabitFixture())
        await window.today.actions.markDone(try window.card)
        await window.app.backup?.write()
        guard case .written(let written) = window.app.backup?.export else { throw Window.Missing() }
        #expect(written.file.lastPathComponent == "Daychain-2026-03-04.json")
        #expect(written.completionCount == 1)
        #expect(window.spoken == .backupWritten(habits: 1, records: 1))
        let backup = try await window.backups.read(written.file)
        #expect(backup.habits[0].completions.map(\.date) == ["2026-03-04"])
    }

    @Test("A backup that cannot be written says why, and can be tried again")
    func exportFails() async throws {
        let window = await Window(HabitFixture())
        await window.store.failNext(with: .full)
        await window.app.backup?.write()
        #expect(window.app.backup?.export == .failed(.store(.full)))
        await window.backups.fill()
        await window.app.backup?.write()
        #expect(window.app.backup?.export == .failed(.file(.full)))
    }

    @Test("An import changes nothing before it is agreed to, and then what it showed")
    func apply() async throws {
        let window = await Window(HabitFixture().done("2026-03-02"))
        let model = try await importing(file(HabitFixture().done("2026-03-03", "2026-03-04")), in: window)
        #expect(try plan(model).totals(takingBackup: []).records == ImportRecords(new: 2))
        #expect(window.spoken == .importReady(.changes))
        #expect(window.journal.habit(id)?.records == ["2026-03-02"])
        await model.apply()
        guard case .done(let totals) = model.phase else { throw Window.Missing() }
        #expect(totals.records.new == 2)
        #expect(window.journal.habit(id)?.records == ["2026-03-02", "2026-03-03", "2026-03-04"])
        #expect(window.spoken == .imported(totals))
    }

    @Test("The backup's name is taken only where that was chosen")
    func choice() async throws {
        for takingBackup in [false, true] {
            let window = await Window(HabitFixture("Read"))
            let model = try await importing(file(HabitFixture("Run")), in: window)
            #expect(try !plan(model).hasChanges(takingBackup: model.taking))
            #expect(window.spoken == .importReady(.choices))
            model[takingBackup: id] = takingBackup
            #expect(try plan(model).hasChanges(takingBackup: model.taking) == takingBackup)
            await model.apply()
            #expect(window.journal.habit(id)?.details.name == (takingBackup ? "Run" : "Read"))
        }
    }

    @Test("Where habits change after the preview, the new numbers are shown before anything is saved")
    func changedMeanwhile() async throws {
        let window = await Window(HabitFixture())
        let model = try await importing(file(HabitFixture().done("2026-03-03", "2026-03-04")), in: window)
        try await window.store.perform(.setCompletion(id, date: "2026-03-03", done: true), at: window.clock.now)
        await model.apply()
        #expect(model.hasNewNumbers)
        #expect(window.spoken == .importChanged)
        #expect(try plan(model).totals(takingBackup: []).records == ImportRecords(new: 1, different: 1))
        #expect(try await window.store.snapshot()[id]?.records == ["2026-03-03"])
        await model.apply()
        #expect(try await window.store.snapshot()[id]?.records == ["2026-03-03", "2026-03-04"])
    }

    @Test("Where habits change while the import is being saved, the new numbers are shown and nothing is saved")
    func changedAtTheLastMoment() async throws {
        let window = await Window(HabitFixture())
        let model = try await importing(file(HabitFixture().done("2026-03-03")), in: window)
        await window.store.failNext(with: .refused(.changedSincePreview), after: 1)
        await model.apply()
        #expect(model.hasNewNumbers)
        #expect(window.spoken == .importChanged)
        #expect(try await window.store.snapshot()[id]?.records == [])
    }

    @Test("A save that fails keeps the preview, says why, and works when tried again")
    func saveFails() async throws {
        let window = await Window(HabitFixture())
        let model = try await importing(file(HabitFixture().done("2026-03-03")), in: window)
        await window.store.failNext(with: .full, after: 1)
        await model.apply()
        #expect(model.failure == .full)
        #expect(try plan(model).totals(takingBackup: []).records.new == 1)
        #expect(window.journal.habit(id)?.records == [])
        await model.apply()
        #expect(model.failure == nil)
        #expect(window.journal.habit(id)?.records == ["2026-03-03"])
    }

    @Test("Habits that cannot be read for comparing are said, and read when tried again")
    func compareFails() async throws {
        let window = await Window(HabitFixture())
        await window.store.failNext(with: .unavailable(detail: "locked"))
        let model = try await importing(file(HabitFixture().done("2026-03-03")), in: window)
        #expect(model.phase == .unread(.unavailable(detail: "locked")))
        #expect(model.retries == 0)
        await window.store.failNext(with: .unavailable(detail: "locked"))
        await model.retry()
        #expect(model.phase == .unread(.unavailable(detail: "locked")))
        #expect(model.retries == 1)
        await model.retry()
        #expect(try plan(model).hasChanges(takingBackup: []))
    }

    @Test("Importing one's own backup has nothing to do")
    func again() async throws {
        let window = await Window(
            HabitFixture().done("2026-03-02"), HabitFixture("Run", id: HabitID(UUID())).done("2026-03-03"))
        await window.app.backup?.write()
        guard case .written(let written) = window.app.backup?.export else { throw Window.Missing() }
        window.app.backup?.startImport()
        let model = try #require(window.app.backup?.importing)
        model.picked(.success(written.file))
        await eventually { model.phase != .reading && model.phase != .comparing }
        #expect(try !plan(model).hasChanges(takingBackup: []))
        #expect(window.spoken == .importReady(.nothing))
    }

    @Test("A file that is no backup is refused by name, and another one can be chosen")
    func refused() async throws {
        let window = await Window(HabitFixture())
        let model = try await importing(Data("[]".utf8), in: window)
        #expect(model.phase == .refused(.foreign(.otherJSON)))
        #expect(window.spoken == .importRefused)
        #expect(await window.store.commands.isEmpty)
        // It is read in the import that is open.
        model.picked(.success(await window.backups.put(file(HabitFixture().done("2026-03-03")), as: "Another.json")))
        #expect(model.phase == .reading)
        await eventually { model.phase != .reading && model.phase != .comparing }
        #expect(try plan(model).totals(takingBackup: []).records == ImportRecords(new: 1))
        #expect(window.app.backup?.importing === model)
    }

    @Test("A file that the system could not give is said to be unreadable")
    func notGiven() async {
        let window = await Window()
        window.app.restore?.startImport()
        window.app.restore?.importing?.picked(.failure(CocoaError(.fileReadNoPermission)))
        #expect(window.app.restore?.importing?.phase == .refused(.unreadable))
    }
}
