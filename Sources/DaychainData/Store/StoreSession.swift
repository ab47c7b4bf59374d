import CoreData
import DaychainCore
import Foundation

/// The work of the store: decides each command on what is on disk, and writes what comes of it in one transaction.
///
/// Unchecked because every method runs in a block of its context, whose queue is serial.
final class StoreSession: @unchecked Sendable {
    /// Ends a transaction; tests put a failure in its place.
    typealias Save = @Sendable (NSManagedObjectContext) throws -> Void

    private let context: NSManagedObjectContext
    private let save: Save
    private let broadcast: Broadcast<HabitsSnapshot>
    /// What the last read or write left, and the revision that it was true for.
    private var known: (revision: Int64, snapshot: HabitsSnapshot)?
    /// Whether the packed dates of the habits stand for their records; not any more once they were found to differ.
    private var trustsPackedDays = true
    private var hasCounted = false

    /// How often a command is decided anew because somebody else wrote first.
    private static let attempts = 64

    init(context: NSManagedObjectContext, broadcast: Broadcast<HabitsSnapshot>, save: @escaping Save) {
        self.context = context
        self.broadcast = broadcast
        self.save = save
    }

    func snapshot() throws -> HabitsSnapshot {
        try current().snapshot
    }

    /// Compares the packed dates with the number of records, once, after the first look at the habits was answered.
    func checkPackedDaysSoon() {
        guard !hasCounted else { return }
        hasCounted = true
        context.perform { [self] in checkPackedDays() }
    }

    private func checkPackedDays() {
        do {
            let packed = try current().snapshot.habits.reduce(0) { $0 + $1.records.count }
            guard try HabitReader(context: context).recordCount() != packed else { return }
            distrustPackedDays()
            broadcast.send(try current().snapshot)
        } catch {
            // Nothing is known to be wrong. What fails here fails at the next reading too, which tells it.
            hasCounted = false
        }
    }

    private func distrustPackedDays() {
        trustsPackedDays = false
        known = nil
    }

    func habit(_ id: HabitID) throws -> Habit? {
        let (snapshot, revision) = try current()
        guard let overview = snapshot[id] else { return nil }
        let reader = HabitReader(context: context)
        let habit = Habit(overview: overview, completions: try reader.completions(of: id))
        if habit.overview.records != overview.records {
            distrustPackedDays()
            mend(habit.overview, revision)
        }
        return habit
    }

    /// Every record of every habit. What was read counts once the revision is found again after the last of them.
    func archive() throws -> HabitsArchive {
        for _ in 0..<Self.attempts {
            let (snapshot, revision) = try current()
            let number = revision?.number ?? 0
            var completions: [HabitID: [Completion]] = [:]
            for habit in snapshot.habits {
                completions[habit.id] = try HabitReader(context: context).completions(of: habit.id)
                // One habit's rows at a time in memory.
                context.reset()
            }
            guard try self.revision()?.number ?? 0 == number else { continue }
            return HabitsArchive(snapshot: snapshot, completions: completions)
        }
        throw StoreError.conflict
    }

    /// Decides on the newest snapshot, and writes what comes of it in one transaction.
    func perform(_ decide: CoreDataHabitStore.Decision) throws -> CommandReceipt {
        for _ in 1..<Self.attempts {
            do { return try attempt(decide) } catch  where StoreError.isConflict(error) {
                // Somebody else wrote: what was asked for may be so already, or may have become impossible.
                continue
            }
        }
        return try attempt(decide)
    }

    private func attempt(_ decide: CoreDataHabitStore.Decision) throws -> CommandReceipt {
        do {
            let (snapshot, revision) = try current()
            let outcome = try decide(snapshot)
            guard !outcome.changes.isEmpty else { return CommandReceipt(snapshot: snapshot, outcome: outcome) }
            let next = try HabitWriter(context: context).write(outcome, to: snapshot)
            let number = try advance(revision)
            try save(context)
            known = (number, next)
            broadcast.send(next)
            return CommandReceipt(snapshot: next, outcome: outcome)
        } catch {
            // A failed save leaves its changes pending: the next one would fail by them again.
            context.rollback()
            if !(error is CommandError) { known = nil }
            throw error
        }
    }

    /// Packs a habit's dates anew where they were not those of its records. The habit just read is right in any case:
    /// where this cannot be written, it is tried again at the next reading.
    private func mend(_ habit: HabitOverview, _ revision: Revision?) {
        do {
            try HabitWriter(context: context).writeRecordedDays(of: habit)
            _ = try advance(revision)
            try save(context)
            known = nil
            broadcast.send(try current().snapshot)
        } catch {
            context.rollback()
        }
    }

    // MARK: Revisions

    /// The newest snapshot, and the revision that it is true for.
    ///
    /// Reading takes several statements, between which another process can write. So what was read counts once its
    /// revision is found again afterwards; that check is also all that a read costs while nobody else writes.
    private func current() throws -> (snapshot: HabitsSnapshot, revision: Revision?) {
        for _ in 0..<Self.attempts {
            // Objects in use keep their values: without this, rows that others wrote would look as they were.
            context.reset()
            let revision = try revision()
            let number = revision?.number ?? 0
            if let known, known.revision == number { return (known.snapshot, revision) }
            known = (number, try HabitReader(context: context).snapshot(trustingPackedDays: trustsPackedDays))
        }
        throw StoreError.conflict
    }

    private func revision() throws -> Revision? {
        let request = NSFetchRequest<RevisionRecord>(entityName: RevisionRecord.entityName)
        request.predicate = NSPredicate(format: "storeKey == %@", RevisionRecord.onlyKey as NSString)
        request.returnsObjectsAsFaults = false
        return try context.fetch(request).first.map { Revision(row: $0, number: try $0.required("revisionNumber")) }
    }

    /// Counts the revision up. Its row is what two writers of different rows meet at.
    private func advance(_ revision: Revision?) throws -> Int64 {
        let number = (revision?.number ?? 0) + 1
        if let revision {
            revision.row.revisionNumber = number
        } else {
            let object = NSEntityDescription.insertNewObject(forEntityName: RevisionRecord.entityName, into: context)
            guard let row = object as? RevisionRecord else {
                throw StoreFault.unexpectedClass(entity: RevisionRecord.entityName)
            }
            row.storeKey = RevisionRecord.onlyKey
            row.revisionNumber = number
        }
        return number
    }

    private struct Revision {
        let row: RevisionRecord
        let number: Int64
    }
}
