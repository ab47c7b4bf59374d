import Foundation
import Testing

/// The app in the hands of somebody who does anything.
@Suite("The app on random walks", .serialized)
struct RandomWalkTests {
    @Test("shows what is stored, stores what was meant, names every control, and always leads back to Today")
    func staysTrue() async throws {
        let results = await withTaskGroup(of: WalkRound.Result.self) { group in
            var seeds = Self.seeds.makeIterator()
            // One app for each core of a small machine.
            for _ in 0..<2 {
                if let seed = seeds.next() { group.addTask { await WalkRound(seed: seed, length: Self.length).run() } }
            }
            var results: [WalkRound.Result] = []
            for await result in group {
                results.append(result)
                if let trouble = result.trouble { Issue.record("\(trouble)") }
                if let seed = seeds.next() { group.addTask { await WalkRound(seed: seed, length: Self.length).run() } }
            }
            return results
        }
        let steps = results.reduce(0) { $0 + $1.steps }
        let troubles = results.filter { $0.trouble != nil }.count
        print(
            "faults: random walks: \(results.count) walks (seeds \(Self.seeds.lowerBound) to \(Self.seeds.upperBound)),",
            "\(steps) steps, \(troubles) troubles")
    }

    @Test("goes the walks that once found a fault", arguments: WalkStep.kept)
    func keptWalks(_ steps: String) async throws {
        let trouble = try await onThread { Trail(steps.split(separator: " ").compactMap { WalkStep($0) }).told }
        #expect(trouble == nil)
    }

    /// `DAYCHAIN_WALK=17` takes one walk, `21-500` takes others.
    private static let seeds: ClosedRange<UInt64> = {
        let text = ProcessInfo.processInfo.environment["DAYCHAIN_WALK"] ?? ""
        let bounds = text.split(separator: "-").compactMap { UInt64($0) }
        guard let first = bounds.first, let last = bounds.last, first <= last else { return 1...20 }
        return first...last
    }()

    /// Steps of a walk; `DAYCHAIN_WALK_LENGTH=2500` takes more.
    private static let length = Int(ProcessInfo.processInfo.environment["DAYCHAIN_WALK_LENGTH"] ?? "") ?? 100
}
