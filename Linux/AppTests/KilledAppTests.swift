import Foundation
import Testing

/// The app as a person uses it, killed by the system at any point.
@Suite("The app, killed at random points of random taps")
struct KilledAppTests {
    @Test("keeps everything that the screen said was saved, and nothing by half")
    func keepsWhatItSaid() async throws {
        let start = try await StartingStore.make()
        defer { start.remove() }
        let results = await withTaskGroup(of: KillRound.Result.self) { group in
            var seeds = Self.seeds.makeIterator()
            // One app for each core of a small machine.
            for _ in 0..<2 {
                if let seed = seeds.next() { group.addTask { await KillRound(seed: seed, start: start).run() } }
            }
            var results: [KillRound.Result] = []
            for await result in group {
                results.append(result)
                if let seed = seeds.next() { group.addTask { await KillRound(seed: seed, start: start).run() } }
            }
            return results
        }
        let losses = results.flatMap(\.losses)
        for loss in losses { Issue.record("\(loss)") }
        let acknowledged = results.reduce(0) { $0 + $1.acknowledged }
        let inFlight = results.filter(\.wasInFlight).count
        print(
            "faults: killed app: \(results.count) rounds (seeds \(Self.seeds.lowerBound) to \(Self.seeds.upperBound)),",
            "\(results.count) kills, \(inFlight) with a command in flight, \(acknowledged) acknowledged commands,",
            "\(losses.count) losses")
    }

    /// 200 rounds; `DAYCHAIN_FAULT_SEED=17` repeats one of them, `DAYCHAIN_FAULT_SEED=1-1000` runs more.
    private static let seeds: ClosedRange<UInt64> = {
        let text = ProcessInfo.processInfo.environment["DAYCHAIN_FAULT_SEED"] ?? "1-200"
        let bounds = text.split(separator: "-").compactMap { UInt64($0) }
        guard let first = bounds.first, let last = bounds.last, first <= last else { return 1...200 }
        return first...last
    }()
}
