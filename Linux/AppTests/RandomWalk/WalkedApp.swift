import Foundation

/// What a walk found wrong.
struct WalkTrouble: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// The app on its way through a walk: its process, the device around it, and the screen as last told.
struct WalkedApp {
    private(set) var screen = AppScreen.none
    /// Everything that VoiceOver was asked to say, and every fault, since they were last taken.
    private(set) var announcements: [String] = []
    private(set) var faults: [String] = []
    var device: Device
    /// The window that is looked at and touched.
    private(set) var window = 0

    private let folder: URL
    private var process: AppProcess

    /// Starts the app in a folder that holds a clock.
    init(folder: URL, device: Device) throws {
        self.folder = folder
        self.device = device
        process = try AppProcess(folder: folder)
        try order { [device] in try $0.set(device.json) }
    }

    /// Ends the app without a word, and starts it again; one window is left.
    mutating func killAndRelaunch() throws {
        process.kill()
        window = 0
        process = try AppProcess(folder: folder)
        try order { [device] in try $0.set(device.json) }
    }

    mutating func perform(_ gestures: AppGesture...) throws {
        for gesture in gestures { try order { [window] in try $0.perform(gesture, window: window) } }
    }

    /// Touches what has the identifier, scrolled to where it is out of sight: lists make their rows as they are seen.
    mutating func touch(_ identifier: String) throws {
        try find(identifier)
        try perform(.activate(try element(identifier).id))
    }

    /// Touches a button by its words, as in an alert.
    mutating func press(_ label: String) throws {
        guard let element = screen.elements.last(where: { $0.label == label && $0.isActivatable }) else {
            throw missing(label)
        }
        try perform(.activate(element.id))
    }

    mutating func action(_ name: String, of identifier: String) throws {
        try find(identifier)
        try perform(.action(try element(identifier).id, name: name))
    }

    mutating func look() throws { try order { [window] in try $0.ask(window: window) } }
    mutating func move(to phase: String) throws { try order { [window] in try $0.move(to: phase, window: window) } }
    mutating func act(_ act: NotificationAct) throws {
        try order { [window] in try $0.notifications(act, window: window) }
    }

    /// Changes the device under the app.
    mutating func set(_ device: Device) throws {
        self.device = device
        try order { [device, window] in try $0.set(device.json, window: window) }
    }

    mutating func openWindow() throws {
        try order { try $0.openWindow() }
        window = screen.windowCount - 1
    }

    /// Goes over to another window.
    mutating func turn(to window: Int) throws {
        self.window = window
        try look()
    }

    mutating func forgetWhatWasSaid() {
        announcements = []
        faults = []
    }

    /// Ends the app for good.
    func end() { process.kill() }

    /// Scrolls from the top to the end until an element is there.
    mutating func find(_ identifier: String) throws {
        guard screen[identifier] == nil else { return }
        // Beside another list, one's own is where others of its name are.
        let kin = screen.elements.first { element in
            element.frame.width > 0
                && element.identifier.split(separator: ".").first == identifier.split(separator: ".").first
        }
        let x = kin?.frame.midX ?? device.width / 2
        try scroll(by: -100_000, at: x)
        for _ in 0..<40 where screen[identifier] == nil {
            let before = screen.elements
            try scroll(by: device.height * 0.4, at: x)
            if screen.elements == before { return }
        }
    }

    private mutating func scroll(by distance: Double, at x: Double) throws {
        try perform(.scroll(x: x, y: device.height * 0.6, by: distance))
    }

    func element(_ identifier: String) throws -> AppScreen.Element {
        guard let element = screen[identifier] else { throw missing(identifier) }
        return element
    }

    private func missing(_ name: String) -> WalkTrouble {
        WalkTrouble(
            "\(name) is missing among \(screen.elements.map { $0.identifier.isEmpty ? $0.label : $0.identifier })")
    }

    private mutating func order(_ request: (AppProcess) throws -> Void) throws {
        try request(process)
        guard let answer = process.reply(until: Deadline(after: .seconds(240))) else {
            throw WalkTrouble("the app has ended, or does not answer")
        }
        screen = answer
        announcements += answer.announcements
        faults += answer.faults
        if let refusal = answer.refusal { throw WalkTrouble("refused: \(refusal) Among \(screen.summary)") }
    }
}
