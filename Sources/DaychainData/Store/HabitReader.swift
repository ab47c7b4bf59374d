import CoreData
import DaychainCore
import Foundation

/// Reads rows into the core's values. Used only inside a block of its context.
struct HabitReader {
    let context: NSManagedObjectContext

    /// All habits with the dates of their records; the details of records stay on disk.
    ///
    /// The dates come from the habits' own rows where those are trusted and can be read, else from all the records.
    func snapshot(trustingPackedDays: Bool) throws -> HabitsSnapshot {
        let rows = try fetch(HabitRecord.self, HabitRecord.entityName)
        let packed = trustingPackedDays ? try packedDays(of: rows) : nil
        let versions = try grouped(ScheduleVersionRecord.self, ScheduleVersionRecord.entityName)
        let reminders = try grouped(ReminderRecord.self, ReminderRecord.entityName)
        let dates = try packed == nil ? recordDates() : [:]
        var habits: [HabitOverview] = []
        var problems: [StoredProblem] = []
        var orphans = Set(versions.keys).union(reminders.keys).union(dates.keys)
        for (index, row) in rows.enumerated() {
            let id: UUID = try row.required("id")
            orphans.remove(id)
            let reading = try stored(
                row, id, versions: versions[id] ?? [], reminder: reminders[id]?.first, recordDates: dates[id] ?? []
            ).read()
            problems += reading.problems
            guard var habit = reading.overview else { continue }
            if let packed {
                habit.records = packed[index]
                let early = packed[index].prefix { $0 < habit.schedule.startDate }
                problems += early.map { StoredProblem(habitID: habit.id, reason: .recordBeforeStart($0)) }
            }
            habits.append(habit)
        }
        // Rows without a habit belong to one that cannot be shown: they are kept, and said.
        problems += orphans.map { StoredProblem(habitID: HabitID($0), reason: .noSchedule) }
        return HabitsSnapshot(habits: habits, problems: problems)
    }

    /// Every record of a habit, with its instant and zone. A date that cannot be read is left out here, as the snapshot
    /// has reported it.
    func completions(of id: HabitID) throws -> [Completion] {
        let request = NSFetchRequest<CompletionRecord>(entityName: CompletionRecord.entityName)
        request.predicate = NSPredicate(format: "habitID == %@", id.uuid as NSUUID)
        request.returnsObjectsAsFaults = false
        return try context.fetch(request).compactMap { row in
            guard let date = LocalDate(try row.required("localDate") as String) else { return nil }
            return Completion(
                date: date, completedAt: try row.required("completedAt"), zoneIdentifier: try row.required("timeZoneID")
            )
        }
    }

    private func stored(
        _ row: HabitRecord, _ id: UUID, versions: [ScheduleVersionRecord], reminder: ReminderRecord?,
        recordDates: [String]
    ) throws -> StoredHabit {
        let position: Int64 = try row.required("position")
        return StoredHabit(
            id: HabitID(id),
            details: HabitDetails(
                name: try row.required("name"), note: try row.required("note"), icon: try row.required("icon"),
                accent: try row.required("accent")),
            createdAt: try row.required("createdAt"), archivedAt: row.archivedAt, position: Int(position),
            versions: try versions.map { version in
                let bits: Int64 = try version.required("weekdayBits")
                return StoredHabit.StoredVersion(
                    effectiveDate: try version.required("effectiveDate"), weekdayBits: Int(bits),
                    zone: try version.required("timeZoneID"), isPaused: try version.required("isPaused"))
            },
            reminder: try reminder.map { reminder in
                StoredHabit.StoredReminder(
                    time: try reminder.required("localTime"), isEnabled: try reminder.required("isEnabled"))
            },
            recordDates: recordDates)
    }

    // MARK: Rows

    /// The packed dates of each habit, or nil where they cannot be read.
    private func packedDays(of rows: [HabitRecord]) throws -> [DaySet]? {
        var packed: [DaySet] = []
        for row in rows {
            guard let days = RecordedDays.days(from: try row.required("recordedDays")) else { return nil }
            packed.append(days)
        }
        return packed
    }

    /// How many records there are. With years of them this takes longer than reading all habits.
    func recordCount() throws -> Int {
        try context.count(for: NSFetchRequest<CompletionRecord>(entityName: CompletionRecord.entityName))
    }

    private func fetch<Record: NSManagedObject>(_ recordClass: Record.Type, _ entityName: String) throws -> [Record] {
        let request = NSFetchRequest<Record>(entityName: entityName)
        request.returnsObjectsAsFaults = false
        return try context.fetch(request)
    }

    private func grouped<Record: NSManagedObject>(
        _ recordClass: Record.Type, _ entityName: String
    ) throws -> [UUID: [Record]] {
        try Dictionary(grouping: fetch(recordClass, entityName)) { row in try row.required("habitID") as UUID }
    }

    /// The dates of all records by habit, without making an object of each row.
    private func recordDates() throws -> [UUID: [String]] {
        let request = NSFetchRequest<NSDictionary>(entityName: CompletionRecord.entityName)
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["habitID", "localDate"]
        var dates: [UUID: [String]] = [:]
        for row in try context.fetch(request) {
            guard let id = row["habitID"] as? UUID else {
                throw StoreFault.missingValue(entity: CompletionRecord.entityName, key: "habitID")
            }
            guard let date = row["localDate"] as? String else {
                throw StoreFault.missingValue(entity: CompletionRecord.entityName, key: "localDate")
            }
            dates[id, default: []].append(date)
        }
        return dates
    }
}
