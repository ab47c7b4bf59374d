import Foundation
import Stage

/// What a person can tell the text mode to do.
enum TextCommand: Equatable {
    enum Direction: String, CaseIterable { case up, down, left, right }
    enum Setting: String, CaseIterable {
        case dark, contrast, bold, differentiate, rtl, double, accented
        case reduceMotion = "reduce-motion"
    }

    /// More than once: at machine speed.
    case tap(String, times: Int)
    case press(String)
    case type(String)
    case action(String, of: String)
    case adjust(String, up: Bool, times: Int)
    case choose(String, value: String)
    case scroll(Direction, String?)
    case drag(String, to: String)
    case focus(String)
    /// Goes to an entry of a rotor, counted from 1.
    case rotor(String, entry: Int)
    case back
    case escape
    case key(Key, KeyModifiers)
    case screen(all: Bool)
    case screenshot(String)
    case audit
    case phase(AppPhase)
    case relaunch
    case kill
    /// nil opens another one.
    case window(Int?)
    case rotate
    case size(CGSize)
    case textSize(String)
    case set(Setting, Bool)
    case locale(String)
    case now(String)
    case zone(String)
    case frozen(Bool)
    case expect(String, present: Bool)
    /// Fails unless a notification, pending or delivered, says it.
    case expectNotification(String, present: Bool)
    case notifications
    case permission(NotificationPermission)
    /// By number in the last list of notifications.
    case notify(Int)
    case answer(Int, String?)
    case step(String)
    case help
    case quit
}

extension TextCommand {
    struct Misunderstood: Error, Equatable, CustomStringConvertible {
        var description: String
    }

    /// nil for an empty line and for a comment, which begins with `#`.
    static func parse(_ line: String) throws -> TextCommand? {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.isEmpty || line.hasPrefix("#") { return nil }
        var words = try CommandWords.split(line)
        let verb = words.removeFirst().lowercased()
        if let command = try parseGesture(verb, words) ?? parseDevice(verb, words) ?? parseSession(verb, words) {
            return command
        }
        throw Misunderstood(description: "There is no command “\(verb)”. `help` lists them.")
    }

    private static func parseGesture(_ verb: String, _ words: [String]) throws -> TextCommand? {
        switch verb {
        case "tap": .tap(try all(words, verb, "tap \"New habit\""), times: 1)
        case "taps": try parseTaps(words)
        case "press": .press(try all(words, verb, "press \"Read\""))
        case "type": .type(try all(words, verb, "type \"Read\""))
        case "focus": .focus(try all(words, verb, "focus \"Read\""))
        case "action":
            try count(words, 2, "action \"Archive\" \"Read\"") { .action($0[0], of: $0[1]) }
        case "adjust":
            try parseAdjustment(words)
        case "choose":
            try count(words, 2, "choose \"Hour\" \"9\"") { .choose($0[0], value: $0[1]) }
        case "drag":
            try count(words.filter { $0 != "to" }, 2, "drag \"Read\" to \"Run\"") { .drag($0[0], to: $0[1]) }
        case "scroll":
            try parseScroll(words)
        case "rotor": try parseRotor(words)
        case "back": try count(words, 0, "back") { _ in .back }
        case "escape": try count(words, 0, "escape") { _ in .escape }
        case "key": try count(words, 1, "key cmd+n") { try parseKey($0[0]) }
        default: nil
        }
    }

    private static func parseDevice(_ verb: String, _ words: [String]) throws -> TextCommand? {
        if let setting = Setting(rawValue: verb) {
            return try count(words, 1, "\(verb) on") { .set(setting, try isOn($0[0])) }
        }
        return switch verb {
        case "background": try count(words, 0, "background") { _ in .phase(.background) }
        case "foreground": try count(words, 0, "foreground") { _ in .phase(.active) }
        case "relaunch": try count(words, 0, "relaunch") { _ in .relaunch }
        case "kill": try count(words, 0, "kill") { _ in .kill }
        case "window": try count(words, 1, "window 2") { try parseWindow($0[0]) }
        case "rotate": try count(words, 0, "rotate") { _ in .rotate }
        case "size": try count(words, 1, "size 320x568") { .size(try HostOptions.size($0[0])) }
        case "text-size":
            try count(words, 1, "text-size accessibility5") { .textSize(try HostOptions.textSize($0[0])) }
        case "locale": try count(words, 1, "locale de_DE") { .locale($0[0]) }
        case "now": try count(words, 1, "now 2026-03-04T20:00:00+01:00") { .now($0[0]) }
        case "zone": try count(words, 1, "zone Europe/Berlin") { .zone($0[0]) }
        case "frozen": try count(words, 0, "frozen") { _ in .frozen(true) }
        case "running": try count(words, 0, "running") { _ in .frozen(false) }
        default: nil
        }
    }

