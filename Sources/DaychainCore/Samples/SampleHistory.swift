import Foundation

/// What the keepers of sample habits did, day by day: the same commands that a person gives, so every rule holds.
///
/// The same habits and the same moment always give the same history; relative to its today, every day does.
public struct SampleHistory: Sendable {
    /// One command, and when it was given.
    public struct Step: Hashable, Sendable {
        /// What was asked for.
        public let command: HabitCommand
        /// When, and in which zone.
        public let moment: Moment
    }

    /// The steps, habit by habit and each in the order of time.
    public let steps: [Step]

    /// Makes up the history of habits that led to this moment.
    public init(of habits: [SampleHabit], at moment: Moment, identifiers: any IdentifierSource) {
        steps = habits.enumerated().flatMap { index, habit in
            Self.steps(of: habit, id: identifiers.makeHabitID(), seed: UInt64(index), at: moment)
        }
    }

    /// A store in which all of it has happened.
    public func store() async throws(StoreError) -> TransientHabitStore {
        let store = TransientHabitStore()
        for step in steps { try await store.perform(step.command, at: step.moment) }
        return store
    }

    private static func steps(of habit: SampleHabit, id: HabitID, seed: UInt64, at moment: Moment) -> [Step] {
        let today = moment.deviceDate
        let created = NewHabit(
            id: id, details: habit.details, startDate: today.adding(days: -habit.beganDaysAgo),
            weekdays: habit.weekdays, zone: moment.zone, reminder: nil)
        var steps = [Step(command: .create(created), moment: at(habit.beganDaysAgo, habit, before: moment))]
        var weekdays = habit.weekdays
        for daysAgo in stride(from: habit.beganDaysAgo, through: 0, by: -1) {
            let date = today.adding(days: -daysAgo)
            let time = at(daysAgo, habit, before: moment)
            if let change = habit.change, change.daysAgo == daysAgo {
                weekdays = change.weekdays
                steps.append(
                    Step(
                        command: .edit(id, [.weekdays(weekdays, from: date, replacingLaterChanges: false)]),
                        moment: time))
            }
            if habit.archivedDaysAgo == daysAgo {
                return steps + [Step(command: .archive(id), moment: time)]
            }
            if weekdays.contains(date.weekday), wasKept(habit, daysAgo: daysAgo, seed: seed) {
                steps.append(Step(command: .setCompletion(id, date: date, done: true), moment: time))
            }
        }
        return steps
    }

    /// When the habit was marked on a day that lies some days back; never later than now.
    private static func at(_ daysAgo: Int, _ habit: SampleHabit, before moment: Moment) -> Moment {
        let date = moment.deviceDate.adding(days: -daysAgo)
        let usual = DayBoundary.start(of: date, in: moment.zone).addingTimeInterval(Double(habit.minuteOfDay) * 60)
        return Moment(instant: min(usual, moment.instant), zone: moment.zone)
    }

    private static func wasKept(_ habit: SampleHabit, daysAgo: Int, seed: UInt64) -> Bool {
        if daysAgo == 0 { return habit.isDoneToday }
        if daysAgo <= habit.steadyDays { return true }
        return scattered(seed << 32 | UInt64(daysAgo)) % 100 < UInt64(habit.keptPerHundred)
    }

    /// A number that looks like chance and is always the same: the finalizer of SplitMix64.
    private static func scattered(_ number: UInt64) -> UInt64 {
        var mixed = number &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
