import Foundation
import Stage

/// A person's conversation with the app in words: carries commands out and tells what came of them.
final class TextSession {
    struct Failure: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    var launch: AppLaunch
    private(set) var client: AutomationClient?
    var clock: ClockFile
    /// Where the app's clock file and nothing else lies; nil when the person named the file.
    private let clockFolder: URL?
    /// The list that numbers refer to.
    private(set) var listing = Listing(Screen(elements: [], size: .zero, announcements: [], faults: []))
    private var told: Screen?
    let say: (String) -> Void
    /// The notifications that numbers refer to.
    var notifications: [NotificationReport.Line] = []
    /// Misuses of the framework seen so far: a piped run with any has failed.
    private(set) var faults: [String] = []

    init(_ launch: AppLaunch, say: @escaping (String) -> Void) throws {
        self.launch = launch
        self.say = say
        if let path = launch.environment[ClockFile.variable] {
            clock = ClockFile(path: path)
            clockFolder = nil
        } else {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("clock-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            clock = ClockFile(path: folder.appendingPathComponent("clock").path)
            clockFolder = folder
            self.launch.environment[ClockFile.variable] = clock.path
        }
        try start()
    }

    func end() {
        client?.kill()
        if let clockFolder { try? FileManager.default.removeItem(at: clockFolder) }
    }

    func start() throws {
        let client = try launch.start()
        self.client = client
        client.onReply = { [weak self] in self?.hear($0) }
        hear(client.lastReply)
    }

    func running() throws -> AutomationClient {
        guard let client, client.isRunning else { throw Failure("The app is not running. `relaunch` starts it.") }
        return client
    }

    /// Sends what is no gesture; throws its refusal.
    @discardableResult func order(_ command: AutomationRequest.Command) throws -> AutomationReply {
        let reply = try running().send(command)
        if let refusal = reply.refusal { throw Failure(refusal) }
        return reply
    }

    // MARK: Telling

    func tellScreen(all: Bool = false) throws {
        let reply = try running().lastReply
        told = reply.screen
        listing = Listing(reply.screen)
        let size = "\(Int(reply.screen.size.width)) × \(Int(reply.screen.size.height))"
        let window = reply.windowCount > 1 ? "window \(reply.window + 1) of \(reply.windowCount), " : ""
        let phase = reply.phase == .active ? "" : ", in the background"
        say("── \(window)\(size)\(phase)")
        say(listing.text(all: all))
        if reply.notifications?.isAsking == true {
            say("The system asks whether the app may send notifications: `permission allow` or `permission deny`.")
        }
    }

    /// Tells the screen if it is another one now.
    func tellWhatChanged() throws {
        let reply = try running().lastReply
        if reply.notifications?.isAsking != true,
            reply.screen.elements == told?.elements && reply.screen.size == told?.size
        {
            say("(The screen is as it was.)")
        } else {
            try tellScreen()
        }
    }

    /// Announcements and faults are told when they come; an answer holds them only once.
    private func hear(_ reply: AutomationReply) {
        for announcement in reply.screen.announcements where !announcement.text.isEmpty {
            let verb = announcement.kind == .announcement ? "says" : "goes to"
            say("VoiceOver \(verb): \(announcement.text.withoutDirectionMarks)")
        }
        for fault in reply.screen.faults {
            faults.append(fault)
            say("!!! FAULT: \(fault)")
        }
        let output = client?.takeOutput().trimmingCharacters(in: .newlines) ?? ""
        if !output.isEmpty { say("The app writes: \(output)") }
    }
}
