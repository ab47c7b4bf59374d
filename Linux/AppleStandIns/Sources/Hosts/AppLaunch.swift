import Foundation
import Stage

/// How to start the app under automation: the same each time, so that a relaunch finds the same data.
package struct AppLaunch {
    package var executable: String
    package var options: HostOptions
    package var appArguments: [String]
    package var environment: [String: String]

    package init(
        executable: String, options: HostOptions, appArguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.executable = executable
        self.options = options
        self.appArguments = appArguments
        self.environment = environment
    }

    package func start() throws -> AutomationClient {
        try AutomationClient(
            executable: executable, options: options, appArguments: appArguments, environment: environment)
    }

    package static var thisExecutable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}
