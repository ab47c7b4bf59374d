import Foundation
import Glibc

/// Drives an app in a process of its own, one request at a time. Its calls block until the app has come to rest.
package final class AutomationClient {
    package struct AppEnded: Error, CustomStringConvertible {
        package var description: String
        package init(description: String) { self.description = description }
    }

    private let child: ChildProcess
    private let replies: LineReader
    /// The window that requests are for unless they say otherwise.
    package var window = 0
    package private(set) var lastReply: AutomationReply
    package private(set) var isRunning = true
    /// Hears every answer: announcements and faults are told only once.
    package var onReply: ((AutomationReply) -> Void)?

    /// Starts `executable` on `options` and waits for its first screen.
    package init(
        executable: String, options: HostOptions, appArguments: [String] = [], environment: [String: String]
    ) throws {
        var environment = environment
        // A crash says its one line; the walk through the stack takes seconds.
        if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
        var options = options
        options.mode = .automation
        child = try ChildProcess(
            executable: executable, arguments: options.arguments + ["--"] + appArguments, environment: environment)
        replies = LineReader(descriptor: child.output)
        lastReply = AutomationReply(
            screen: Screen(elements: [], size: options.traits.size, announcements: [], faults: []), window: 0,
            windowCount: 1,
            traits: options.traits, phase: .active)
        try send(.screen)
    }

    /// Sends a request and returns what the app answers, a refusal included.
    @discardableResult package func send(_ command: AutomationRequest.Command) throws -> AutomationReply {
        guard isRunning else { throw AppEnded(description: "The app is not running.") }
        let line = try AutomationCoding.line(AutomationRequest(command, window: window))
        guard writeFully(line, to: child.input) else { throw ended() }
        switch replies.next(within: Self.patience) {
        case .line(let data):
            guard let reply = try? AutomationCoding.message(AutomationReply.self, from: data) else { throw ended() }
            window = reply.window
            lastReply = reply
            onReply?(reply)
            return reply
        case .end:
            throw ended()
        case .timedOut:
            child.kill()
            isRunning = false
            throw AppEnded(description: "The app has not answered for \(Int(Self.patience)) seconds and was killed.")
        }
    }

    /// Sends gestures, which follow each other at machine speed; throws the first one's refusal.
    @discardableResult package func perform(_ gestures: Gesture...) throws -> AutomationReply {
        try perform(gestures)
    }

    @discardableResult package func perform(_ gestures: [Gesture]) throws -> AutomationReply {
        let reply = try send(.gestures(gestures))
        if let refusal = reply.refusal { throw GestureRefusal(refusal) }
        return reply
    }

    /// Asks the screen again and again until `condition` holds; nil when it does not within `seconds`.
    package func wait(upTo seconds: Double, until condition: (AutomationReply) -> Bool) throws -> AutomationReply? {
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        while true {
            let reply = try send(.screen)
            if condition(reply) { return reply }
            if ProcessInfo.processInfo.systemUptime >= deadline { return nil }
            usleep(50_000)
        }
    }

    /// Ends the app as the system does: SIGKILL.
    package func kill() {
        child.kill()
        isRunning = false
    }

    /// What the app wrote to its standard output and error since the last time this was called.
    package func takeOutput() -> String { child.takeErrorOutput() }

    private func ended() -> AppEnded {
        isRunning = false
        // An app that has closed its pipe is on its way out, or not worth waiting for.
        for _ in 0..<300 where child.endedAlready() == nil { usleep(10_000) }
        child.kill()
        let end = child.waitForEnd()
        let words = child.takeErrorOutput().trimmingCharacters(in: .whitespacesAndNewlines)
        let cause =
            switch end {
            case .left(let status): "The app left with status \(status)."
            case .killed(let signal): "The app crashed (\(String(cString: strsignal(signal))))."
            }
        return AppEnded(description: words.isEmpty ? cause : "\(cause) It said:\n\(words)")
    }

    private static let patience = 60.0
}
