import Foundation
import Glibc
import Stage
import XCTest

/// The process that runs the app under test.
@MainActor final class TargetApp {
    static let shared = TargetApp()
    private(set) var client: AutomationClient?
    /// Whether a call of this module has failed the test since the launch.
    var hasFailed = false

    func start(
        _ executable: String, options: HostOptions, arguments: [String], environment: [String: String]
    ) throws {
        hasFailed = false
        let client = try AutomationClient(
            executable: executable, options: options, appArguments: arguments, environment: environment)
        self.client = client
        hear(client.lastReply, from: client)
    }

    func terminate() {
        client?.kill()
        client = nil
    }

    @discardableResult func send(_ command: AutomationRequest.Command, window: Int) throws -> AutomationReply {
        guard let client else { throw AutomationClient.AppEnded(description: "The app is not running.") }
        client.window = window
        defer { forwardOutput(of: client) }
        let reply = try client.send(command)
        hear(reply, from: client)
        return reply
    }

    /// What each window shows now.
    func screens() throws -> [Screen] {
        let first = try send(.screen, window: 0)
        return try [first.screen] + (1..<max(1, first.windowCount)).map { try send(.screen, window: $0).screen }
    }

    /// What a phone would punish silently fails the test here.
    private func hear(_ reply: AutomationReply, from client: AutomationClient) {
        forwardOutput(of: client)
        for fault in reply.screen.faults { XCTFail("The app misuses the framework: \(fault)") }
    }

    private func forwardOutput(of client: AutomationClient) {
        FileHandle.standardError.write(Data(client.takeOutput().utf8))
    }

    // MARK: Where it is

    /// Xcode's name for the setting that says which app a UI test is for.
    static var name: String { ProcessInfo.processInfo.environment["TEST_TARGET_NAME"] ?? "Daychain" }

    /// The app beside the tests, where SwiftPM builds both.
    static var executable: String? {
        let tests =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let path = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// One home for the run of the tests, as the app on a simulator keeps its own from launch to launch.
    static let homeFolder: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tested-app-\(getpid())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("tested-app-\(getpid())")
            try? FileManager.default.removeItem(at: path)
        }
        return folder
    }()
}
