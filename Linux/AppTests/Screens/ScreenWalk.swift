import Foundation

/// The app in one process, led from screen to screen and looked at on imaginary devices of every kind.
struct ScreenWalk {
    private(set) var app: DrivenApp

    /// A screen as it is to be looked at, and how to come to it from the one before.
    struct Stop {
        let name: String
        let way: [Step]
    }

    enum Step {
        case touch(String)
        /// By its label, where it has no identifier.
        case button(String)
        case action(String, of: String)
        case type(String)
    }

    /// Every screen, each from the last: the first run, then sample habits in every state, and their forms and sheets.
    static let stops: [Stop] = [
        Stop(name: "First run", way: []),
        Stop(name: "Settings", way: [.touch("today.settings")]),
        Stop(name: "How days work", way: [.touch("settings.days")]),
        Stop(name: "About", way: [.button("Settings"), .touch("settings.about")]),
        Stop(name: "New habit", way: [.button("Settings"), .touch("settings.close"), .touch("today.first")]),
        Stop(name: "New habit without a name", way: [.touch("editor.save")]),
        Stop(
            name: "Today with the longest name",
            way: [.touch("editor.name"), .type(longestName), .touch("editor.save")]),
        Stop(name: "A new habit's screen", way: [.touch("today.open.\(longestName)")]),
        Stop(
            name: "Today with samples",
            way: [.button("Today"), .touch("today.settings"), .touch("samples.explore")]),
        Stop(name: "A habit", way: [.touch("today.open.Water the balcony plants")]),
        Stop(name: "A habit being corrected", way: [.touch("habit.correct")]),
        Stop(
            name: "Archived habits", way: [.touch("habit.correct.finish"), .button("Today"), .touch("today.archived")]),
        Stop(name: "Editing a habit", way: [.touch("archive.close"), .action("Edit", of: "Stretch after work")]),
        Stop(name: "Deleting a habit", way: [.touch("editor.cancel"), .action("Delete…", of: "Stretch after work")]),
    ]

    /// Eighty letters, the most that a name can have.
    static let longestName = "Practise the second movement slowly with a metronome before the house wakes up!!"

    init(folder: URL) throws {
        app = try DrivenApp(try AppProcess(folder: folder))
    }

    /// Goes on to a screen.
    mutating func go(to stop: Stop) throws {
        for step in stop.way {
            switch step {
            case .touch(let identifier):
                try wait(for: identifier)
                try app.perform(app.touch(identifier))
            case .button(let label): try app.perform(app.button(label))
            case .action(let action, let name): try app.perform(app.action(action, of: name))
            case .type(let text): try app.perform(.type(text))
            }
        }
    }

    /// Looks again until the element is there, as after what takes the app a moment.
    mutating func wait(for identifier: String) throws {
        let process = app.process
        for _ in 0..<500 where app.screen[identifier] == nil { try app.look { try process.ask() } }
    }

    /// Changes the imaginary device under the screen.
    mutating func set(_ device: Device) throws {
        let process = app.process
        try app.look { try process.set(device.json) }
    }

    /// What the audit finds on the screen.
    mutating func audit() throws -> [AppScreen.Issue] {
        let process = app.process
        try app.look { try process.audit() }
        return app.screen.issues
    }

    /// Every element with text from the screen's top to its end, by scrolling.
    mutating func elementsToTheEnd(height: Double) throws -> [AppScreen.Element] {
        var seen: [AppScreen.Element] = []
        for _ in 0..<80 {
            let before = app.screen.elements.map(\.frame)
            seen += app.screen.elements
            try app.perform(.scroll(x: 160, y: height * 0.6, by: height * 0.4))
            if app.screen.elements.map(\.frame) == before { break }
        }
        try app.perform(.scroll(x: 160, y: height * 0.6, by: -100_000))
        return seen
    }
}

/// The settings of an imaginary device, as the app under automation reads them.
struct Device: Sendable, CustomStringConvertible {
    var width = 393.0
    var height = 852.0
    var textSize = "large"
    var isDark = false
    var increasesContrast = false
    var isRightToLeft = false
    var doublesStrings = false
    var isBoldText = false
    var reducesMotion = false
    var locale = "en_US"

    var description: String {
        let flags = [
            isDark ? "dark" : "light", increasesContrast ? "increased contrast" : "",
            isRightToLeft ? "right to left" : "", doublesStrings ? "doubled" : "", isBoldText ? "bold" : "",
        ]
        return (["\(Int(width))×\(Int(height))", textSize, locale] + flags).filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    var json: [String: Any] {
        [
            "size": [width, height], "textSize": textSize, "isDark": isDark, "increasesContrast": increasesContrast,
            "reducesMotion": reducesMotion, "differentiatesWithoutColor": false, "isBoldText": isBoldText,
            "isRightToLeft": isRightToLeft, "doublesStrings": doublesStrings, "accentsStrings": false,
            "locale": locale, "preferredLanguage": "en",
        ]
    }
}
