import DaychainCore
import Observation

/// What can be done to a habit from any screen: each intent asks where it must, saves, and only then says so.
@MainActor @Observable final class HabitActionsModel {
    /// What the screen asks at present.
    var question: Question?
    /// A row was tapped after its day had ended: the day that was marked, which is not today.
    private(set) var lateMark: LateMark?

    private let journal: HabitJournal
    private let speaker: Speaker

    init(journal: HabitJournal, speaker: Speaker) {
        self.journal = journal
        self.speaker = speaker
    }

    /// Whether something is asked; putting it to false takes the question back.
    var isAsking: Bool {
        get { question != nil }
        set { if !newValue { question = nil } }
    }

    /// Marks the date that the person saw, whatever today has become since.
    func markDone(_ id: HabitID, on date: LocalDate) async {
        await perform(.setCompletion(id, date: date, done: true))
    }

    /// Removes the record of a date.
    func undo(_ id: HabitID, on date: LocalDate) async {
        await perform(.setCompletion(id, date: date, done: false))
    }

    /// Removes the record of a date, and answers with it, so that it can be put back as it was.
    ///
    /// Where it cannot be read, it stays: what is not known could not be put back.
    func clear(_ id: HabitID, on date: LocalDate) async -> Completion? {
        let command = HabitCommand.setCompletion(id, date: date, done: false)
        do throws(StoreError) {
            let record = try await journal.details(of: id)?.completions[date]
            await perform(command)
            return record
        } catch {
            question = .failed(error, command)
            return nil
        }
    }

    /// Puts a record back as it was.
    func putBack(_ id: HabitID, _ record: Completion) async {
        await perform(.restoreCompletion(id, record))
    }

    /// Asks whether yesterday shall be marked, by its date.
    func askToMarkYesterday(_ day: TodayHabit) {
        question = .markDay(day.id, name: day.habit.details.name, date: day.today.adding(days: -1))
    }

    func archive(_ id: HabitID) async {
        await perform(.archive(id))
    }

    func restore(_ id: HabitID) async {
        await perform(.restore(id))
    }

    /// Asks whether a habit shall go with all its records.
    func askToDelete(_ habit: HabitOverview) {
        question = .delete(
            habit.id, name: habit.details.name, recordCount: habit.records.count, canArchive: !habit.isArchived)
    }

    func delete(_ id: HabitID) async {
        await perform(.delete(id))
    }

    /// Carries out a command that failed before.
    func retry(_ command: HabitCommand) async {
        await perform(command)
    }

    /// Takes the notice of a late mark away.
    func dismissLateMark() {
        lateMark = nil
    }

    private func perform(_ command: HabitCommand) async {
        // The name must be read before the habit is gone.
        let name = name(of: command)
        do throws(StoreError) {
            let receipt = try await journal.perform(command)
            tell(command, name: name, hasChanges: receipt.hasChanges)
        } catch {
            question = .failed(error, command)
            journal.refresh()
        }
    }

    private func name(of command: HabitCommand) -> String {
        switch command {
        case .setCompletion(let id, _, _), .restoreCompletion(let id, _), .archive(let id), .restore(let id),
            .delete(let id):
            journal.habit(id)?.details.name ?? ""
        default: ""
        }
    }

    private func tell(_ command: HabitCommand, name: String, hasChanges: Bool) {
        switch command {
        case .setCompletion(let id, let date, let done):
            tellRecord(of: id, name: name, on: date, done: done, hasChanges: hasChanges)
        case .restoreCompletion(let id, let record):
            tellRecord(of: id, name: name, on: record.date, done: true, hasChanges: hasChanges)
        case .archive: speaker.say(.archived(name: name))
        case .restore: speaker.say(.restored(name: name))
        case .delete: speaker.say(.deleted(name: name))
        default: break
        }
    }

    private func tellRecord(of id: HabitID, name: String, on date: LocalDate, done: Bool, hasChanges: Bool) {
        guard let habit = journal.habit(id) else { return }
        let today = habit.today(at: journal.moment.instant)
        let streak = habit.summary(today: today).current.length
        if done, !hasChanges { return speaker.say(.alreadyDone(name: name)) }
        if date != today {
            speaker.say(done ? .recorded(name: name, date: date) : .cleared(name: name, date: date))
        } else {
            speaker.say(done ? .done(name: name, streak: streak) : .undone(name: name, streak: streak))
        }
    }
}

/// A habit that was marked for a day that had ended when the tap came.
struct LateMark: Hashable, Sendable {
    let name: String
    let date: LocalDate
}

extension HabitActionsModel {
    /// Marks the day of a row as it was drawn; when midnight has passed since, a notice says which day was marked.
    func markDone(_ day: TodayHabit) async {
        await markDone(day.id, on: day.today)
        noteIfLate(day)
    }

    private func noteIfLate(_ day: TodayHabit) {
        guard let habit = journal.habit(day.id), habit.records.contains(day.today) else { return }
        let today = habit.today(at: journal.moment.instant)
        lateMark = today == day.today ? nil : LateMark(name: habit.details.name, date: day.today)
    }
}