    private static func parseSession(_ verb: String, _ words: [String]) throws -> TextCommand? {
        switch verb {
        case "screen": .screen(all: words.first == "all")
        case "screenshot": .screenshot(try all(words, verb, "screenshot today.png"))
        case "audit": try count(words, 0, "audit") { _ in .audit }
        case "notifications": try count(words, 0, "notifications") { _ in .notifications }
        case "permission": try count(words, 1, "permission allow") { .permission(try parsePermission($0[0])) }
        case "notify": try count(words, 1, "notify 2") { .notify(try parseNumber($0[0])) }
        case "answer": try parseAnswer(words)
        case "expect":
            if let position = words.firstIndex(of: "notification"), words.prefix(position).allSatisfy({ $0 == "no" }) {
                .expectNotification(
                    try all(Array(words.dropFirst(position + 1)), verb, "expect notification \"Read\""),
                    present: position == 0)
            } else if words.count > 1, words[0] == "no" {
                .expect(try all(Array(words.dropFirst()), verb, "expect no \"Read\""), present: false)
            } else {
                .expect(try all(words, verb, "expect \"Read\""), present: true)
            }
        case "step": .step(try all(words, verb, "step \"Create a habit\""))
        case "help", "?": .help
        case "quit", "exit": .quit
        default: nil
        }
    }

    private static func parseTaps(_ words: [String]) throws -> TextCommand {
        guard words.count > 1, let times = Int(words[0]), (1...100).contains(times) else {
            throw Misunderstood(description: "It is written like this: taps 4 \"Mark done\"")
        }
        return .tap(words.dropFirst().joined(separator: " "), times: times)
    }

    private static func parsePermission(_ text: String) throws -> NotificationPermission {
        // Taken back later, in the system's settings, it is as if it had been denied at once.
        guard let permission = NotificationPermission(rawValue: text == "revoke" ? "deny" : text) else {
            throw Misunderstood(description: "Say allow, deny, revoke or provisional, not “\(text)”.")
        }
        return permission
    }

    private static func parseNumber(_ text: String) throws -> Int {
        guard let number = Int(text), number > 0 else {
            throw Misunderstood(description: "“\(text)” is no number; `notifications` lists them.")
        }
        return number
    }

    private static func parseAnswer(_ words: [String]) throws -> TextCommand {
        guard let first = words.first, words.count <= 2 else {
            throw Misunderstood(description: "It is written like this: answer 1 \"Mark done\", or answer 1 for a tap")
        }
        return .answer(try parseNumber(first), words.count == 2 ? words[1] : nil)
    }

    private static func parseAdjustment(_ words: [String]) throws -> TextCommand {
        let example = "adjust up \"Minutes\" 3"
        guard let first = words.first, ["up", "down"].contains(first), words.count == 2 || words.count == 3 else {
            throw Misunderstood(description: "It is written like this: \(example)")
        }
        guard let times = words.count == 3 ? Int(words[2]) : 1, (1...100).contains(times) else {
            throw Misunderstood(description: "The number of times goes from 1 to 100: \(example)")
        }
        return .adjust(words[1], up: first == "up", times: times)
    }

    private static func parseRotor(_ words: [String]) throws -> TextCommand {
        guard let name = words.first, words.count <= 2, let entry = words.count == 2 ? Int(words[1]) : 1, entry > 0
        else {
            throw Misunderstood(description: "It is written like this: rotor \"Missed days\" 2")
        }
        return .rotor(name, entry: entry)
    }

    private static func parseScroll(_ words: [String]) throws -> TextCommand {
        guard let direction = words.first.flatMap(Direction.init), words.count <= 2 else {
            throw Misunderstood(description: "It is written like this: scroll down, or scroll down \"History\"")
        }
        return .scroll(direction, words.count == 2 ? words[1] : nil)
    }

    /// `cmd+shift+n`, `tab`, `return`.
    private static func parseKey(_ text: String) throws -> TextCommand {
        var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        if text.hasSuffix("+") { parts = parts.dropLast(2) + ["+"] }
        let name = parts.removeLast()
        var modifiers: KeyModifiers = []
        for part in parts {
            switch part.lowercased() {
            case "cmd", "command": modifiers.insert(.command)
            case "shift": modifiers.insert(.shift)
            case "alt", "option", "opt": modifiers.insert(.option)
            case "ctrl", "control": modifiers.insert(.control)
            default: throw Misunderstood(description: "“\(part)” is no modifier. They are cmd, shift, option, control.")
            }
        }
        let named = Key.named.first { $0.name.lowercased() == name.lowercased() }
        guard let key = named ?? (name.count == 1 ? Key(name) : nil) else {
            let names = Key.named.map(\.name).joined(separator: ", ")
            throw Misunderstood(description: "“\(name)” is no key. A key is one character, or one of \(names).")
        }
        return .key(key, modifiers)
    }

    private static func parseWindow(_ text: String) throws -> TextCommand {
        if text == "new" { return .window(nil) }
        guard let number = Int(text), number > 0 else {
            throw Misunderstood(description: "It is written like this: window 2, or window new")
        }
        return .window(number)
    }

    private static func isOn(_ text: String) throws -> Bool {
        guard ["on", "off"].contains(text) else { throw Misunderstood(description: "Say on or off, not “\(text)”.") }
        return text == "on"
    }

    private static func count(
        _ words: [String], _ number: Int, _ example: String, _ make: ([String]) throws -> TextCommand
    ) throws -> TextCommand {
        guard words.count == number else { throw Misunderstood(description: "It is written like this: \(example)") }
        return try make(words)
    }

    /// One argument, whose quotation marks may be left out.
    private static func all(_ words: [String], _ verb: String, _ example: String) throws -> String {
        guard !words.isEmpty else { throw Misunderstood(description: "“\(verb)” needs more: \(example)") }
        return words.joined(separator: " ")
    }
}

extension Key {
    static let named: [Key] = [
        .return, .escape, .tab, .space, .delete, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp,
        .pageDown,
    ]
}
