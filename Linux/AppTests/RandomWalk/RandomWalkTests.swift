import Foundation
import Testing

/// The app in the hands of somebody who does anything.
@Suite("The app on random walks", .serialized)
struct RandomWalkTests {
    @Test("shows what is stored, stores what was meant, names every control, and always leads back to Today")
    func staysTrue() async throws {
        let results = try await Rounds.play(Self.seeds) { seed in
            let result = await WalkRound(seed: seed, length: Self.length).run()
            if let trouble = result.trouble { Issue.record("\(trouble)") }
            return result
        }
        let steps = results.reduce(0) { $0 + $1.steps }
        let troubles = results.filter { $0.trouble != nil }.count
        print(
            "faults: random walks: \(results.count) walks (seeds \(Self.seeds.lowerBound) to \(Self.seeds.upperBound)),",
            "\(steps) steps, \(troubles) troubles")
    }

    @Test("goes the walks that once found a fault", arguments: WalkStep.kept)
    func keptWalks(_ steps: String) async {
        let trouble = await onThread { Trail(steps.split(separator: " ").compactMap { WalkStep($0) }).told }
        #expect(trouble == nil)
    }

    /// `DAYCHAIN_WALK=17` takes one walk, `21-500` takes others.
    private static let seeds = Rounds.seeds("DAYCHAIN_WALK", usual: 1...20)

    /// Steps of a walk; `DAYCHAIN_WALK_LENGTH=2500` takes more.
    private static let length = Int(ProcessInfo.processInfo.environment["DAYCHAIN_WALK_LENGTH"] ?? "") ?? 100
}
