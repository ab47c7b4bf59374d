import Foundation

/// The options that belong to the hosts: taken out of the arguments before the app sees them.
package struct HostOptions: Sendable, Equatable {
    package enum Mode: Sendable, Equatable {
        /// A window where there is a display, else the text mode.
        case window
        case text
        /// Plays a file of commands and draws each of its steps into a folder.
        case tour(folder: String)
        case automation
        /// Draws the first screen into a file and leaves.
        case picture(file: String)
        /// Times frames, and taps on what begins with these labels, and leaves.
        case measure(labels: [String])
        case help
    }

    package var mode = Mode.window
    package var traits = DeviceTraits()
    /// Becomes the app's home folder.
    package var dataFolder: String?
    /// The file of commands that a tour plays.
    package var journey: String?
    /// The answer to a notification that the app is started for.
    package var answer: NotificationDesks.Answer?

    package init() {}
}

extension HostOptions {
    package struct Misuse: Error, Equatable, CustomStringConvertible {
        package var description: String
    }

    /// Takes the hosts' options out of `arguments` (without the program's name) and returns what is left for the app.
    ///
    /// Everything after a `--` is the app's; so is every argument that does not begin with two hyphens.
    package static func parse(_ arguments: [String]) throws -> (options: HostOptions, appArguments: [String]) {
        var options = HostOptions()
        var appArguments: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                appArguments.append(argument)
                continue
            }
            if argument == "--" { break }
            var value: String {
                get throws {
                    guard let value = rest.popFirst() else { throw Misuse(description: "\(argument) needs a value.") }
                    return value
                }
            }
            switch argument {
            case "--text": options.mode = .text
            case "--tour": options.mode = .tour(folder: try value)
            case "--automation": options.mode = .automation
            case "--screenshot": options.mode = .picture(file: try value)
            case "--measure": options.mode = .measure(labels: try value.components(separatedBy: "|"))
            case "--help": options.mode = .help
            case "--data": options.dataFolder = try value
            case "--journey": options.journey = try value
            case "--answer": options.answer = NotificationDesks.Answer(identifier: try value, action: nil)
            case "--action": options.answer?.action = try value
            case "--size": options.traits.size = try size(value)
            case "--text-size": options.traits.textSize = try textSize(value)
            case "--dark": options.traits.isDark = true
            case "--contrast": options.traits.increasesContrast = true
            case "--bold": options.traits.isBoldText = true
            case "--reduce-motion": options.traits.reducesMotion = true
            case "--differentiate": options.traits.differentiatesWithoutColor = true
            case "--rtl": options.traits.isRightToLeft = true
            case "--double": options.traits.doublesStrings = true
            case "--accented": options.traits.accentsStrings = true
            case "--locale": options.traits.setLocale(try value)
            case "--language": options.traits.setLanguage(try value)
            case "--size-class": options.traits.horizontalSizeClass = try sizeClass(value)
            default: throw Misuse(description: "There is no option \(argument). --help lists them.")
            }
        }
        return (options, appArguments + rest)
    }

    /// The arguments that `parse` makes these options of.
    package var arguments: [String] {
        var result: [String] = []
        switch mode {
        case .window: break
        case .text: result.append("--text")
        case .tour(let folder): result += ["--tour", folder]
        case .automation: result.append("--automation")
        case .picture(let file): result += ["--screenshot", file]
        case .measure(let labels): result += ["--measure", labels.joined(separator: "|")]
        case .help: result.append("--help")
        }
        if let dataFolder { result += ["--data", dataFolder] }
        if let journey { result += ["--journey", journey] }
        if let answer {
            result += ["--answer", answer.identifier]
            if let action = answer.action { result += ["--action", action] }
        }
        result += ["--size", "\(Int(traits.size.width))x\(Int(traits.size.height))", "--text-size", traits.textSize]
        if traits.isDark { result.append("--dark") }
        if traits.increasesContrast { result.append("--contrast") }
        if traits.isBoldText { result.append("--bold") }
        if traits.reducesMotion { result.append("--reduce-motion") }
        if traits.differentiatesWithoutColor { result.append("--differentiate") }
        result += ["--locale", traits.locale, "--language", traits.preferredLanguage]
        if traits.isRightToLeft { result.append("--rtl") }
        if traits.doublesStrings { result.append("--double") }
        if traits.accentsStrings { result.append("--accented") }
        if let sizeClass = traits.horizontalSizeClass { result += ["--size-class", sizeClass] }
        return result
    }

    /// `393x852`, in points.
    package static func size(_ text: String) throws -> CGSize {
        let numbers = text.lowercased().split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy({ (200...4_000).contains($0) }) else {
            throw Misuse(description: "A size is written as 393x852, in points from 200 to 4000; “\(text)” is none.")
        }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    package static func textSize(_ text: String) throws -> String {
        guard DeviceTraits.textSizes.contains(text) else {
            throw Misuse(
                description: "“\(text)” is no text size. They are \(DeviceTraits.textSizes.joined(separator: ", ")).")
        }
        return text
    }

    private static func sizeClass(_ text: String) throws -> String {
        guard ["compact", "regular"].contains(text) else {
            throw Misuse(description: "A size class is compact or regular; “\(text)” is neither.")
        }
        return text
    }
}

extension DeviceTraits {
    /// A person who sets the region's formats to `de_DE` reads German, unless they say otherwise.
    package mutating func setLocale(_ identifier: String, keepingLanguage: Bool = false) {
        locale = identifier
        if !keepingLanguage { setLanguage(Locale(identifier: identifier).language.languageCode?.identifier ?? "en") }
    }

    /// A language that is written from right to left turns the interface around.
    package mutating func setLanguage(_ identifier: String) {
        preferredLanguage = identifier
        if Locale(identifier: identifier).language.characterDirection == .rightToLeft { isRightToLeft = true }
    }
}
