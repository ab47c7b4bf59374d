import DaychainCore
import Foundation
import TestSupport
import Testing

/// What holds for every habit, tried on the states that random histories lead to.
@Suite("Whatever happened to a habit before")
struct InvariantTests {
    /// A habit with its instant and some random numbers to choose by.
    struct State {
        let seed: UInt64
        let habit: HabitFixture
        let moment: Moment
        var random: SeededGenerator

        var today: LocalDate { habit.overview.today(at: moment.instant) }
        var dates: [LocalDate] { (-40...40).map { today.adding(days: $0) } }
        var zones: [Zone] {
            ["Asia/Tokyo", "America/Los_Angeles", "Pacific/Apia", "Europe/Berlin", "Pacific/Pago_Pago"]
        }

        func statuses(_ habit: HabitFixture, before end: LocalDate) -> [DayStatus] {
            dates.filter { $0 < end }.map { habit.overview.status(of: $0, today: today) }
        }

        func after(_ command: HabitCommand) -> HabitFixture? { try? habit.after(command, at: moment) }
    }

    static let states: [State] = (0..<600).map { index in
        let seed = OracleTests.seed &+ 1_000_000 &+ UInt64(index)
        let history = History(seed: seed)
        var run = HistoryRun(history)
        _ = run.play(history)
        let moment = Moment(instant: Date(timeIntervalSince1970: run.time), zone: "Europe/Berlin")
        return State(seed: seed, habit: run.habit, moment: moment, random: SeededGenerator(seed: seed))
    }

    /// The seeds of the states for which the property does not hold.
    private func exceptions(_ holds: (inout State) -> Bool) -> [UInt64] {
        Self.states.compactMap { state in
            var state = state
            return holds(&state) ? nil : state.seed
        }
    }

