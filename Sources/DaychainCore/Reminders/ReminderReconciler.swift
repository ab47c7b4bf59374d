import Foundation

/// Keeps what the system holds equal to the plan. Runs follow one another, and each can be repeated or cut short.
public actor ReminderReconciler {
    /// Puts a notification's content into words.
    public typealias Words = @Sendable (ReminderRequest.Content) -> ReminderText

    private let store: any HabitStore
    private let center: any ReminderCenter
    private let clock: any DayClock
    private let words: Words
    private var running: Task<ReminderState, Never>?
    /// The run that begins when the running one has ended: all who ask meanwhile share it.
    private var waiting: Task<ReminderState, Never>?

    /// Creates a reconciler over an open store.
    public init(store: any HabitStore, center: any ReminderCenter, clock: any DayClock, words: @escaping Words) {
        self.store = store
        self.center = center
        self.clock = clock
        self.words = words
    }

    /// Brings the system's notifications up to date, by a run that begins after this call, and tells what it holds then.
    @discardableResult
    public func reconcile() async -> ReminderState {
        if let waiting { return await waiting.value }
        let before = running
        let task = Task {
            _ = await before?.value
            return await self.begin()
        }
        waiting = task
        return await task.value
    }

    private func begin() async -> ReminderState {
        running = waiting
        waiting = nil
        return await run()
    }

    private func run() async -> ReminderState {
        let access = await center.access()
        let habits: [HabitOverview]
        do throws(StoreError) {
            habits = try await store.snapshot().habits
        } catch {
            // What is not known changes nothing.
            return ReminderState(access: access, pending: await center.pending(), failure: .store(error))
        }
        let plan = access.delivers ? ReminderPlan(habits: habits, after: clock.now.instant).requests : []
        let isWanted = habits.contains(where: \.wantsReminders)
        let pending = await center.pending()
        let changes = ReminderChanges(
            wanted: plan.map(notice), pending: pending, delivered: await center.delivered(), habits: habits)
        if changes.isEmpty { return ReminderState(access: access, pending: pending, isWanted: isWanted) }
        if !changes.removals.isEmpty { await center.removePending(changes.removals) }
        if !changes.withdrawals.isEmpty { await center.removeDelivered(changes.withdrawals) }
        let failure = await add(changes.additions)
        return ReminderState(
            access: failure == nil ? access : await center.access(), pending: await center.pending(), failure: failure,
            isWanted: isWanted)
    }

    /// Adds what it can; one that the system does not take leaves the others as they are.
    private func add(_ notices: [ReminderNotice]) async -> ReminderFailure? {
        var failure: ReminderFailure?
        for notice in notices {
            do throws(ReminderCenterError) {
                try await center.add(notice)
            } catch {
                // A reminder whose minute came while the plan was carried out is no longer wanted.
                if error == .tooLate, notice.reading.map({ $0.instant <= clock.now.instant }) == true { continue }
                failure = failure ?? .notAdded(error)
            }
        }
        return failure
    }

    private func notice(_ request: ReminderRequest) -> ReminderNotice {
        ReminderNotice(
            identifier: request.topic.identifier, reading: request.reading, text: words(request.content))
    }
}

/// What the system holds after a run.
public struct ReminderState: Hashable, Sendable {
    /// Whether the person lets the app notify.
    public let access: ReminderAccess
    /// What keeps reminders from being as wanted; the run is worth repeating.
    public let failure: ReminderFailure?
    /// Whether some habit that is not archived has its reminder switched on.
    public let isWanted: Bool
    private let nextByHabit: [HabitID: ClockReading]

    /// Describes what the system holds.
    public init(
        access: ReminderAccess, pending: [ReminderNotice] = [], failure: ReminderFailure? = nil, isWanted: Bool = false
    ) {
        self.access = access
        self.failure = failure
        self.isWanted = isWanted
        var next: [HabitID: ClockReading] = [:]
        for notice in pending {
            guard case .habit(let id, _) = ReminderTopic(identifier: notice.identifier), let clock = notice.reading
            else { continue }
            if next[id].map({ clock.instant < $0.instant }) ?? true { next[id] = clock }
        }
        nextByHabit = next
    }

    /// When the system will remind of a habit next, in the habit's zone of that date; nil where it will not.
    public func next(for id: HabitID) -> ClockReading? { nextByHabit[id] }
}

/// Why reminders are not as wanted.
public enum ReminderFailure: Hashable, Sendable {
    /// The habits could not be read.
    case store(StoreError)
    /// The system did not take some of them.
    case notAdded(ReminderCenterError)
}
