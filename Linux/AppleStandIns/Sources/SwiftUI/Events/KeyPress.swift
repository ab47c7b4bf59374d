import Foundation
import Stage

/// A key pressed while the focus is within the view.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
    public var debugDescription: String { "KeyPress(\(characters.debugDescription))" }

    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all = Phases(rawValue: 7)
        public var debugDescription: String { "Phases(\(rawValue))" }
    }

    public enum Result: Hashable, Sendable { case handled, ignored }

    /// nil for a key that no text names.
    init?(_ key: Key, _ modifiers: KeyModifiers) {
        let named: [KeyEquivalent] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .home, .end, .pageUp, .pageDown, .tab,
            .space, .return,
        ]
        if let known = named.first(where: { $0.key == key }) {
            self.key = known
        } else if key.name.count == 1, let character = key.name.first {
            self.key = KeyEquivalent(character)
        } else {
            return nil
        }
        phase = .down
        characters = String(self.key.character)
        var pressed: EventModifiers = []
        if modifiers.contains(.shift) { pressed.insert(.shift) }
        if modifiers.contains(.control) { pressed.insert(.control) }
        if modifiers.contains(.option) { pressed.insert(.option) }
        if modifiers.contains(.command) { pressed.insert(.command) }
        self.modifiers = pressed
    }
}

extension View {
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress { $0.key == key ? action() : .ignored }
    }

    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { $0.key == key ? action($0) : .ignored }
    }

    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }

    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { press in
            press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
        }
    }

    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modified(
            EnvironmentChange { $0.focusing.keyPresses.append { phases.contains($0.phase) ? action($0) : .ignored } })
    }
}
