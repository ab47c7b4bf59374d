import DaychainCore
import Foundation
import TestSupport
import Testing

/// Simulated years of random lives, against a naive account of what should have been shown.
@Suite("Reminders through random lives")
struct ReminderLifeTests {
    @Test("are shown exactly as wanted, none more, and none missing that sixty can hold", arguments: seeds)
    func exact(seed: UInt64) async throws {
        var life = ReminderLife(seed: seed, habitCount: 1 + Int(seed % 7))
        try await life.live(days: 400, longestAbsence: 45)
        for mistake in life.mistakes { Issue.record("seed \(seed): \(mistake)") }
        print("reminders: seed \(seed): \(life.account)")
    }

    @Test("of four daily habits are never missing while the app is opened once a fortnight", arguments: seeds)
    func fortnight(seed: UInt64) async throws {
        var life = ReminderLife(seed: seed, habitCount: 4)
        try await life.live(days: 200, longestAbsence: 14)
        for mistake in life.mistakes { Issue.record("seed \(seed): \(mistake)") }
        #expect(life.cutOff == 0, "seed \(seed)")
    }

    /// Twelve lives; `DAYCHAIN_REMINDER_SEED=17` repeats one, `DAYCHAIN_REMINDER_SEED=1-1000` lives more.
    static let seeds: ClosedRange<UInt64> = {
        let text = ProcessInfo.processInfo.environment["DAYCHAIN_REMINDER_SEED"] ?? "1-12"
        let bounds = text.split(separator: "-").compactMap { UInt64($0) }
        guard let first = bounds.first, let last = bounds.last, first <= last else { return 1...12 }
        return first...last
    }()
}
