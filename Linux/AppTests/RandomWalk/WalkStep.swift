import TestSupport

/// One step of a walk: what kind of thing is done, and the luck that decides everything else about it.
///
/// What it comes to depends on the screen that it finds, so that a walk still makes sense when steps are left out.
struct WalkStep: Hashable, Sendable, CustomStringConvertible {
    enum Kind: String, CaseIterable, Sendable {
        /// Any control of whatever screen is open.
        case touch
        case mark, yesterday, correct, create, edit, archive, restore, delete, reorder, open
        case clock, zone, wait, settle
        case background, kill, device, window
        case permission, answer
        case backup, restoreBackup, badFile
    }

    let kind: Kind
    let luck: Int

    /// `mark:17`, as a failure tells it.
    var description: String { "\(kind.rawValue):\(luck)" }

    init(_ kind: Kind, _ luck: Int) {
        self.kind = kind
        self.luck = luck
    }

    /// Reads what ``description`` wrote.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ":")
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])), let luck = Int(parts[1]) else {
            return nil
        }
        self.init(kind, luck)
    }

    static func random(using random: inout SeededGenerator) -> WalkStep {
        var place = Int.random(in: 0..<total, using: &random)
        for (kind, weight) in weights {
            if place < weight { return WalkStep(kind, Int.random(in: 0..<10_000, using: &random)) }
            place -= weight
        }
        return WalkStep(.touch, 0)
    }

    /// How often each kind comes up.
    private static let weights: [(Kind, Int)] = [
        (.touch, 60), (.mark, 14), (.yesterday, 3), (.correct, 4), (.create, 5), (.edit, 5), (.archive, 2),
        (.restore, 3), (.delete, 1), (.reorder, 3), (.open, 3), (.clock, 8), (.zone, 2), (.wait, 1), (.settle, 2),
        (.background, 2), (.kill, 2), (.device, 4), (.window, 1), (.permission, 1), (.answer, 3), (.backup, 1),
        (.restoreBackup, 3), (.badFile, 1),
    ]
    private static let total = weights.reduce(0) { $0 + $1.1 }
}
