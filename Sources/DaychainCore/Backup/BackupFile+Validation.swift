import Foundation

/// The rules for each value of a file.
extension BackupFile {
    /// The backup that the file describes.
    ///
    /// - Throws: ``BackupRefusal/faults(_:)`` with every value that is not what it must be, up to a number.
    func validated() throws(BackupRefusal) -> Backup {
        var check = BackupCheck()
        let createdAt = check.instant(manifest.createdAt, "manifest.createdAt")
        check.count(manifest.habitCount, habits.count, "manifest.habitCount")
        check.count(manifest.completionCount, completionCount, "manifest.completionCount")
        var seen: Set<HabitID> = []
        var valid: [BackupHabit] = []
        for (index, habit) in habits.enumerated() where !check.isFull {
            if Task.isCancelled { throw .cancelled }
            let path = "habits[\(index)]"
            if let id = check.identifier(habit.id, path + ".id"), !seen.insert(id).inserted {
                check.add(path + ".id", .repeatedIdentifier(BackupFault.excerpt(habit.id)))
            }
            if let habit = habit.valid(&check, path) { valid.append(habit) }
        }
        guard check.faults.isEmpty, let createdAt else { throw .faults(check.faults) }
        return Backup(
            createdAt: createdAt, appVersion: manifest.appVersion, habits: valid, unknownKeyCount: allUnknownKeys)
    }
}

extension BackupFile.HabitEntry {
    /// The habit; nil once a fault was found in it.
    fileprivate func valid(_ check: inout BackupCheck, _ path: String) -> BackupHabit? {
        let faultCount = check.faults.count
        let id = HabitID(id)
        let details = check.details(self, path)
        let createdAt = check.instant(createdAt, path + ".createdAt")
        let archivedAt = archivedAt.flatMap { check.instant($0, path + ".archivedAt") }
        if !BackupLimits.positions.contains(position) { check.add(path + ".position", .numberOutOfRange) }
        let schedule = check.schedule(schedule, path + ".schedule")
        if let schedule, schedule.isArchived != (self.archivedAt != nil) {
            check.add(path + ".archivedAt", .archivedMismatch)
        }
        let reminder = reminder.flatMap { check.reminder($0, path + ".reminder") }
        let completions = check.completions(completions, path + ".completions")
        guard check.faults.count == faultCount, let id, let details, let createdAt, let schedule else { return nil }
        return BackupHabit(
            overview: HabitOverview(
                id: id, details: details, createdAt: createdAt, archivedAt: archivedAt, position: position,
                schedule: schedule, reminder: reminder),
            completions: completions)
    }
}
