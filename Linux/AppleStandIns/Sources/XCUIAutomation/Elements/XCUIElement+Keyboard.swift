import Foundation
import Stage

/// The keys that no character stands for.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    public static let space = XCUIKeyboardKey(rawValue: " ")
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
    public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
}

extension XCUIElement {
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        public static let command = KeyModifierFlags(rawValue: 1 << 4)
    }

    /// Types into the element, which must have the keyboard's focus, or hold what has it.
    public func typeText(_ text: String) {
        guard let node = resolve(to: "type text") else { return }
        let hasKeyboard = ([node] + node.descendants).contains { $0.element?.isFocused == true }
        guard hasKeyboard else {
            let reason = "Neither element nor any descendant has keyboard focus."
            return application.fail("Failed to type text into \(path): \(reason)", showingScreen: true)
        }
        var run = ""
        func typeRun() {
            if !run.isEmpty { application.perform(.type(run), in: node.window, on: path) }
            run = ""
        }
        for character in text {
            let isLineEnd = character.isNewline
            if let key = isLineEnd ? Key.return : Key.typed[String(character)] {
                typeRun()
                application.perform(.key(key, modifiers: []), in: node.window, on: path)
            } else {
                run.append(character)
            }
        }
        typeRun()
    }

    public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
        guard let node = resolve(to: "type a key") else { return }
        let key = Key.typed[key] ?? Key.characters[key] ?? Key(key)
        application.perform(.key(key, modifiers: KeyModifiers(flags)), in: node.window, on: path)
    }

    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
        typeKey(key.rawValue, modifierFlags: flags)
    }
}

extension Key {
    /// Characters of XCUITest that are no text.
    fileprivate static let typed: [String: Key] = [
        XCUIKeyboardKey.delete.rawValue: .delete, "\u{7F}": .delete, XCUIKeyboardKey.escape.rawValue: .escape,
        XCUIKeyboardKey.tab.rawValue: .tab, XCUIKeyboardKey.upArrow.rawValue: .upArrow,
        XCUIKeyboardKey.downArrow.rawValue: .downArrow, XCUIKeyboardKey.leftArrow.rawValue: .leftArrow,
        XCUIKeyboardKey.rightArrow.rawValue: .rightArrow, XCUIKeyboardKey.home.rawValue: .home,
        XCUIKeyboardKey.end.rawValue: .end, XCUIKeyboardKey.pageUp.rawValue: .pageUp,
        XCUIKeyboardKey.pageDown.rawValue: .pageDown,
    ]

    /// Characters that are keys of their own when pressed as keys.
    fileprivate static let characters: [String: Key] = [
        XCUIKeyboardKey.return.rawValue: .return, "\n": .return, XCUIKeyboardKey.enter.rawValue: .return,
        XCUIKeyboardKey.space.rawValue: .space,
    ]
}

extension KeyModifiers {
    fileprivate init(_ flags: XCUIElement.KeyModifierFlags) {
        self = []
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { insert(.control) }
        if flags.contains(.option) { insert(.option) }
        if flags.contains(.command) { insert(.command) }
    }
}
