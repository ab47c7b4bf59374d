import Foundation
import Stage

extension TextSession {
    /// False when the command is no gesture.
    func carryOutGesture(_ command: TextCommand) throws -> Bool {
        let client = try running()
        switch command {
        case .tap(let name, let times):
            let element = try element(name) { $0.isActivatable ? nil : "“\($0.label)” does nothing when tapped." }
            try client.perform(.focus(element.id))
            try client.perform(Array(repeating: .activate(element.id), count: times))
        case .press(let name): try client.perform(.press(try revealed(name).activationPoint, seconds: 1))
        case .type(let text): try type(text)
        case .action(let action, let name): try perform(action, of: name)
        case .adjust(let name, let up, let times):
            let element = try element(name) { $0.isAdjustable ? nil : "“\($0.label)” cannot be adjusted." }
            for _ in 0..<times { try client.perform(.adjust(element.id, up: up)) }
        case .choose(let name, let value): try client.perform(.choose(try element(name).id, value: value))
        case .scroll(let direction, let name): try scroll(direction, at: name)
        case .drag(let name, let target):
            let from = try revealed(name).activationPoint
            try client.perform(.drag(from: from, to: try element(target).activationPoint, holding: 0.5))
        case .rotor(let name, let entry): try turnRotor(name, to: entry)
        case .focus(let name): try client.perform(.focus(try element(name).id))
        // VoiceOver's scrub goes back or closes, whichever there is.
        case .back, .escape: try client.perform(.escape)
        case .key(let key, let modifiers): try client.perform(.key(key, modifiers: modifiers))
        default: return false
        }
        return true
    }

    /// In pieces, so that the app answers in between: each character is drawn as a key's would be, and a long text takes
    /// longer than an app may be silent.
    private func type(_ text: String) throws {
        var rest = text[...]
        repeat {
            try running().perform(.type(String(rest.prefix(Self.typedAtOnce))))
            rest = rest.dropFirst(Self.typedAtOnce)
        } while !rest.isEmpty
    }

    private static let typedAtOnce = 40

    private func perform(_ action: String, of name: String) throws {
        func match(_ element: Element) -> String? {
            let wanted = action.lowercased()
            return element.actions.first { $0 == action } ?? element.actions.first { $0.lowercased() == wanted }
                ?? element.actions.first { $0.lowercased().hasPrefix(wanted) }
        }
        let element = try element(name) { element in
            if match(element) != nil { return nil }
            let known = element.actions.isEmpty ? "none" : element.actions.joined(separator: ", ")
            return "“\(element.label)” has no action “\(action)”. It has: \(known)."
        }
        try running().perform(.action(element.id, name: match(element) ?? action))
    }

    private func turnRotor(_ name: String, to entry: Int) throws {
        let client = try running()
        let offers = client.lastReply.screen.flattened.flatMap { element in element.rotors.map { (element, $0) } }
        guard let (element, rotor) = offers.first(where: { $0.1.name == name }) else {
            let names = Set(offers.map(\.1.name)).sorted().joined(separator: ", ")
            throw Failure("There is no rotor “\(name)”. \(names.isEmpty ? "There is none." : "There are: \(names).")")
        }
        for (index, label) in rotor.entries.enumerated() { say("\(index + 1). \(label)".withoutDirectionMarks) }
        guard rotor.entries.indices.contains(entry - 1) else {
            throw Failure("The rotor “\(name)” has \(rotor.entries.count) entries.")
        }
        try client.perform(.rotor(element.id, name: name, entry: entry - 1))
    }

    /// Most of a page, so that what was last seen can be found again.
    private func scroll(_ direction: TextCommand.Direction, at name: String?) throws {
        let client = try running()
        let size = client.lastReply.screen.size
        let place = try name.map { try revealed($0).visibleFrame } ?? CGRect(origin: .zero, size: size)
        let step = 0.6 * (direction == .up || direction == .down ? size.height : size.width)
        let (x, y): (Double, Double) =
            switch direction {
            case .up: (0, -step)
            case .down: (0, step)
            case .left: (-step, 0)
            case .right: (step, 0)
            }
        try client.perform(.scroll(at: CGPoint(x: place.midX, y: place.midY), dx: x, dy: y))
    }
}
