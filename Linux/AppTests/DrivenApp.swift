import Foundation

/// The app under somebody's hands: what they do in one of its windows, and what it shows and says after it.
struct DrivenApp {
    let process: AppProcess
    /// The window that is looked at and touched.
    var window = 0
    private(set) var screen = AppScreen.none
    /// Everything that VoiceOver was asked to say, and every fault, since they were last forgotten.
    private(set) var announcements: [String] = []
    private(set) var faults: [String] = []

    /// The app could not be led on: an element is missing, or it has ended.
    struct Astray: Error, CustomStringConvertible {
        let description: String
    }

    /// Waits for the first screen.
    init(_ process: AppProcess) throws {
        self.process = process
        try look()
    }

    mutating func forgetWhatWasSaid() {
        announcements = []
        faults = []
    }

    // MARK: Looking

    /// Takes in the screen as it is.
    mutating func look() throws { try look { [window] in try $0.ask(window: window) } }

    /// Sends a request and takes in the screen that answers it.
    mutating func look(after request: (AppProcess) throws -> Void) throws {
        try request(process)
        guard try takeReply(until: Deadline(after: Self.patience)) else {
            throw Astray(description: "the app has ended, or does not answer")
        }
    }

    /// Takes in the next screen that the app tells; false when the time is up before, or the app has ended.
    mutating func takeReply(until deadline: Deadline) throws -> Bool {
        guard let reply = process.reply(until: deadline) else { return false }
        screen = reply
        announcements += reply.announcements
        faults += reply.faults
        if let refusal = reply.refusal { throw Astray(description: "\(refusal) Among \(reply.summary)") }
        return true
    }

    /// Looks again until something is so, as after what takes the app a moment; false when it never is.
    mutating func looks(until isSo: (AppScreen) -> Bool) throws -> Bool {
        for _ in 0..<500 where !isSo(screen) { try look() }
        return isSo(screen)
    }

    // MARK: Doing

    mutating func perform(_ gestures: AppGesture...) throws {
        for gesture in gestures { try look { [window] in try $0.perform(gesture, window: window) } }
    }

    mutating func move(to phase: String) throws { try look { [window] in try $0.move(to: phase, window: window) } }

    mutating func act(_ act: NotificationAct) throws {
        try look { [window] in try $0.notifications(act, window: window) }
    }

    /// Changes the device under the app.
    mutating func set(_ device: Device) throws { try look { [window] in try $0.set(device.json, window: window) } }

    /// Scrolls from the beginning on until an element is there: rows exist only near what is shown.
    mutating func scroll(to identifier: String) throws {
        // Beside another list, one's own is where others of its name are.
        let name = identifier.prefix { $0 != "." }
        let scrolled = screen.elements.filter { $0.scroller != nil }
        let kin = scrolled.first { $0.identifier.hasPrefix("\(name).") } ?? scrolled.first
        guard screen[identifier] == nil,
            let view = screen.elements.first(where: { $0.id == kin?.scroller })?.visibleFrame
        else { return }
        try perform(.scroll(x: view.midX, y: view.midY, by: -1e6))
        for _ in 0..<100 where screen[identifier] == nil {
            let before = screen.elements
            try perform(.scroll(x: view.midX, y: view.midY, by: view.height / 2))
            if screen.elements == before { return }
        }
    }

    // MARK: Gestures

    func touch(_ identifier: String) throws -> AppGesture { .activate(try element(identifier).id) }

    /// A touch of a button by its words, as in an alert.
    func button(_ label: String) throws -> AppGesture {
        guard let element = screen.labelled(label) else { throw missing(label) }
        return .activate(element.id)
    }

    /// One of the actions that VoiceOver offers for a row of Today.
    func action(_ action: String, of name: String) throws -> AppGesture {
        .action(try element("today.open.\(name)").id, name: action)
    }

    func element(_ identifier: String) throws -> AppScreen.Element {
        guard let element = screen[identifier] else { throw missing(identifier) }
        return element
    }

    private func missing(_ name: String) -> Astray {
        Astray(
            description:
                "\(name) is missing among \(screen.elements.map { $0.identifier.isEmpty ? $0.label : $0.identifier })")
    }

    private static let patience = Duration.seconds(240)
}
