/// What comes of a command: every rule about who may change what, and when.
extension HabitCommand {
    /// What to write so that the command is carried out, decided on all habits at a moment.
    ///
    /// - Throws: a ``CommandError`` where a rule forbids it; then nothing changes.
    public func outcome(in snapshot: HabitsSnapshot, at moment: Moment) throws(CommandError) -> CommandOutcome {
        switch self {
        case .create(let new):
            return try Self.create(new, in: snapshot, at: moment)
        case .reorder(let order):
            return try Self.reorder(order, in: snapshot)
        case .merge(let merge):
            return try merge.outcome(in: snapshot)
        case .setZone(let ids, let zone):
            var outcome = CommandOutcome()
            for id in ids {
                let habit = try snapshot.existing(id)
                let changed = try habit.settingZone(zone, at: moment)
                if changed != habit { outcome.changes.append(.update(changed)) }
            }
            return outcome
        case .setCompletion(let id, let date, let done):
            let habit = try snapshot.existing(id)
            return CommandOutcome(changes: try habit.settingCompletion(on: date, done: done, at: moment))
        case .restoreCompletion(let id, let completion):
            let habit = try snapshot.existing(id)
            return CommandOutcome(changes: try habit.restoringCompletion(completion))
        case .delete(let id):
            // Deleting what is gone already is what was asked for.
            return CommandOutcome(changes: snapshot[id] == nil ? [] : [.delete(id)])
        case .edit(let id, let edits):
            return try Self.update(id, in: snapshot) { habit throws(CommandError) in
                try habit.edited(edits, at: moment)
            }
        case .archive(let id):
            return try Self.update(id, in: snapshot) { habit throws(CommandError) in
                try habit.archiving(at: moment)
            }
        case .restore(let id):
            return try Self.update(id, in: snapshot) { habit in habit.restoring(at: moment) }
        }
    }

    private static func update(
        _ id: HabitID, in snapshot: HabitsSnapshot,
        _ change: (HabitOverview) throws(CommandError) -> HabitOverview
    ) throws(CommandError) -> CommandOutcome {
        let habit = try snapshot.existing(id)
        let changed = try change(habit)
        return CommandOutcome(changes: changed == habit ? [] : [.update(changed)])
    }

    private static func create(
        _ new: NewHabit, in snapshot: HabitsSnapshot, at moment: Moment
    ) throws(CommandError) -> CommandOutcome {
        let created = try HabitOverview.creating(new, position: snapshot.nextPosition, at: moment)
        guard let existing = snapshot[new.id] else { return CommandOutcome(changes: [.insert(created)]) }
        // The same request again, after an answer that got lost, has been carried out already.
        guard existing.details == created.details, existing.schedule == created.schedule,
            existing.reminder == created.reminder
        else { throw .alreadyExists(new.id) }
        return CommandOutcome()
    }

    private static func reorder(_ order: [HabitID], in snapshot: HabitsSnapshot) throws(CommandError) -> CommandOutcome
    {
        var named: Set<HabitID> = []
        var ordered: [HabitOverview] = []
        for id in order where named.insert(id).inserted {
            ordered.append(try snapshot.existing(id))
        }
        ordered += snapshot.habits.filter { !named.contains($0.id) }
        let changes: [HabitChange] = ordered.enumerated().compactMap { position, habit in
            guard habit.position != position else { return nil }
            var moved = habit
            moved.position = position
            return .update(moved)
        }
        return CommandOutcome(changes: changes)
    }
}
