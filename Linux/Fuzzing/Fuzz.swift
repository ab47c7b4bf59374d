import DaychainCore
import Foundation

/// libFuzzer's entry: whatever the bytes are, they are read as a backup, and what is read is planned and merged twice.
///
/// Besides a crash or a hang, which libFuzzer sees, it stops where a rule is broken: an accepted file must be writable
/// and readable again as the same backup, and importing it a second time must add nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: start, count: count)
    guard let backup = try? BackupReading.backup(from: data) else { return 0 }
    let now = Moment(instant: Date(timeIntervalSince1970: 1_772_650_800), zone: Zone("Europe/Berlin"))
    let empty = HabitsArchive(snapshot: HabitsSnapshot(), completions: [:])
    let plan = ImportPlan(backup, into: empty, at: now)
    precondition(plan.hasChanges(takingBackup: []) != backup.habits.isEmpty, "A new habit is a change")
    let filled = imported(backup, into: empty, at: now)
    let again = ImportPlan(backup, into: filled, at: now)
    precondition(!again.hasChanges(takingBackup: []), "Imported twice it adds something")
    let written = BackupWriter.data(of: filled, createdAt: backup.createdAt, appVersion: "1.0")
    guard let reread = try? BackupReading.backup(from: written) else {
        preconditionFailure("What was written is refused")
    }
    precondition(imported(reread, into: empty, at: now) == filled, "What was written is another backup")
    return 0
}

private func imported(_ backup: Backup, into archive: HabitsArchive, at moment: Moment) -> HabitsArchive {
    let merge = HabitCommand.merge(BackupMerge(habits: backup.habits, basis: archive.snapshot.habits))
    guard let outcome = try? merge.outcome(in: archive.snapshot, at: moment) else {
        preconditionFailure("A fresh plan is refused")
    }
    let snapshot = archive.snapshot.applying(outcome)
    var completions = archive.completions
    for habit in snapshot.habits where completions[habit.id] == nil { completions[habit.id] = [] }
    for case .insertCompletion(let id, let completion) in outcome.changes {
        completions[id, default: []].append(completion)
    }
    return HabitsArchive(snapshot: snapshot, completions: completions)
}
