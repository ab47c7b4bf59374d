import DaychainCore
import Foundation
import Observation

/// The app's reminders, one for all windows: what the system holds, whether it may deliver, and the answers to it.
@MainActor @Observable public final class RemindersModel {
    /// What the system held at the last look; nil before the first.
    private(set) var state: ReminderState?
    /// Whether the system asks the person at present.
    private(set) var isAsking = false
    /// How often the person has tried again in vain.
    private(set) var failedRetries = 0
    /// The habit whose notification was tapped, until a window opens it.
    private(set) var tappedHabit: HabitID?

    /// The system's page of the app's notifications.
    let settingsPage: URL?

    private let center: any ReminderCenter
    private let clock: any DayClock
    private let wait: Wait
    private var store: (any HabitStore)?
    private var reconciler: ReminderReconciler?
    private var isWaitingToRetry = false

    /// Creates a model that does nothing before a store is open.
    public init(
        center: any ReminderCenter, clock: any DayClock, settingsPage: URL? = nil, wait: @escaping Wait = waitForReal
    ) {
        self.settingsPage = settingsPage
        self.center = center
        self.clock = clock
        self.wait = wait
    }

    /// Begins to follow an open store and the clock, of which there is one for the life of the app.
    public func begin(with store: any HabitStore) {
        guard reconciler == nil else { return }
        self.store = store
        reconciler = ReminderReconciler(
            store: store, center: center, clock: clock, words: { ReminderWords.system.text($0) })
        let writes = store.changes()
        let signals = clock.changes()
        Task { [weak self] in for await _ in writes { await self?.refresh() } }
        Task { [weak self] in for await _ in signals { await self?.refresh() } }
        Task { await refresh() }
    }

    /// Looks at what the person allows, and brings the system's notifications up to date.
    public func refresh() async {
        guard let state = await reconciler?.reconcile() else { return }
        if state != self.state { self.state = state }
        if state.failure == nil { failedRetries = 0 } else { retryLater() }
    }

    /// Does so because the person wants to try again after a failure.
    func retry() async {
        await refresh()
        if state?.failure != nil { failedRetries += 1 }
    }

    /// Has the system ask, where it never has: a reminder was switched on.
    func askIfNeeded() async {
        guard !isAsking, await center.access() == .notAsked else { return }
        isAsking = true
        do throws(ReminderCenterError) {
            try await center.ask()
        } catch {
            // Whatever the reason, the next look tells how things stand, and the person reads it beside the time.
        }
        isAsking = false
        await refresh()
    }

    /// Whether the person lets the app notify; nil before the first look.
    var access: ReminderAccess? { state?.access }

    /// Whether a habit has its reminder switched on, for which the system can be had to ask.
    var isWanted: Bool { state?.isWanted ?? false }

    /// How a habit's reminder stands.
    func standing(of habit: HabitOverview) -> ReminderStanding {
        guard habit.wantsReminders, let state else { return .off }
        switch state.access {
        case .notAsked: return .notAsked
        case .denied: return .denied
        case .allowed, .quiet:
            if let next = state.next(for: habit.id) { return .next(next, isQuiet: state.access == .quiet) }
            return state.failure.map { .failed($0) } ?? .noneToCome
        }
    }

    private func retryLater() {
        guard !isWaitingToRetry else { return }
        isWaitingToRetry = true
        Task { [weak self, wait] in
            try? await wait(Self.retryInterval)
            self?.isWaitingToRetry = false
            await self?.refresh()
        }
    }

    private static let retryInterval: TimeInterval = 60
}

/// How a habit's reminder stands, as the system holds it.
enum ReminderStanding: Hashable, Sendable {
    /// There is none, or it is not known yet.
    case off
    case next(ClockReading, isQuiet: Bool)
    /// It is on, and no date that can be held has one.
    case noneToCome
    /// It is on, and the system has not asked yet: the habit came from elsewhere.
    case notAsked
    case denied
    case failed(ReminderFailure)
}

/// Answers to notifications.
extension RemindersModel {
    /// Carries out what a person did with a notification: at any time, with no window, any number of times.
    public func answer(_ answer: ReminderAnswer) async {
        guard let topic = ReminderTopic(identifier: answer.identifier) else { return }
        switch (answer.action, topic) {
        case (.markDone, .habit(let id, let date)), (.markDone, .unsaved(let id, let date)):
            await markDone(id, on: date, title: answer.title)
        case (.open, _):
            tappedHabit = topic.habitID
        case (.markDone, .closing):
            break
        }
        await refresh()
    }

    /// The habit to be opened for a tap, to the first window that asks.
    func takeTappedHabit() -> HabitID? {
        defer { tappedHabit = nil }
        return tappedHabit
    }

    private func markDone(_ id: HabitID, on date: LocalDate, title: String) async {
        do throws(StoreError) {
            guard let store else { throw .unavailable(detail: "not open") }
            try await store.perform(.setCompletion(id, date: date, done: true), at: clock.now)
        } catch {
            switch error {
            case .refused(.notFound), .refused(.archived): return  // Nothing is left to be marked.
            case .refused(.futureDate): await tell(ReminderWords.system.tooEarly(date), id, on: date, title: title)
            default: await tell(ReminderWords.system.unsaved(date), id, on: date, title: title)
            }
        }
    }

    /// The notification is gone once its action was chosen, and no screen may be there to say that it failed.
    private func tell(_ words: String, _ id: HabitID, on date: LocalDate, title: String) async {
        let notice = ReminderNotice(
            identifier: ReminderTopic.unsaved(id, on: date).identifier, reading: nil,
            text: ReminderText(title: title, body: words))
        do throws(ReminderCenterError) {
            try await center.add(notice)
        } catch {
            // Nothing was marked, and Today says so when it is opened.
        }
    }
}
