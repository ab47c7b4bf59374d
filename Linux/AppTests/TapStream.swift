import TestSupport

/// Random acts that fit what the screen shows, the same for the same seed.
struct TapStream {
    private var random: SeededGenerator
    private var created = 0
    private let archived = "Old"
    private var isArchivedThere = true

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func next(on screen: AppScreen) -> SavedAct {
        let names = screen.keys(after: "today.open.")
        guard let name = names.isEmpty ? nil : names[number(below: names.count)] else { return create() }
        switch number(below: 16) {
        case 0: return .archive(name)
        case 1: return .delete(name)
        case 2: return .rename(name, to: name + "x")
        case 3: return create()
        case 4 where isArchivedThere:
            isArchivedThere = false
            return .restore(archived)
        case 5, 6, 7:
            let canMark = screen["today.open.\(name)"]?.actions.contains("Mark yesterday…") == true
            return canMark ? .markYesterday(name) : markOrUndo(name, screen)
        default: return markOrUndo(name, screen)
        }
    }

    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private func markOrUndo(_ name: String, _ screen: AppScreen) -> SavedAct {
        screen["today.undo.\(name)"] == nil ? .mark(name) : .undo(name)
    }

    private mutating func create() -> SavedAct {
        created += 1
        return .create("New \(created)")
    }
}
