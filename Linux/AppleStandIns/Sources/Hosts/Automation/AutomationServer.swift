import Dispatch
import Foundation
import Glibc
import Stage

/// The app's process under automation: requests come in on standard input, answers leave on standard output.
@MainActor enum AutomationServer {
    static func run(makeApp: @escaping @MainActor () -> any RunningApp) -> Never {
        let (requests, replies) = takeStandardStreams()
        let (lines, continuation) = AsyncStream<Data>.makeStream()
        Thread.detachNewThread {
            let reader = LineReader(descriptor: requests)
            while case .line(let line) = reader.next() { continuation.yield(line) }
            // The driver has gone, so nobody is left to run for, whatever the main actor is doing.
            _exit(0)
        }
        Task { @MainActor in
            let host = AutomationHost(app: makeApp())
            for await line in lines { await answer(line, from: host, on: replies) }
        }
        runMainLoop()
    }

    /// Draws the app as it looks after its launch.
    static func drawFirstScreen(into file: String, makeApp: @escaping @MainActor () -> any RunningApp) -> Never {
        Task { @MainActor in
            let host = AutomationHost(app: makeApp())
            let reply = await host.handle(AutomationRequest(.screenshot(path: file, element: nil)))
            if let refusal = reply.refusal { complain(refusal) }
            exit(reply.refusal == nil ? 0 : 1)
        }
        runMainLoop()
    }

    private static func answer(_ line: Data, from host: AutomationHost, on descriptor: Int32) async {
        do {
            let request = try AutomationCoding.message(AutomationRequest.self, from: line)
            if request.command == .quit { exit(0) }
            let reply = try AutomationCoding.line(await host.handle(request))
            if !writeFully(reply, to: descriptor) { _exit(0) }
        } catch {
            complain("A request could not be read: \(error)")
            exit(65)
        }
    }

    /// Keeps both pipes for the protocol, so that what the app itself prints cannot get between two answers.
    private static func takeStandardStreams() -> (requests: Int32, replies: Int32) {
        let requests = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let replies = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        dup2(nothing, STDIN_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return (requests, replies)
    }

    /// Serves the main queue, and with it the main actor, on the main thread.
    static func runMainLoop() -> Never {
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}
