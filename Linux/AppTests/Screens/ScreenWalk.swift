import Foundation

/// The app in one process, led from screen to screen and looked at on imaginary devices of every kind: a launch for each
/// screen and device would take hours.
struct ScreenWalk {
    var app: DrivenApp

    /// A screen as it is to be looked at, and how to come to it from the one before.
    struct Stop: Sendable {
        let name: String
        let way: [Step]
        /// What opens a menu, which any change of the device closes.
        var menu: String?
    }

    enum Step: Sendable {
        case touch(String)
        /// By its label, where it has no identifier.
        case button(String)
        case action(String, of: String)
        /// One value further.
        case adjust(String)
        case type(String)
        case clock(String)
        /// Answers the system's question.
        case permission(String)
        /// Leaves for the system's settings, changes the permission there, and comes back.
        case settings(String)
        /// Writes a file where the system's file picker offers it.
        case file(String, String)
        /// From now on the disk takes no more, or takes everything again.
        case disk(isFull: Bool)
        /// Looks until the element is there.
        case wait(String)
    }

    init(folder: URL, preview: String? = nil, log: URL? = nil) throws {
        app = try DrivenApp(try AppProcess(folder: folder, preview: preview, log: log))
        // As when a preview has moved in the list.
        if let preview, let missing = app.screen.labelled("There is no preview \(preview).") {
            throw DrivenApp.Astray(description: missing.label)
        }
    }

    /// Does something in an app that shows the samples, on a phone tall enough for all of Today.
    static func amongSamples<Result: Sendable>(
        _ work: @escaping @Sendable (inout ScreenWalk) throws -> Result
    ) async throws -> Result {
        try await onThread {
            let folder = try Workplace.make()
            defer { Workplace.remove(folder) }
            var walk = try ScreenWalk(folder: folder)
            try walk.app.set(Device(height: 1600))
            try walk.go(to: Stop(name: "Samples", way: [.touch("samples.explore")]))
            return try work(&walk)
        }
    }

    /// Goes on to a screen.
    mutating func go(to stop: Stop) throws {
        for step in stop.way {
            do { try take(step) } catch {
                throw DrivenApp.Astray(description: "On the way to “\(stop.name)”: \(error)")
            }
        }
    }

    private mutating func take(_ step: Step) throws {
        switch step {
        case .touch(let identifier):
            try app.wait(for: identifier)
            try app.touch(identifier)
        case .button(let label):
            try app.wait("“\(label)”") { $0.labelled(label) != nil }
            try app.press(label)
        case .action(let action, let name): try app.act(action, on: "today.open.\(name)")
        case .adjust(let identifier):
            try app.wait(for: identifier)
            guard let element = app.screen[identifier] else { return }
            try app.perform(.adjust(element.id, up: true))
        case .type(let text):
            // A few letters at a time, so that each answer comes soon: each letter is drawn.
            for start in stride(from: 0, to: text.count, by: 20) {
                try app.perform(.type(String(text.dropFirst(start).prefix(20))))
            }
        case .clock(let line):
            let before = ScreenLook(app.screen)
            try app.setClock(line)
            // The app looks at its clock each second.
            try app.wait("what the clock changes") { ScreenLook($0) != before }
        case .permission(let word): try app.act(.permission(word))
        case .settings(let word): try app.changePermission(to: word)
        case .file(let name, let text): try Workplace.put(Data(text.utf8), named: name, in: app.folder)
        case .disk(let isFull): try app.process.limitFiles(isFull: isFull)
        case .wait(let identifier): try app.wait(for: identifier)
        }
    }

    /// Opens the menu of a stop that has one.
    mutating func open(_ stop: Stop) throws {
        guard let menu = stop.menu else { return }
        try app.touch(menu)
    }

    /// A picture can have 32,767 rows of pixels; the audit draws two for a point, some screens taller than asked for.
    private static let tallest = 10_000.0

    /// How tall a device has to be to show all of the screen at once.
    mutating func heightOfAll(on device: Device) throws -> Double {
        var tall = device
        tall.height = 14_000
        try app.set(tall)
        // The system's panels lie in the middle, however tall the device is.
        guard !app.screen.elements.contains(where: { ["alert", "menu"].contains($0.role) }) else { return 1200 }
        let frames = app.screen.elements.filter { !$0.label.isEmpty && $0.role != "cell" }.map(\.frame)
        // What stays at the bottom of the screen goes with it.
        let bottom = frames.filter { $0.minY > tall.height - 1000 }.map { tall.height - $0.minY }.max() ?? 0
        let content = frames.map(\.maxY).filter { $0 < tall.height - 1000 }.max() ?? 0
        return min(max(852, content + bottom + 80), Self.tallest)
    }

    /// Changes the imaginary device under a screen, and holds the audit against it.
    mutating func audit(_ stop: Stop, on device: Device) throws -> AppScreen {
        try look(at: stop, on: device) { try $0.audit() }
    }

    /// Changes the imaginary device under a screen, and gives where each text lies.
    mutating func texts(_ stop: Stop, on device: Device) throws -> AppScreen {
        try look(at: stop, on: device) { try $0.texts() }
    }

    private mutating func look(
        at stop: Stop, on device: Device, after request: (AppProcess) throws -> Void
    ) throws -> AppScreen {
        try visit(stop, on: device) { app in
            try app.look(after: request)
            return app.screen
        }
    }

    /// Changes the imaginary device under a screen, and does something there, with the menu open where one belongs to it.
    mutating func visit<Result>(
        _ stop: Stop, on device: Device, _ work: (inout DrivenApp) throws -> Result
    ) throws -> Result {
        try app.set(device)
        try open(stop)
        let result = try work(&app)
        if stop.menu != nil { try app.perform(.escape) }
        return result
    }
}
