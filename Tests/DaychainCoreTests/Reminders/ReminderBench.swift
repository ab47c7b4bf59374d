import DaychainCore
import Foundation
import TestSupport

/// A store, the system's notifications and the reconciler between them, at one clock.
struct ReminderBench {
    let store: InMemoryHabitStore
    let center: SimulatedReminderCenter
    let clock: PinnedClock
    let reconciler: ReminderReconciler

    init(_ habits: HabitFixture..., at text: String, access: ReminderAccess = .allowed) {
        store = InMemoryHabitStore(habits.map(\.habit))
        clock = PinnedClock(text)
        center = SimulatedReminderCenter(at: instant(text), access: access)
        reconciler = ReminderReconciler(store: store, center: center, clock: clock, words: Self.words)
    }

    /// Lets time pass, without a word to the app.
    func move(to text: String) {
        clock.move(to: text, signalling: false)
        center.move(to: instant(text))
    }

    /// Carries out commands, and brings the notifications up to date as after each write.
    @discardableResult
    func perform(_ commands: HabitCommand...) async throws -> ReminderState {
        for command in commands { try await store.perform(command, at: clock.now) }
        return await reconciler.reconcile()
    }

    func mark(_ date: LocalDate, done: Bool = true) async throws {
        try await perform(.setCompletion(HabitFixture.id, date: date, done: done))
    }

    /// The dates of the pending reminders, in order, at most so many.
    func pendingDates(_ count: Int = 4) async -> [LocalDate] {
        let dates: [LocalDate] = await center.pending().compactMap { notice in
            guard case .habit(_, let date) = ReminderTopic(identifier: notice.identifier) else { return nil }
            return date
        }
        return Array(dates.sorted().prefix(count))
    }

    /// The dates of the listed reminders.
    var listedDates: [LocalDate] {
        center.listedIdentifiers.compactMap { identifier in
            guard case .habit(_, let date) = ReminderTopic(identifier: identifier) else { return nil }
            return date
        }
    }

    @Sendable static func words(_ content: ReminderRequest.Content) -> ReminderText {
        switch content {
        case .due(let name, let date): ReminderText(title: name, body: date.text)
        case .openToContinue: ReminderText(title: "Daychain", body: "Open")
        }
    }
}
