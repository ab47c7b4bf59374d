import Foundation
import TestSupport

/// One walk from the first launch on, made short where it fails.
struct WalkRound: Sendable {
    struct Result: Sendable {
        var steps = 0
        /// What was wrong, with the shortest walk that shows it.
        var trouble: String?
    }

    let seed: UInt64
    let length: Int

    /// How long a walk that fails is made shorter: `DAYCHAIN_WALK_SHRINK=600` takes more seconds.
    private static let patience = Duration.seconds(
        Int(ProcessInfo.processInfo.environment["DAYCHAIN_WALK_SHRINK"] ?? "") ?? 60)

    func run() async -> Result { await onThread { walk() } }

    private func walk() -> Result {
        var random = SeededGenerator(seed: seed)
        var trail = Trail()
        trail.follow { taken in
            // Steps that the screen does not offer do not count; there is always something that can be touched.
            taken < length ? WalkStep.random(using: &random) : nil
        }
        guard trail.trouble != nil else { return Result(steps: trail.steps.count) }
        let words = "seed \(seed) fails at step \(trail.steps.count): \(trail.trouble ?? "")"
        // Told at once: what follows takes a while.
        FileHandle.standardError.write(Data("\(words), after \(trail.deeds.suffix(6))\n".utf8))
        let shortest = Trail(
            WalkShrinking.shrink(trail.steps, until: Deadline(after: Self.patience)) { steps in
                Trail(steps).trouble != nil
            })
        return Result(
            steps: trail.steps.count, trouble: [words, shortest.told ?? "but not again"].joined(separator: "\n"))
    }
}

/// The steps that a walk took, and where it ended.
struct Trail {
    private(set) var steps: [WalkStep] = []
    private(set) var deeds: [String] = []
    private(set) var trouble: String?

    init() {}

    /// Takes exactly these steps.
    init(_ steps: [WalkStep]) {
        var rest = steps[...]
        follow { _ in rest.popFirst() }
    }

    /// What was wrong, with what led there; nil where nothing was.
    var told: String? {
        trouble.map { trouble in
            "DAYCHAIN_WALK_STEPS='\(steps.map(\.description).joined(separator: " "))'\n"
                + "\(deeds.joined(separator: "\n"))\n\(trouble)"
        }
    }

    /// Takes steps for as long as there are any and nothing is wrong.
    mutating func follow(_ next: (_ taken: Int) -> WalkStep?) {
        do {
            let folder = try Workplace.make()
            defer { Workplace.remove(folder) }
            var walk = try RandomWalk(folder: folder)
            defer { walk.app.process.kill() }
            do {
                while let step = next(steps.count) {
                    let count = walk.deeds.count
                    steps.append(step)
                    if try !walk.take(step), walk.deeds.count == count { steps.removeLast() }
                    if steps.count % 25 == 0 { try walk.checkRecords() }
                }
                try walk.goToToday()
                try walk.checkRecords()
            } catch {
                trouble = "\(error)"
            }
            deeds = walk.deeds
        } catch {
            trouble = "\(error)"
        }
    }
}
