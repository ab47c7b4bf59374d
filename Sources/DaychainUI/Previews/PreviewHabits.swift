import DaychainCore
import Foundation

/// Habits for previews: a Wednesday evening in March, in the states that matter.
@MainActor enum PreviewHabits {
    /// Wednesday 2026-03-04, 20:00 in Berlin.
    nonisolated static let moment = Moment(
        instant: Date(timeIntervalSince1970: 1_772_650_800), zone: Zone("Europe/Berlin"))

    static let reading = habit(
        1, "Read a chapter", .book, .harbour, Weekdays(.monday, .wednesday), start: -51,
        done: [-51, -49, -44, -42, -37, -30, -28, -23, -21, -16, -14, -12, -9, -7, -2])
    static let water = habit(
        2, "Water the plants", .plant, .moss, .daily, start: -20, done: Array(-20 ... -5) + [-3, -2, -1, 0])
    static let missed = habit(3, "Stretch", .stretch, .clay, .daily, start: -9, done: [-9, -8, -7, -4, -3])
    static let weekend = habit(4, "Call home", .call, .plum, Weekdays(.saturday, .sunday), start: -30, done: [-4, -3])
    static let later = habit(5, "Swim", .swim, .lagoon, Weekdays(.friday), start: 9, done: [])
    static let longestName = habit(
        6, "Practise the second movement slowly with the metronome before the house wakes up", .instrument, .heather,
        .daily, start: -6, done: [-6, -5, -4, -2, -1])

    /// Water the plants, with a reminder.
    static let reminded: HabitOverview = {
        var habit = water
        habit.reminder = .suggested
        return habit
    }()

    /// One of each kind.
    static let day = [reading, water, missed, weekend, later]

    /// A window that shows a day.
    static var app: AppModel { app(day) }

    /// A window that can show samples beside a day.
    static var window: SamplesModel {
        SamplesModel(own: app(day), clock: PreviewClock(), identifiers: RandomIdentifiers())
    }

    /// A window over some habits, which can be read or not.
    static func app(_ habits: [HabitOverview], failure: StoreError? = nil) -> AppModel {
        AppModel(
            store: PreviewStore(snapshot: HabitsSnapshot(habits: habits), failure: failure), clock: PreviewClock(),
            identifiers: RandomIdentifiers(), memory: TransientScreenMemory(), backups: PreviewBackupFiles(),
            reminders: PreviewReminders.model(.allowed, over: habits))
    }

    /// A form, for a new habit or an existing one.
    static func editor(_ base: HabitOverview?) -> EditorModel {
        let app = app(base.map { [$0] } ?? [])
        let draft =
            base.map { EditorDraft(editing: $0, at: moment.instant) }
            ?? EditorDraft(newID: RandomIdentifiers().makeHabitID(), at: moment)
        return EditorModel(
            draft: draft, base: base, journal: app.journal, speaker: app.speaker, clock: PreviewClock(),
            keep: { _ in true })
    }

    /// A habit whose dates are told in days from the preview's today.
    private static func habit(
        _ number: UInt8, _ name: String, _ icon: HabitIcon, _ accent: Accent, _ weekdays: Weekdays, start: Int,
        done: [Int]
    ) -> HabitOverview {
        let today = moment.deviceDate
        return HabitOverview(
            id: HabitID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, number))),
            details: HabitDetails(name: name, icon: icon.rawValue, accent: accent.rawValue),
            createdAt: moment.instant, position: Int(number),
            schedule: Schedule(startDate: today.adding(days: start), weekdays: weekdays, zone: moment.zone),
            records: DaySet(done.map { today.adding(days: $0) }))
    }
}
