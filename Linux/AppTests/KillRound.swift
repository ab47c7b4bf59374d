import DaychainCore
import DaychainData
import Foundation
import TestSupport

/// One life of the app that ends by SIGKILL at a random point, and what its store holds afterwards.
struct KillRound {
    /// What a round came to.
    struct Result {
        var acknowledged = 0
        /// Whether an act had been sent and not yet been answered.
        var wasInFlight = false
        /// Everything that must not be; empty when nothing was lost.
        var losses: [String] = []
    }

    let seed: UInt64
    let start: StartingStore

    /// What the person had been told is saved, and the act under way.
    private struct Story {
        var acknowledged: [SavedAct] = []
        var pending: SavedAct?
        var trouble: String?
    }

    func run() async -> Result {
        let folder: URL
        do { folder = try start.copy() } catch { return Result(losses: ["seed \(seed): \(error)"]) }
        defer { Workplace.remove(folder) }
        let story = await onThread { tell(in: folder) }
        var result = Result(acknowledged: story.acknowledged.count, wasInFlight: story.pending != nil)
        result.losses = await losses(story, in: folder)
        if let trouble = story.trouble { result.losses.append(trouble) }
        result.losses = result.losses.map {
            "seed \(seed), after \(story.acknowledged), in flight \(story.pending.map(\.description) ?? "nothing"): \($0)"
        }
        return result
    }

    /// Starts the app, acts, and kills it while it works.
    private func tell(in folder: URL) -> Story {
        var story = Story()
        do {
            var stream = TapStream(seed: seed)
            let process = try AppProcess(folder: folder)
            defer { process.kill() }
            if stream.number(below: 8) == 0 {
                // This one dies while it starts.
                try process.ask()
                _ = process.reply(until: Deadline(after: .microseconds(stream.number(below: 400_000))))
                return story
            }
            var app = try DrivenApp(process)
            for _ in 0..<stream.number(below: 4) {
                let act = stream.next(on: app.screen)
                let prepared = try app.prepare(act)
                story.pending = act
                guard try app.finish(prepared, until: .patient) else {
                    throw DrivenApp.Astray(description: "\(act) is never said to be saved")
                }
                story.pending = nil
                story.acknowledged.append(act)
            }
            let act = stream.next(on: app.screen)
            let prepared = try app.prepare(act)
            let fuse = Deadline(after: .microseconds(stream.number(below: 60_000)))
            story.pending = act
            var isSaid = try app.finish(prepared, until: fuse)
            process.kill()
            // An answer that had been given counts, whether or not it was read in time.
            if !isSaid { isSaid = try app.hasSaid(act) }
            if isSaid {
                story.acknowledged.append(act)
                story.pending = nil
            }
        } catch {
            story.trouble = "\(error)"
        }
        return story
    }

    /// Opens the store again, and holds it against what was told.
    private func losses(_ story: Story, in folder: URL) async -> [String] {
        do {
            let store = try await Workplace.store(in: folder)
            let found = try await store.snapshot()
            var losses: [String] = []
            var expectations = [story.acknowledged]
            if let pending = story.pending { expectations.append(story.acknowledged + [pending]) }
            var isExpected = false
            for acts in expectations where !isExpected {
                guard let memory = await start.habits(after: acts, identities: found) else { continue }
                isExpected = try await store.holds(memory)
            }
            if !isExpected { losses.append("the store holds \(found.habits.map(Self.summary))") }
            return losses + Integrity.losses(in: folder)
        } catch {
            return ["the store does not open: \(error)"]
        }
    }

    private static func summary(_ habit: HabitOverview) -> String {
        "\(habit.details.name)\(habit.isArchived ? " (archived)" : ""), \(habit.records.count) records to \(habit.records.last?.text ?? "none"), position \(habit.position)"
    }
}
