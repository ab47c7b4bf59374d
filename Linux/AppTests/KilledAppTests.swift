import Foundation
import Testing

/// The app as a person uses it, killed by the system at any point.
@Suite("The app, killed at random points", .serialized)
struct KilledAppTests {
    @Test("of random taps keeps everything that the screen said was saved, and nothing by half")
    func keepsWhatItSaid() async throws {
        let start = try await StartingStore.make()
        defer { start.remove() }
        let seeds = Self.seeds(1...200)
        let results = try await Rounds.play(seeds) { await KillRound(seed: $0, start: start).run() }
        let losses = results.flatMap(\.losses)
        for loss in losses { Issue.record("\(loss)") }
        let acknowledged = results.reduce(0) { $0 + $1.acknowledged }
        let inFlight = results.filter(\.wasInFlight).count
        print(
            "faults: killed app: \(results.count) rounds (seeds \(seeds.lowerBound) to \(seeds.upperBound)),",
            "\(results.count) kills, \(inFlight) with a command in flight, \(acknowledged) acknowledged commands,",
            "\(losses.count) losses")
    }

    @Test("of an import has all of it or nothing, and all of it once the screen says so")
    func importsWholeOrNot() async throws {
        let start = try await StartingStore.make()
        defer { start.remove() }
        let backup = try await ImportedBackup.make(for: start)
        // One that is left in peace tells how long it takes here, so that the kills are spread over it.
        let peaceful = await KilledImportRound(seed: 0, start: start, backup: backup, span: nil).run()
        #expect(peaceful.isSaid && peaceful.isApplied && peaceful.losses.isEmpty)
        let seeds = Self.seeds(1...50)
        let span = peaceful.span * 5 / 4
        let results = try await Rounds.play(seeds) { seed in
            await KilledImportRound(seed: seed, start: start, backup: backup, span: span).run()
        }
        let losses = results.flatMap(\.losses)
        for loss in losses { Issue.record("\(loss)") }
        print(
            "faults: killed import: \(results.count) rounds (seeds \(seeds.lowerBound) to \(seeds.upperBound)),",
            "\(results.count) kills, \(results.filter { !$0.isApplied }.count) left the store as before,",
            "\(results.filter(\.isApplied).count) after, \(results.filter(\.isSaid).count) of them said,",
            "\(losses.count) losses")
    }

    /// `DAYCHAIN_FAULT_SEED=17` repeats one round, `DAYCHAIN_FAULT_SEED=1-1000` runs more than usual.
    private static func seeds(_ usual: ClosedRange<UInt64>) -> ClosedRange<UInt64> {
        Rounds.seeds("DAYCHAIN_FAULT_SEED", usual: usual)
    }
}