    @Test("undoing a mark restores the state exactly")
    func undo() {
        #expect(
            exceptions { state in
                let id = state.habit.habit.id
                return state.dates.allSatisfy { date in
                    guard !state.habit.overview.records.contains(date),
                        let marked = state.after(.setCompletion(id, date: date, done: true))
                    else { return true }
                    let undone = try? marked.after(.setCompletion(id, date: date, done: false), at: state.moment)
                    return marked.habit != state.habit.habit && undone?.habit == state.habit.habit
                }
            } == [])
    }

    @Test("a record on a day that is no opportunity changes no streak")
    func extras() {
        #expect(
            exceptions { state in
                let before = state.habit.overview.summary(today: state.today)
                return state.dates.allSatisfy { date in
                    let extra = state.habit.done(date).overview
                    guard date <= state.today, extra.status(of: date, today: state.today) == .extra else { return true }
                    let after = extra.summary(today: state.today)
                    return after.current == before.current && after.best == before.best
                }
            } == [])
    }

    @Test("the best streak is never shorter than the current one")
    func bestAndCurrent() {
        #expect(
            exceptions { state in
                state.dates.allSatisfy { today in
                    let summary = state.habit.overview.summary(today: today)
                    return summary.best.length >= summary.current.length
                }
            } == [])
    }

    @Test("the order in which records were made does not matter")
    func order() {
        #expect(
            exceptions { state in
                let dates = Array(state.habit.overview.records)
                let shuffled = dates.shuffled(using: &state.random)
                let empty = dates.reduce(state.habit) { $0.undone($1) }
                return empty.done(shuffled).overview == state.habit.overview
            } == [])
    }

    @Test("new weekdays change no status before they take effect, and judge no record anew")
    func newWeekdays() {
        #expect(
            exceptions { state in
                let overview = state.habit.overview
                let later = Int.random(in: 0...9, using: &state.random)
                let from = overview.earliestWeekdayChange(at: state.moment.instant).adding(days: later)
                let weekdays = Weekdays(bits: UInt8.random(in: 1...127, using: &state.random)) ?? .daily
                let command = HabitCommand.edit(
                    overview.id, [.weekdays(weekdays, from: from, replacingLaterChanges: true)])
                guard let changed = state.after(command) else { return overview.isArchived }
                return state.statuses(changed, before: from) == state.statuses(state.habit, before: from)
                    && state.sameJudgement(of: changed)
            } == [])
    }

    @Test("archiving changes no status of the past, and judges no record anew")
    func archiving() {
        #expect(
            exceptions { state in
                guard let archived = state.after(.archive(state.habit.habit.id)) else { return false }
                return state.statuses(archived, before: state.today) == state.statuses(state.habit, before: state.today)
                    && state.sameJudgement(of: archived)
            } == [])
    }

    @Test("archiving and restoring on one day change no status, past or planned")
    func archiveAndRestore() {
        #expect(
            exceptions { state in
                let id = state.habit.habit.id
                // Where the clock was set back, a pause that is not over yet goes too: such states are left out.
                let schedule = state.habit.overview.schedule
                let hasPause =
                    schedule.isPaused(on: state.today)
                    || schedule.versions.contains { $0.isPaused && $0.effectiveDate > state.today }
                guard !hasPause, let archived = state.after(.archive(id)),
                    let restored = try? archived.after(.restore(id), at: state.moment)
                else { return hasPause }
                return archived.overview.isArchived && restored.habit == state.habit.habit
            } == [])
    }

    @Test("a new zone moves no record, changes no earlier day, and makes today the date there")
    func newZone() {
        #expect(
            exceptions { state in
                let zone = state.zones.randomElement(using: &state.random) ?? .gmt
                guard let changed = state.after(.setZone([state.habit.habit.id], zone)) else {
                    return state.habit.overview.isArchived
                }
                let there = DayBoundary.date(at: state.moment.instant, in: zone)
                let from = min(there, state.today).adding(days: 1)
                return changed.overview.records == state.habit.overview.records
                    && changed.overview.today(at: state.moment.instant) == there
                    && state.statuses(changed, before: from) == state.statuses(state.habit, before: from)
            } == [])
    }

    @Test("every command does twice what it does once")
    func idempotence() {
        #expect(
            exceptions { state in
                let id = state.habit.habit.id
                let date = state.today.adding(days: Int.random(in: -9...1, using: &state.random))
                let commands: [HabitCommand] = [
                    .archive(id), .restore(id), .setCompletion(id, date: date, done: true), .edit(id, [.start(date)]),
                    .setCompletion(id, date: date, done: false), .setZone([id], "Asia/Tokyo"), .reorder([id]),
                    .edit(id, [.weekdays(Weekdays(.tuesday), from: date, replacingLaterChanges: true)]),
                    .edit(id, [.reminder(nil)]),
                    .edit(id, [.details(HabitDetails(name: " Run ", icon: "shoe", accent: "plum"))]),
                ]
                return commands.allSatisfy { command in
                    guard let once = state.after(command) else { return true }
                    let again = try? command.outcome(in: HabitsSnapshot(habits: [once.overview]), at: state.moment)
                    return again?.changes == []
                }
            } == [])
    }

    @Test("encoding a schedule and its records, and reading them back, is the identity")
    func encoding() {
        #expect(
            exceptions { state in
                let habit = state.habit.habit
                let schedule = try? JSONDecoder().decode(
                    Schedule.self, from: JSONEncoder().encode(habit.overview.schedule))
                let made = habit.completions.values.sorted { $0.date < $1.date }
                let completions = try? JSONDecoder().decode([Completion].self, from: JSONEncoder().encode(made))
                let reading = StoredHabit(habit.overview).read()
                return schedule == habit.overview.schedule && completions == made
                    && reading.overview == habit.overview && reading.problems == []
            } == [])
    }
}

extension InvariantTests.State {
    /// Whether each record is done, extra or waiting as it was.
    func sameJudgement(of changed: HabitFixture) -> Bool {
        habit.overview.records.allSatisfy { date in
            let after = changed.overview.isOpportunity(date)
            return after == habit.overview.isOpportunity(date)
        }
    }
}
