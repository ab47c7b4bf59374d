import Foundation

/// The app under somebody's hands: what they do in one of its windows, and what it shows and says after it.
struct DrivenApp {
    private(set) var process: AppProcess
    /// What the window that is looked at stands on.
    private(set) var device = Device.atLaunch
    /// The window that is looked at and touched.
    private(set) var window = 0
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
        guard try takeReply(until: .patient) else {
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

    /// Looks again until something is so, as after what takes the app a moment; false when it is not in time.
    mutating func looks(within time: Duration = .patience, until isSo: (AppScreen) -> Bool) throws -> Bool {
        let deadline = Deadline(after: time)
        while !isSo(screen) {
            guard deadline.microsecondsLeft > 0 else { return false }
            try look()
        }
        return true
    }

    /// Looks again until an element is there.
    mutating func wait(for identifier: String) throws { try wait(identifier) { $0[identifier] != nil } }

    /// Looks again until something is so that has to be.
    mutating func wait(
        _ what: String, within time: Duration = .patience, until isSo: (AppScreen) -> Bool
    ) throws {
        guard try looks(within: time, until: isSo) else {
            throw Astray(description: "\(what) does not come; \(screen.summary)")
        }
    }

    // MARK: Looking at an app that may be killed meanwhile

    /// Looks until an element is on the screen; false when the time is up before.
    mutating func waits(for identifier: String, until deadline: Deadline) throws -> Bool {
        try process.ask()
        return try waits(until: deadline) { $0[identifier] != nil }
    }

    /// Takes in what was asked for and looks again until something is so; false when the time is up before.
    mutating func waits(until deadline: Deadline, _ isSo: (AppScreen) -> Bool) throws -> Bool {
        while try takeReply(until: deadline) {
            if isSo(screen) { return true }
            try process.ask()
        }
        return false
    }

    /// Whether an answer that came before the end says something.
    mutating func hasSaid(_ isSo: (AppScreen) -> Bool) throws -> Bool {
        while try takeReply(until: Deadline(after: .zero)) {
            if isSo(screen) { return true }
        }
        return false
    }

    // MARK: The app and what is around it

    var folder: URL { process.folder }

    /// The app looks at its clock each second, and when it comes to the front.
    func setClock(_ line: String) throws { try Workplace.setClock(line, in: folder) }

    mutating func move(to phase: String) throws { try look { [window] in try $0.move(to: phase, window: window) } }

    mutating func act(_ act: NotificationAct) throws {
        try look { [window] in try $0.notifications(act, window: window) }
    }

    /// Leaves for the system's settings, changes there what the app may, and comes back.
    mutating func changePermission(to word: String) throws {
        try move(to: "background")
        try act(.permission(word))
        try move(to: "active")
    }

    /// Changes the device under the app.
    mutating func set(_ device: Device) throws {
        self.device = device
        try look { [window] in try $0.set(device.json, window: window) }
    }

    mutating func openWindow() throws {
        try look { try $0.openWindow() }
        window = screen.windowCount - 1
    }

    /// Goes over to another window.
    mutating func turn(to window: Int) throws {
        self.window = window
        try look()
    }

    /// Ends the app without a word, and starts it again on the same device; one window is left.
    mutating func killAndRelaunch() throws {
        process.kill()
        process = try AppProcess(folder: process.folder)
        window = 0
        try look()
        try set(device)
    }
}
