import DaychainCore
import Observation

/// What can be done to a habit from any screen: each intent asks where it must, saves, and only then says so.
@MainActor @Observable final class HabitActionsModel {
    /// Something that a person did, from its beginning.
    typealias Intent = @MainActor () async -> Void

    /// What the screen asks at present.
    var question: Question? {
        didSet {
            if let question { lastQuestion = question }
        }
    }
    /// What was asked last: an alert keeps its title while it leaves.
    private(set) var lastQuestion: Question?
    /// A row was tapped after its day had ended: the day that was marked, which is not today.
    private(set) var lateMark: LateMark?
    /// Where focus belongs, now that what it was at is gone or has been answered.
    private(set) var focusRequest: FocusRequest?
    /// The habit that was deleted last from this screen.
    private(set) var deleted: HabitID?

    private let journal: HabitJournal
    private let speaker: Speaker
    /// What to do when what failed is tried again, where its command is not all of it.
    private var failedIntent: Intent?

    init(journal: HabitJournal, speaker: Speaker) {
        self.journal = journal
        self.speaker = speaker
    }

    /// Whether something is asked; putting it to false takes the question back.
    var isAsking: Bool {
        get { question != nil }
        set { if !newValue { closeQuestion() } }
    }

    /// Asks for focus at a place.
    func requestFocus(_ place: TodayFocus) {
        focusRequest = FocusRequest(number: (focusRequest?.number ?? 0) + 1, place: place)
    }

    private func closeQuestion() {
        guard let id = question?.habit else {
            question = nil
            return
        }
        question = nil
        requestFocus(.habit(id))
    }

    /// Marks the date that the person saw, whatever today has become since.
    func markDone(_ id: HabitID, on date: LocalDate, again intent: Intent? = nil) async {
        await perform(.setCompletion(id, date: date, done: true), again: intent)
    }

    /// Removes the record of a date.
    func undo(_ id: HabitID, on date: LocalDate) async {
        await perform(.setCompletion(id, date: date, done: false))
    }

    /// Removes the record of a date, and answers with it, so that it can be put back as it was.
    ///
    /// Where it cannot be read, it stays: what is not known could not be put back.
    func clear(_ id: HabitID, on date: LocalDate, again intent: @escaping Intent) async -> Completion? {
        let command = HabitCommand.setCompletion(id, date: date, done: false)
        do throws(StoreError) {
            let record = try await journal.details(of: id)?.completions[date]
            await perform(command, again: intent)
            return record
        } catch {
            fail(error, command, again: intent)
            return nil
        }
    }

    /// Puts a record back as it was.
    func putBack(_ id: HabitID, _ record: Completion) async {
        await perform(.restoreCompletion(id, record))
    }

    /// Asks whether yesterday shall be marked, by its date.
    func askToMarkYesterday(_ day: TodayHabit) {
        let yesterday = day.today.adding(days: -1)
        let reason: ExtraReason? =
            if day.habit.isOpportunity(yesterday) {
                nil
            } else {
                day.habit.schedule.isPaused(on: yesterday) ? .archived : .notScheduled
            }
        question = .markDay(day.id, name: day.habit.details.name, date: yesterday, extra: reason)
    }

    /// Archives a habit, and says so: in words of the screen's own where it offers more than others do.
    func archive(
        _ id: HabitID, saying words: ((_ name: String) -> Spoken)? = nil, again intent: Intent? = nil
    ) async {
        await perform(.archive(id), saying: words, again: intent)
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

    /// Does again what failed: the command, or all that the person did where that was more.
    func retry(_ command: HabitCommand) async {
        if let failedIntent { await failedIntent() } else { await perform(command) }
    }

    /// Takes the notice of a late mark away.
    func dismissLateMark() {
        lateMark = nil
    }

    private func perform(
        _ command: HabitCommand, saying words: ((_ name: String) -> Spoken)? = nil, again intent: Intent? = nil
    ) async {
        // The name and the place must be read before the habit is gone.
        let name = name(of: command)
        let place = placeAfter(command)
        do throws(StoreError) {
            let receipt = try await journal.perform(command)
            if let place { requestFocus(place) }
            if let words { speaker.say(words(name)) } else { tell(command, name: name, hasChanges: receipt.hasChanges) }
        } catch {
            fail(error, command, again: intent)
            journal.refresh()
        }
    }

    private func fail(_ error: StoreError, _ command: HabitCommand, again intent: Intent?) {
        failedIntent = intent
        question = .failed(error, command)
    }

    /// Where focus goes when what was activated leaves the screen: Undo to the bead, a habit to the next one.
    private func placeAfter(_ command: HabitCommand) -> TodayFocus? {
        switch command {
        case .setCompletion(let id, let date, false) where journal.isToday(date, of: id): .control(id)
        case .archive(let id), .delete(let id): journal.neighbour(of: id).map { .habit($0) } ?? .heading
        default: nil
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
        case .delete(let id):
            deleted = id
            speaker.say(.deleted(name: name))
        default: break
        }
    }

    private func tellRecord(of id: HabitID, name: String, on date: LocalDate, done: Bool, hasChanges: Bool) {
        guard let habit = journal.habit(id) else { return }
        guard hasChanges else {
            // A record that was gone already was told of when it went.
            if done { speaker.say(.alreadyDone(name: name)) }
            return
        }
        let today = habit.today(at: journal.moment.instant)
        let isExtra = habit.status(of: date, today: today) == .extra
        // "Today" would be wrong for a day that is not the device's.
        guard date == today, date == journal.moment.deviceDate else {
            speaker.say(
                done ? .recorded(name: name, date: date, asExtra: isExtra) : .cleared(name: name, date: date))
            return
        }
        let streak = habit.summary(today: today).current.length
        if !done {
            speaker.say(.undone(name: name, streak: streak))
        } else if isExtra {
            speaker.say(.doneAsExtra(name: name))
        } else {
            let isLast = journal.sections.isAllDone(on: today)
            speaker.say(isLast ? .allDone(name: name, streak: streak) : .done(name: name, streak: streak))
        }
    }
}

/// A habit that was marked or undone for a day that had ended when the tap came.
struct LateMark: Hashable, Sendable {
    let name: String
    let date: LocalDate
    var isDone = true
}

extension HabitActionsModel {
    /// Marks the day of a row as it was drawn; when midnight has passed since, a notice says which day was marked.
    func markDone(_ day: TodayHabit) async {
        await markDone(day.id, on: day.today, again: { [weak self] in await self?.markDone(day) })
        noteIfLate(day, isDone: true)
    }

    /// Takes back the record of the day of a row as it was drawn; when midnight has passed since, a notice says so.
    func undo(_ day: TodayHabit) async {
        let command = HabitCommand.setCompletion(day.id, date: day.today, done: false)
        await perform(command, again: { [weak self] in await self?.undo(day) })
        noteIfLate(day, isDone: false)
    }

    private func noteIfLate(_ day: TodayHabit, isDone: Bool) {
        guard let habit = journal.habit(day.id), habit.records.contains(day.today) == isDone else { return }
        let today = habit.today(at: journal.moment.instant)
        lateMark = today == day.today ? nil : LateMark(name: habit.details.name, date: day.today, isDone: isDone)
    }
}
