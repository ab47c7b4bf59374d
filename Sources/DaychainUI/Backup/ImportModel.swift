import DaychainCore
import Foundation
import Observation
import SwiftUI

/// One import: a file is read, compared, shown, and then carried out as shown or not at all.
@MainActor @Observable final class ImportModel: Identifiable {
    /// How far the import has come.
    enum Phase: Equatable {
        /// No file is chosen yet.
        case choosing
        case reading
        case comparing
        /// The file is no backup that can be imported.
        case refused(BackupRefusal)
        /// The habits could not be read for comparing.
        case unread(StoreError)
        case preview(ImportPlan)
        case saving(ImportPlan)
        case done(ImportTotals)
    }

    private(set) var phase = Phase.choosing
    /// How often the person has tried to compare again, for the screen to say when that has failed.
    private(set) var retries = 0
    /// Habits whose fields and schedule are to become the backup's.
    private(set) var taking: Set<HabitID> = []
    /// Whether the numbers are others than those that the person had agreed to.
    private(set) var hasNewNumbers = false
    /// Why saving failed; the preview stays.
    private(set) var failure: StoreError?
    /// Whether the system asks for the file.
    var isPicking = false

    private let journal: HabitJournal
    private let files: any BackupFiles
    private let clock: any DayClock
    private let speaker: Speaker
    private var backup: Backup?
    private var task: Task<Void, Never>?

    init(journal: HabitJournal, files: any BackupFiles, clock: any DayClock, speaker: Speaker) {
        self.journal = journal
        self.files = files
        self.clock = clock
        self.speaker = speaker
    }

    /// Whether the import may be left: not while it is being saved, which cannot be stopped halfway.
    var canLeave: Bool {
        if case .saving = phase { false } else { true }
    }

    /// The device's date and zone, for words.
    var today: LocalDate { journal.moment.deviceDate }
    var zone: Zone { journal.moment.zone }
    /// When the backup that was read was made.
    var backupCreatedAt: Date? { backup?.createdAt }

    /// The person has chosen a file, or the system could not give it. It takes the place of one that was refused.
    func picked(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let file): start(file)
        case .failure: refuse(.unreadable)
        }
    }

    /// Reads a file and compares it with the person's habits.
    private func start(_ file: URL) {
        phase = .reading
        retries = 0
        // Taken at once, while the permission that came with the choice is fresh. False only says that there is none to
        // give back: a file of our own needs none.
        let isScoped = file.startAccessingSecurityScopedResource()
        task = Task {
            defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
            await read(file)
        }
    }

    private func refuse(_ reason: BackupRefusal) {
        phase = .refused(reason)
        speaker.say(.importRefused)
    }

    /// Stops reading or comparing. Nothing was changed.
    func cancel() {
        task?.cancel()
    }

    /// Compares again after a failure.
    func retry() async {
        retries += 1
        phase = .comparing
        await compare()
    }

    /// Whether a habit's fields and schedule become the backup's.
    subscript(takingBackup id: HabitID) -> Bool {
        get { taking.contains(id) }
        set { if newValue { taking.insert(id) } else { taking.remove(id) } }
    }

    /// Carries out what the preview shows. Where habits have changed meanwhile, the new numbers are shown first.
    func apply() async {
        guard case .preview(let plan) = phase, let backup else { return }
        phase = .saving(plan)
        failure = nil
        do throws(StoreError) {
            let fresh = try await draw(backup)
            guard fresh == plan else { return show(fresh, isNew: true) }
            let merge = BackupMerge(habits: backup.habits, takingBackup: taking, basis: plan.basis)
            try await journal.perform(.merge(merge))
            let totals = plan.totals(takingBackup: taking)
            phase = .done(totals)
            speaker.say(.imported(totals))
        } catch {
            await recover(from: error, plan)
        }
    }

    private func read(_ file: URL) async {
        do throws(BackupRefusal) {
            backup = try await files.read(file)
            phase = .comparing
            await compare()
        } catch {
            if error != .cancelled { refuse(error) }
        }
    }

    private func compare() async {
        guard let backup else { return }
        do throws(StoreError) {
            let plan = try await draw(backup)
            if !Task.isCancelled { show(plan, isNew: false) }
        } catch {
            phase = .unread(error)
        }
    }

    private func show(_ plan: ImportPlan, isNew: Bool) {
        hasNewNumbers = isNew
        phase = .preview(plan)
        speaker.say(isNew ? .importChanged : .importReady(outlook(of: plan)))
    }

    private func outlook(of plan: ImportPlan) -> ImportOutlook {
        if plan.hasChanges(takingBackup: taking) { return .changes }
        return plan.hasChoices ? .choices : .nothing
    }

    private func recover(from error: StoreError, _ plan: ImportPlan) async {
        guard error == .refused(.changedSincePreview), let backup else {
            failure = error
            phase = .preview(plan)
            return
        }
        do throws(StoreError) {
            show(try await draw(backup), isNew: true)
        } catch {
            phase = .unread(error)
        }
    }

    private func draw(_ backup: Backup) async throws(StoreError) -> ImportPlan {
        await Self.plan(backup, into: try await journal.archive(), at: clock.now)
    }

    /// Off the main thread, as every `nonisolated` function that is `async`.
    private nonisolated static func plan(
        _ backup: Backup, into archive: HabitsArchive, at moment: Moment
    ) async -> ImportPlan {
        ImportPlan(backup, into: archive, at: moment)
    }
}
