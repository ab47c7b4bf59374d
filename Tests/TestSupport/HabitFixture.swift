import DaychainCore
import Foundation

/// A habit built up in sentences: `HabitFixture().on(.monday, .wednesday).starting("2026-03-02").done("2026-03-04")`.
///
/// `done` and `version` put rows in place as a store holds them; `after` carries out a command under the rules.
public struct HabitFixture: Sendable {
    /// The identity that fixtures have unless another is given.
    public static let id = HabitID.numbered(1)

    /// The habit as built so far.
    public private(set) var habit: Habit

    /// A daily habit named Read in Berlin, from 2026-03-02 on.
    public init(_ name: String = "Read", id: HabitID = Self.id, position: Int = 0) {
        let overview = HabitOverview(
            id: id, details: HabitDetails(name: name, icon: "book", accent: "teal"),
            createdAt: instant("2026-01-01T09:00:00Z"), position: position,
            schedule: Schedule(startDate: "2026-03-02", weekdays: .daily, zone: "Europe/Berlin"))
        habit = Habit(overview: overview, completions: [])
    }

    /// The overview of the habit.
    public var overview: HabitOverview { habit.overview }

    /// Due on these weekdays, from the start on.
    public func on(_ first: Weekday, _ rest: Weekday...) -> HabitFixture {
        guard let weekdays = Weekdays([first] + rest) else { return self }
        return onSet(weekdays)
    }

    /// Due on a set of weekdays, from the start on.
    public func onSet(_ weekdays: Weekdays) -> HabitFixture {
        editingVersions { versions in versions[0].weekdays = weekdays }
    }

    /// Beginning on this date.
    public func starting(_ date: LocalDate) -> HabitFixture {
        editingVersions { versions in versions[0].effectiveDate = date }
    }

    /// In this zone, from the start on.
    public func `in`(_ zone: Zone) -> HabitFixture {
        editingVersions { versions in versions[0].zone = zone }
    }

    /// With one more version, that differs from the one before it in what is given.
    public func version(
        from date: LocalDate, weekdays: Weekdays? = nil, zone: Zone? = nil, paused: Bool? = nil
    ) -> HabitFixture {
        editingVersions { versions in
            var version = versions[versions.count - 1]
            version.effectiveDate = date
            version.weekdays = weekdays ?? version.weekdays
            version.zone = zone ?? version.zone
            version.isPaused = paused ?? version.isPaused
            versions.append(version)
        }
    }

    /// With a record on each of these dates.
    public func done(_ dates: LocalDate...) -> HabitFixture { done(dates) }

    /// With a record on each of these dates.
    public func done(_ dates: some Sequence<LocalDate>) -> HabitFixture {
        var fixture = self
        for date in dates {
            let completion = Completion(
                date: date, completedAt: Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400 + 43_200),
                zoneIdentifier: "Europe/Berlin")
            fixture.apply([.insertCompletion(habit.id, completion)])
        }
        return fixture
    }

    /// With a record on each date from one to another, but for some.
    public func done(from first: LocalDate, through last: LocalDate, except missing: LocalDate...) -> HabitFixture {
        done((first...last).filter { !missing.contains($0) })
    }

    /// Without the record of a date.
    public func undone(_ date: LocalDate) -> HabitFixture {
        var fixture = self
        fixture.apply([.deleteCompletion(habit.id, date)])
        return fixture
    }

    /// With a reminder at this time.
    public func reminded(at time: LocalTime, isEnabled: Bool = true) -> HabitFixture {
        editingOverview { overview in overview.reminder = ReminderSetting(time: time, isEnabled: isEnabled) }
    }

    /// After a command was carried out at an instant, in the order of the text.
    ///
    /// - Throws: the ``CommandError`` of a command that is refused.
    public func after(
        _ command: (HabitID) -> HabitCommand, at text: String, device: Zone = "Europe/Berlin"
    ) throws(CommandError) -> HabitFixture {
        try after(command(habit.id), at: moment(text, in: device))
    }

    /// After a command was carried out at a moment.
    public func after(_ command: HabitCommand, at moment: Moment) throws(CommandError) -> HabitFixture {
        let outcome = try command.outcome(in: HabitsSnapshot(habits: [overview]), at: moment)
        var fixture = self
        fixture.apply(outcome.changes)
        return fixture
    }

    private mutating func apply(_ changes: [HabitChange]) {
        habit = changes.reduce(habit) { habit, change in habit.applying(change) ?? habit }
    }

    private func editingVersions(_ edit: (inout [ScheduleVersion]) -> Void) -> HabitFixture {
        var versions = overview.schedule.versions
        edit(&versions)
        guard let schedule = try? Schedule(versions: versions) else { preconditionFailure("No schedule: \(versions)") }
        return editingOverview { overview in overview.schedule = schedule }
    }

    private func editingOverview(_ edit: (inout HabitOverview) -> Void) -> HabitFixture {
        var overview = overview
        edit(&overview)
        var fixture = self
        fixture.apply([.update(overview)])
        return fixture
    }
}
