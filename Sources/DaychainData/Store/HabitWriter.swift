import CoreData
import DaychainCore
import Foundation

/// Writes the core's changes into rows, each in place. Used only inside a block of its context; does not save.
struct HabitWriter {
    let context: NSManagedObjectContext

    /// Writes what a command comes to, and returns the snapshot after it.
    ///
    /// The habits' rows come first: to find one, a fetch looks through everything that waits to be saved, which after
    /// the records of an import is a lot.
    func write(_ outcome: CommandOutcome, to snapshot: HabitsSnapshot) throws -> HabitsSnapshot {
        let next = snapshot.applying(outcome)
        for change in outcome.changes {
            switch change {
            case .insert(let habit): try insert(habit)
            case .update(let habit): try update(habit, from: snapshot[habit.id])
            case .delete(let id): try delete(id)
            case .insertCompletion, .deleteCompletion: break
            }
        }
        for id in outcome.recordedHabits {
            if let habit = next[id] { try writeRecordedDays(of: habit) }
        }
        for change in outcome.changes {
            switch change {
            case .insert, .update, .delete: break
            case .insertCompletion(let id, let completion): try insert(completion, of: id)
            case .deleteCompletion(let id, let date):
                for row in try rows(CompletionRecord.self, CompletionRecord.entityName, of: id, on: date) {
                    context.delete(row)
                }
            }
        }
        return next
    }

    /// Packs the dates of a habit's records into its own row.
    func writeRecordedDays(of habit: HabitOverview) throws {
        try row(of: habit.id).setIfChanged(RecordedDays.data(from: habit.records), "recordedDays")
    }

    // MARK: Habits

    private func insert(_ habit: HabitOverview) throws {
        let row: HabitRecord = try newRow(HabitRecord.entityName)
        row.id = habit.id.uuid
        row.createdAt = habit.createdAt
        row.recordedDays = RecordedDays.data(from: DaySet())
        row.setValues(of: habit)
        for version in habit.schedule.versions { try insert(version, of: habit.id) }
        try writeReminder(habit.reminder, of: habit.id)
    }

    /// Writes only the parts that differ: what could not be read of the others stays as it is.
    private func update(_ habit: HabitOverview, from old: HabitOverview?) throws {
        try row(of: habit.id).setValues(of: habit)
        if habit.schedule != old?.schedule { try writeVersions(of: habit) }
        if habit.reminder != old?.reminder { try writeReminder(habit.reminder, of: habit.id) }
    }

    private func delete(_ id: HabitID) throws {
        context.delete(try row(of: id))
        for entityName in [ScheduleVersionRecord.entityName, CompletionRecord.entityName, ReminderRecord.entityName] {
            for row in try rows(NSManagedObject.self, entityName, of: id) { context.delete(row) }
        }
    }

    // MARK: Parts of a habit

    private func writeVersions(of habit: HabitOverview) throws {
        let rows = try rows(ScheduleVersionRecord.self, ScheduleVersionRecord.entityName, of: habit.id)
        var rowsByDate = Dictionary(rows.map { ($0.effectiveDate ?? "", $0) }) { first, _ in first }
        for version in habit.schedule.versions {
            if let row = rowsByDate.removeValue(forKey: version.effectiveDate.text) {
                row.setValues(of: version)
            } else {
                try insert(version, of: habit.id)
            }
        }
        // A row whose date cannot be read is kept: the person was told of it.
        for (date, row) in rowsByDate where LocalDate(date) != nil { context.delete(row) }
    }

    private func insert(_ version: ScheduleVersion, of id: HabitID) throws {
        let row: ScheduleVersionRecord = try newRow(ScheduleVersionRecord.entityName)
        row.habitID = id.uuid
        row.effectiveDate = version.effectiveDate.text
        row.setValues(of: version)
    }

    private func writeReminder(_ reminder: ReminderSetting?, of id: HabitID) throws {
        let existing = try rows(ReminderRecord.self, ReminderRecord.entityName, of: id).first
        guard let reminder else {
            if let existing { context.delete(existing) }
            return
        }
        let row: ReminderRecord = try existing ?? newRow(ReminderRecord.entityName)
        row.setIfChanged(id.uuid, "habitID")
        row.setIfChanged(reminder.time.text, "localTime")
        row.setIfChanged(reminder.isEnabled, "isEnabled")
    }

    private func insert(_ completion: Completion, of id: HabitID) throws {
        let row: CompletionRecord = try newRow(CompletionRecord.entityName)
        row.habitID = id.uuid
        row.localDate = completion.date.text
        row.completedAt = completion.completedAt
        row.timeZoneID = completion.zoneIdentifier
    }

    // MARK: Rows

    /// The row of a habit that the snapshot has.
    private func row(of id: HabitID) throws -> HabitRecord {
        let request = NSFetchRequest<HabitRecord>(entityName: HabitRecord.entityName)
        request.predicate = NSPredicate(format: "id == %@", id.uuid as NSUUID)
        guard let row = try context.fetch(request).first else { throw StoreError.conflict }
        return row
    }

    private func newRow<Record: NSManagedObject>(_ entityName: String) throws -> Record {
        let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
        guard let row = object as? Record else { throw StoreFault.unexpectedClass(entity: entityName) }
        return row
    }

    private func rows<Record: NSManagedObject>(
        _ recordClass: Record.Type, _ entityName: String, of id: HabitID, on date: LocalDate? = nil
    ) throws -> [Record] {
        let request = NSFetchRequest<Record>(entityName: entityName)
        request.predicate =
            date.map { date in
                NSPredicate(format: "habitID == %@ AND localDate == %@", id.uuid as NSUUID, date.text as NSString)
            } ?? NSPredicate(format: "habitID == %@", id.uuid as NSUUID)
        request.returnsObjectsAsFaults = false
        return try context.fetch(request)
    }
}

extension CommandOutcome {
    /// The habits whose records change.
    fileprivate var recordedHabits: Set<HabitID> {
        Set(
            changes.compactMap { change in
                switch change {
                case .insert, .update, .delete: nil
                case .insertCompletion(let id, _), .deleteCompletion(let id, _): id
                }
            })
    }
}

extension HabitRecord {
    fileprivate func setValues(of habit: HabitOverview) {
        setIfChanged(habit.details.name, "name")
        setIfChanged(habit.details.note, "note")
        setIfChanged(habit.details.icon, "icon")
        setIfChanged(habit.details.accent, "accent")
        setIfChanged(habit.archivedAt, "archivedAt")
        setIfChanged(Int64(habit.position), "position")
    }
}

extension ScheduleVersionRecord {
    fileprivate func setValues(of version: ScheduleVersion) {
        setIfChanged(Int64(version.weekdays.bits), "weekdayBits")
        setIfChanged(version.zone.identifier, "timeZoneID")
        setIfChanged(version.isPaused, "isPaused")
    }
}

extension NSManagedObject {
    /// Leaves a row alone that says so already.
    fileprivate func setIfChanged<Value: Equatable>(_ value: Value?, _ key: String) {
        let old: Value? = stored(key)
        if old != value { setStored(value, key) }
    }
}
