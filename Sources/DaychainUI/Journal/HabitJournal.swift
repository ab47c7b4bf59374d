import DaychainCore
import Foundation
import Observation

/// Every habit as the store last told it, at the moment at which the app last looked at the clock.
///
/// All screens of a window read from here, so that they agree. Nothing changes before the store has answered.
@MainActor @Observable public final class HabitJournal {
    /// Whether habits are there to be shown.
    enum Phase: Equatable {
        case loading
        case ready
        case failed(StoreError)
    }

    /// What the day looks like is due for another look at `until`.
    struct Alarm: Hashable {
        let from: Date
        let until: Date
    }

    private(set) var phase = Phase.loading
    /// How often the person has tried to read again, for the screen to say when that has failed.
    private(set) var retries = 0
    private(set) var snapshot = HabitsSnapshot()
    private(set) var moment: Moment
    private(set) var sections: TodaySections

    private let store: any HabitStore
    private let clock: any DayClock
    private let wait: Wait
    /// Counts the answers taken over, so that an older one never replaces a newer one.
    private var answers = 0

    /// Creates a journal that has not read anything yet.
    public init(store: any HabitStore, clock: any DayClock, wait: @escaping Wait = waitForReal) {
        self.store = store
        self.clock = clock
        self.wait = wait
        moment = clock.now
        sections = TodaySections(HabitsSnapshot(), at: clock.now)
    }

    /// Reads all habits.
    func load() async {
        do throws(StoreError) {
            take(try await store.snapshot())
        } catch {
            if phase != .ready { phase = .failed(error) }
        }
    }

    /// Reads all habits again after a failure.
    func retry() async {
        retries += 1
        phase = .loading
        await load()
    }

    /// Carries out a command, and shows what came of it once it is on disk.
    @discardableResult
    func perform(_ command: HabitCommand) async throws(StoreError) -> CommandReceipt {
        let receipt = try await store.perform(command, at: clock.now)
        take(receipt.snapshot)
        return receipt
    }

    /// Every habit with every record, for a backup and to compare one with.
    func archive() async throws(StoreError) -> HabitsArchive {
        try await store.archive()
    }

    /// Looks at the clock, as after any sign that the date may have changed.
    func refresh() {
        lookAtClock()
        arrange()
    }

    /// The habit of an identity, archived or not.
    func habit(_ id: HabitID) -> HabitOverview? { snapshot[id] }

    /// A habit with the details of all its records, read anew.
    func details(of id: HabitID) async throws(StoreError) -> Habit? { try await store.habit(id) }

    /// The habit that takes the place of another on Today when that leaves: the next one, else the one before.
    func neighbour(of id: HabitID) -> HabitID? {
        let order = sections.all.map(\.id)
        guard let index = order.firstIndex(of: id) else { return nil }
        if index + 1 < order.count { return order[index + 1] }
        return index > 0 ? order[index - 1] : nil
    }

    /// Whether a date is the habit's own today.
    func isToday(_ date: LocalDate, of id: HabitID) -> Bool {
        habit(id)?.today(at: moment.instant) == date
    }

    private func lookAtClock() {
        let now = clock.now
        if moment != now { moment = now }
    }

    private func take(_ snapshot: HabitsSnapshot) {
        answers += 1
        if self.snapshot != snapshot { self.snapshot = snapshot }
        if phase != .ready { phase = .ready }
        lookAtClock()
        arrange()
    }

    private func arrange() {
        let sections = TodaySections(snapshot, at: moment)
        if self.sections != sections { self.sections = sections }
    }
}

/// Waiting for some seconds, or until cancelled.
public typealias Wait = @Sendable (TimeInterval) async throws -> Void

/// Waits by the system's clock, which goes on while the device sleeps.
@Sendable public func waitForReal(_ seconds: TimeInterval) async throws {
    try await Task.sleep(for: .seconds(seconds), clock: .continuous)
}

/// What keeps the journal up to date while a window shows it; each function runs until its task is cancelled.
extension HabitJournal {
    /// Takes over what other windows write.
    func followStore() async {
        for await changed in store.changes() {
            await takeLatest(orElse: changed)
        }
    }

    /// Looks at the clock and the store, once the app is in front again or the date may have changed.
    ///
    /// Another process may have written meanwhile, as the one that answers a notification. So the clock is looked at with
    /// what the store answers: a new day is never told with what was known of it before.
    func catchUp() async {
        guard phase == .ready else { return refresh() }
        await takeLatest(orElse: snapshot)
    }

    /// Catches up whenever the clock signals.
    func followClock() async {
        for await _ in clock.changes() { await catchUp() }
    }

    /// When the next day begins, for the device or for any habit.
    var alarm: Alarm {
        let instant = moment.instant
        let device = DayBoundary.nextBoundary(after: instant, in: moment.zone)
        let boundaries = snapshot.active.map { $0.schedule.nextBoundary(after: instant) }
        return Alarm(from: instant, until: boundaries.reduce(device, min))
    }

    /// Crosses the next day boundary in the foreground, where no signal comes by itself.
    func crossBoundary() async {
        let alarm = alarm
        do {
            try await wait(max(0, alarm.until.timeIntervalSince(clock.now.instant)) + Self.margin)
            await catchUp()
        } catch {
            // Cancelled: a newer alarm takes over.
        }
    }

    /// A moment past the boundary, so that a clock that runs a little late has passed it too.
    private static let margin: TimeInterval = 0.05

    /// A change that was sent before an answer that was taken over already must not undo it: what counts is the store.
    private func takeLatest(orElse changed: HabitsSnapshot) async {
        while true {
            let seen = answers
            do throws(StoreError) {
                let latest = try await store.snapshot()
                guard seen == answers else { continue }
                take(latest)
            } catch {
                if seen == answers { take(changed) }
            }
            return
        }
    }
}
