import Foundation
import Stage
import XCTest

/// The app under test, in a process of its own.
///
/// As in Xcode, every `XCUIApplication()` is a proxy of the same app; `launch()` ends the one that runs.
@MainActor public class XCUIApplication: XCUIElement {
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning = 1
        case runningBackgroundSuspended = 2
        case runningBackground = 3
        case runningForeground = 4
    }

    public var launchArguments: [String] = []
    public var launchEnvironment: [String: String] = [:]

    /// The system's own interface, of which its question about notifications is known here.
    private let isSystem: Bool

    public override init() {
        isSystem = false
        super.init()
    }

    public init(bundleIdentifier: String) {
        isSystem = bundleIdentifier == "com.apple.springboard"
        super.init()
    }

    public func launch() {
        TargetApp.shared.terminate()
        guard let executable = TargetApp.executable else {
            return fail("The app to test is not beside the tests: \(TargetApp.name)")
        }
        var (options, arguments) = LaunchArguments.translate(launchArguments, device: XCUIDevice.shared.traits)
        options.dataFolder = TargetApp.homeFolder.path
        var environment = ProcessInfo.processInfo.environment
        environment.merge(launchEnvironment) { $1 }
        attempt {
            try TargetApp.shared.start(
                executable, options: options, arguments: arguments, environment: environment)
        }
    }

    public func activate() {
        if TargetApp.shared.client == nil { return launch() }
        attempt { try TargetApp.shared.send(.phase(.active), window: 0) }
    }

    public func terminate() { TargetApp.shared.terminate() }

    public var state: State {
        guard let client = TargetApp.shared.client, client.isRunning else { return .notRunning }
        return client.lastReply.phase == .background ? .runningBackground : .runningForeground
    }

    public func wait(for state: State, timeout: TimeInterval) -> Bool {
        if self.state == state { return true }
        return TargetApp.shared.client != nil && poll(upTo: timeout) { _ in self.state == state }
    }
}

// MARK: What the elements ask of the app

extension XCUIApplication {
    /// What the app shows now; nil, with a failed test, when it does not run.
    func snapshot() -> SnapshotNode? {
        if isSystem {
            return attempt { try SystemAlert.screen(TargetApp.shared.send(.screen, window: 0)) }
                .map { SnapshotNode.application([$0]) }
        }
        return attempt { try TargetApp.shared.screens() }.map(SnapshotNode.application)
    }

    var outline: String {
        let screens = attempt { try TargetApp.shared.screens() } ?? []
        return screens.map(\.outline).joined(separator: "\n")
    }

    /// Looks again and again until `condition` holds.
    func poll(upTo seconds: TimeInterval, until condition: (SnapshotNode) -> Bool) -> Bool {
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        while let root = snapshot() {
            if condition(root) { return true }
            if ProcessInfo.processInfo.systemUptime >= deadline { return false }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }

    /// How long an element that is not there yet is waited for; not at all once the test has failed here.
    var patience: TimeInterval { TargetApp.shared.hasFailed ? 0 : 2 }

    func perform(_ gestures: Gesture..., in window: Int, on path: String) {
        perform(gestures, in: window, on: path)
    }

    /// Gestures that follow each other at machine speed.
    func perform(_ gestures: [Gesture], in window: Int, on path: String) {
        if isSystem {
            let permissions = gestures.compactMap(SystemAlert.permission)
            for permission in permissions {
                _ = attempt { try TargetApp.shared.send(.notifications(.permission(permission)), window: 0) }
            }
            return
        }
        guard let reply = attempt({ try TargetApp.shared.send(.gestures(gestures), window: window) }) else { return }
        if let refusal = reply.refusal { fail("\(path): \(refusal)", showingScreen: true) }
    }

    /// Scrolls an element into view where that is possible.
    func reveal(_ element: Int, in window: Int) {
        if isSystem { return }
        _ = attempt { try TargetApp.shared.send(.gestures([.reveal(element)]), window: window) }
    }

    func fail(_ words: String, showingScreen: Bool = false) {
        TargetApp.shared.hasFailed = true
        XCTFail(showingScreen ? "\(words) The screen is:\n\(outline)" : words)
    }

    @discardableResult func attempt<Result>(_ work: () throws -> Result) -> Result? {
        do {
            return try work()
        } catch {
            fail("\(error)")
            return nil
        }
    }
}
