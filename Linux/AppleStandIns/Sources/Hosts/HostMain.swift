import Foundation
import Glibc
import Stage

/// Where the app's process begins: reads the hosts' options and hands over to the host that they ask for.
@MainActor package enum HostMain {
    /// Runs the app until it ends.
    ///
    /// The window, the picture and the automation make the app in this process. The text mode and the tour do not: they
    /// start the same executable once more, under automation, so that the app can be killed and started again.
    package static func run(
        arguments: [String] = CommandLine.arguments, makeApp: @escaping @MainActor (DeviceTraits) -> any RunningApp
    ) -> Never {
        let (options, appArguments) = parse(Array(arguments.dropFirst()))
        var launch = AppLaunch(executable: AppLaunch.thisExecutable, options: options, appArguments: appArguments)
        switch options.mode {
        case .help:
            print(HostHelp.options)
            exit(0)
        case .window where !hasDisplay:
            launch.options.mode = .text
            exit(TextMode.run(launch))
        case .text:
            exit(TextMode.run(launch))
        case .tour(let folder):
            exit(Tour.run(launch, folder: folder))
        case .automation, .picture, .measure, .window:
            HomeFolder.use(options.dataFolder)
            hideOptions(launch)
            play(options, makeApp)
        }
    }

    private static func play(
        _ options: HostOptions, _ makeApp: @escaping @MainActor (DeviceTraits) -> any RunningApp
    ) -> Never {
        if let answer = options.answer { NotificationDesks.shared.launch(for: answer) }
        switch options.mode {
        case .picture(let file): AutomationServer.drawFirstScreen(into: file) { makeApp(options.traits) }
        case .measure(let labels): Measuring.run(labels) { makeApp(options.traits) }
        case .automation: AutomationServer.run { makeApp(options.traits) }
        default: WindowHost.run(app: makeApp(options.traits))
        }
    }

    private static func parse(_ arguments: [String]) -> (HostOptions, [String]) {
        do {
            if let hidden = ProcessInfo.processInfo.environment[hiddenOptions] {
                return (try HostOptions.parse(hidden.components(separatedBy: "\n")).options, arguments)
            }
            return try HostOptions.parse(arguments)
        } catch {
            complain("\(error)")
            exit(64)
        }
    }

    /// Begins this process anew without the hosts' options in its arguments, which Swift does not let a program change.
    /// So neither the app nor Foundation sees them, and the home folder is the app's own from the first look.
    private static func hideOptions(_ launch: AppLaunch) {
        guard ProcessInfo.processInfo.environment[hiddenOptions] == nil else {
            unsetenv(hiddenOptions)
            return
        }
        guard launch.appArguments.count != CommandLine.arguments.count - 1 else { return }
        setenv(hiddenOptions, launch.options.arguments.joined(separator: "\n"), 1)
        let words = ([CommandLine.arguments[0]] + launch.appArguments).map { strdup($0) } + [nil]
        execv(launch.executable, words)
        complain("\(launch.executable) does not start again: \(String(cString: strerror(errno)))")
        exit(71)
    }

    private static let hiddenOptions = "APPLE_STAND_INS_HOST_OPTIONS"

    private static var hasDisplay: Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
    }
}

/// Says what went wrong where it does not mix with the screen's words.
func complain(_ words: String) {
    FileHandle.standardError.write(Data((words + "\n").utf8))
}
