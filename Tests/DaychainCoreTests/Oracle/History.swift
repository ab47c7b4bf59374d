import TestSupport

/// A random history of one habit: how it began, and what was then done with it.
///
/// Days are relative to the habit's today at the time of each step, so that a history makes sense when steps are left
/// out.
struct History: CustomStringConvertible {
    var era: Int
    var first: Int
    var startOffset: Int
    var weekdayBits: Int
    var zone: Int
    var hour: Int
    var steps: [Step]

    enum Step: Hashable {
        case wait(seconds: Int)
        case mark(dayOffset: Int)
        case undo(dayOffset: Int)
        case setWeekdays(bits: Int, dayOffset: Int, agreed: Bool)
        case setZone(Int)
        case archive
        case restore
        case moveStart(dayOffset: Int)
        case markAll(days: Int, skipping: Int)
    }

    /// The days that a history's window spans; the clock stays well inside.
    static let length = 84

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Most histories take place in the first, long era.
        let eras = NaiveEra.all
        era = Int.random(in: 0..<8, using: &random) < 6 ? 0 : Int.random(in: 1..<eras.count, using: &random)
        first = eras[era].firstDay + Int.random(in: 0...(eras[era].dayCount - Self.length), using: &random)
        startOffset = Int.random(in: -12...4, using: &random)
        weekdayBits = Bool.random(using: &random) ? 127 : Int.random(in: 1...127, using: &random)
        zone = Int.random(in: 0..<eras[era].zones.count, using: &random)
        hour = Int.random(in: 0..<24, using: &random)
        let count = Int.random(in: 3...14, using: &random)
        let zoneCount = eras[era].zones.count
        steps = (0..<count).map { _ in Step.random(zoneCount: zoneCount, using: &random) }
    }

    var description: String {
        let era = NaiveEra.all[era]
        let opening =
            "first \(first), start today\(startOffset), weekdays \(weekdayBits), \(era.zones[zone]), \(hour):00Z"
        let lines = steps.map { step -> String in
            if case .setZone(let zone) = step { return "  set zone \(era.zones[zone])" }
            return "  \(step)"
        }
        return ([opening] + lines).joined(separator: "\n")
    }
}

extension History.Step {
    static func random(zoneCount: Int, using random: inout SeededGenerator) -> History.Step {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<22: .wait(seconds: 1800 * Int.random(in: 1...200, using: &random))
        case 22..<27: .wait(seconds: -1800 * Int.random(in: 1...160, using: &random))
        case 27..<45: .mark(dayOffset: Int.random(in: -8...2, using: &random))
        case 45..<56:
            .markAll(days: Int.random(in: 2...14, using: &random), skipping: Int.random(in: 2...9, using: &random))
        case 56..<63: .undo(dayOffset: Int.random(in: -4...3, using: &random))
        case 63..<74:
            .setWeekdays(
                bits: Int.random(in: 1...127, using: &random), dayOffset: Int.random(in: -2...9, using: &random),
                agreed: Int.random(in: 0..<3, using: &random) > 0)
        case 74..<84: .setZone(Int.random(in: 0..<zoneCount, using: &random))
        case 84..<89: .archive
        case 89..<95: .restore
        default: .moveStart(dayOffset: Int.random(in: -15...2, using: &random))
        }
    }
}
