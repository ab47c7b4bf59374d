import DaychainCore
import Foundation
import TestSupport
import Testing

/// Random histories, played on the engine and on the naive habit.
///
/// `DAYCHAIN_SEED` sets the first seed (a number, or `random`), `DAYCHAIN_HISTORIES` their number. A difference is
/// shown with its seed and as the shortest history that still shows one.
@Suite("The engine and a second, naive implementation")
struct OracleTests {
    static let seed: UInt64 = {
        let text = ProcessInfo.processInfo.environment["DAYCHAIN_SEED"]
        return text == "random" ? .random(in: 0..<1_000_000_000) : text.flatMap(UInt64.init) ?? 20_260_302
    }()

    static let historyCount: Int =
        ProcessInfo.processInfo.environment["DAYCHAIN_HISTORIES"].flatMap(Int.init) ?? 20_000

    /// The histories in parts, which run side by side.
    static let parts: [Range<Int>] = {
        let size = max(1, (historyCount + 7) / 8)
        return stride(from: 0, to: historyCount, by: size).map { $0..<min($0 + size, historyCount) }
    }()

    @Test("agree on every random history", arguments: parts)
    func agree(part: Range<Int>) {
        print("Histories \(part) of seed \(Self.seed)")
        for index in part {
            let seed = Self.seed &+ UInt64(index)
            let history = History(seed: seed)
            guard HistoryRun.difference(in: history) != nil else { continue }
            let shortest = HistoryShrinking.shrink(history) { HistoryRun.difference(in: $0) != nil }
            Issue.record(
                """
                DAYCHAIN_SEED=\(seed) DAYCHAIN_HISTORIES=1 differs: \(HistoryRun.difference(in: shortest) ?? "")
                \(shortest)
                """)
            return
        }
    }

    @Test("meet every status and every refusal in the first thousand of those histories")
    func reach() {
        var seen: Set<String> = []
        for index in 0..<1000 {
            let history = History(seed: 20_260_302 + UInt64(index))
            var run = HistoryRun(history)
            _ = run.play(history)
            seen.formUnion(run.seen)
        }
        let expected: Set<String> = [
            "not started", "upcoming", "upcoming, already recorded", "done", "extra", "due", "missed", "paused",
            "not scheduled", "mark carried out", "mark archived", "mark beforeStart", "mark future", "undo carried out",
            "undo archived", "weekdays carried out", "weekdays archived", "weekdays tooEarly", "weekdays replacesLater",
            "zone carried out", "zone archived", "archive carried out", "restore carried out", "move start carried out",
            "move start archived", "move start startTooLate",
        ]
        #expect(seen == expected)
    }

    @Test("show a difference as the shortest history that has it")
    func shrinking() {
        // A made-up fault: archiving goes wrong once weekdays were set.
        let fails = { (history: History) in
            history.steps.contains(.archive)
                && history.steps.contains { if case .setWeekdays = $0 { true } else { false } }
        }
        let found = (0..<500).lazy.map { History(seed: UInt64($0)) }.first(where: fails)
        let shortest = found.map { HistoryShrinking.shrink($0, failing: fails) }
        #expect(shortest?.steps.count == 2)
        #expect(shortest?.weekdayBits == 127)
    }
}
