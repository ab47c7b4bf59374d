import DaychainCore
import Foundation

/// The system's notifications in memory, by iOS's rules: the 64 most recently added are kept, one of the same identifier
/// is replaced, and each is delivered when the clock on the wall shows its time, in its zone.
///
/// It shares no code with the engine: a time that a clock never shows is never delivered.
public final class SimulatedReminderCenter: ReminderCenter, @unchecked Sendable {
    /// A notification that was shown.
    public struct Delivery: Hashable, Sendable {
        public let identifier: String
        public let instant: Date
    }

    private struct Held {
        let notice: ReminderNotice
        let instants: [Date]
    }

    private let lock = NSLock()
    private var held: [Held] = []
    private var listed: [String] = []
    private var current: ReminderAccess
    private var now: Date
    private var answerToAsking = ReminderAccess.allowed
    private var failures: [ReminderCenterError?] = []
    private var shown: [Delivery] = []
    private var most = 0
    private var asked = 0
    private var changesMade = 0
    private var acts: [String] = []

    /// Creates a centre whose clock stands at an instant.
    public init(at now: Date, access: ReminderAccess = .allowed) {
        self.now = now
        current = access
    }

    // MARK: The port

    public func access() async -> ReminderAccess { lock.withLock { current } }

    public func ask() async throws(ReminderCenterError) {
        lock.withLock {
            asked += 1
            if current == .notAsked { current = answerToAsking }
        }
    }

    public func pending() async -> [ReminderNotice] { lock.withLock { held.map(\.notice) } }

    public func delivered() async -> [String] { lock.withLock { listed } }

    public func add(_ notice: ReminderNotice) async throws(ReminderCenterError) {
        let failure: ReminderCenterError? = lock.withLock {
            acts.append("add \(notice.identifier)")
            if !failures.isEmpty, let failure = failures.removeFirst() { return failure }
            guard current.delivers else { return .notAllowed }
            held.removeAll { $0.notice.identifier == notice.identifier }
            guard let reading = notice.reading else {
                show(notice.identifier)
                return nil
            }
            let instants = Self.instants(of: reading).filter { $0 > now }
            guard !instants.isEmpty else { return .tooLate }
            held.append(Held(notice: notice, instants: instants))
            most = max(most, held.count)
            if held.count > 64 { held.removeFirst(held.count - 64) }
            changesMade += 1
            return nil
        }
        if let failure { throw failure }
    }

    public func removePending(_ identifiers: [String]) async {
        lock.withLock {
            acts += identifiers.map { "remove \($0)" }
            changesMade += 1
            held.removeAll { identifiers.contains($0.notice.identifier) }
        }
    }

    public func removeDelivered(_ identifiers: [String]) async {
        lock.withLock {
            changesMade += 1
            listed.removeAll(where: identifiers.contains)
        }
    }

    // MARK: What a test does and sees

    /// Lets time pass, and delivers what comes due; goes back where `instant` lies before.
    public func move(to instant: Date) {
        lock.withLock {
            guard instant > now else {
                now = instant
                return
            }
            let due = held.compactMap { item in
                item.instants.first { $0 > now && $0 <= instant }.map { (item.notice.identifier, $0) }
            }
            for (identifier, time) in due.sorted(by: { $0.1 < $1.1 }) {
                held.removeAll { $0.notice.identifier == identifier }
                guard current.delivers else { continue }
                now = time
                show(identifier)
            }
            now = instant
        }
    }

    /// What the person sets in the system's settings.
    public func setAccess(_ access: ReminderAccess) { lock.withLock { current = access } }

    /// What the person answers when the system asks.
    public func answer(_ access: ReminderAccess) { lock.withLock { answerToAsking = access } }

    /// The person clears a notification, or uses its action.
    public func clear(_ identifier: String) { lock.withLock { listed.removeAll { $0 == identifier } } }

    /// Makes the next addition fail, or the one after some that go through.
    public func failNext(with error: ReminderCenterError, after passes: Int = 0) {
        lock.withLock { failures += Array(repeating: nil, count: passes) + [error] }
    }

    /// Everything shown so far, in order, and forgets it.
    public func takeShown() -> [Delivery] {
        lock.withLock {
            defer { shown = [] }
            return shown
        }
    }

    /// The pending identifiers, in order.
    public var identifiers: [String] { lock.withLock { held.map(\.notice.identifier).sorted() } }
    /// The identifiers of what is listed as delivered.
    public var listedIdentifiers: [String] { lock.withLock { listed } }
    /// The most that were ever held at once.
    public var mostHeld: Int { lock.withLock { most } }
    /// How often the person was asked.
    public var timesAsked: Int { lock.withLock { asked } }
    /// How many calls changed something.
    public var changeCount: Int { lock.withLock { changesMade } }
    /// Additions and removals, in order.
    public var log: [String] { lock.withLock { acts } }

    private func show(_ identifier: String) {
        shown.append(Delivery(identifier: identifier, instant: now))
        listed.removeAll { $0 == identifier }
        listed.append(identifier)
    }

    /// Every instant at which a clock in the zone shows the reading, by trying each offset in force around it.
    private static func instants(of reading: ClockReading) -> [Date] {
        guard let zone = TimeZone(identifier: reading.zone.identifier) else { return [] }
        let wall = Double(reading.date.dayNumber) * 86_400 + Double(reading.time.hour * 3600 + reading.time.minute * 60)
        func offset(at time: Double) -> Double { Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: time))) }
        let offsets = Set([-27.0, -14, 0, 14, 27].map { offset(at: wall + $0 * 3600) })
        return offsets.map { wall - $0 }.filter { $0 + offset(at: $0) == wall }.sorted()
            .map(Date.init(timeIntervalSince1970:))
    }
}
