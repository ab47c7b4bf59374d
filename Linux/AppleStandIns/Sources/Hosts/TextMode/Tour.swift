import Foundation
import Stage

/// Plays a file of commands on a throw-away data folder, and draws how each of its steps ends.
enum Tour {
    static func run(_ launch: AppLaunch, folder: String) -> Int32 {
        var launch = launch
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("tour-\(UUID().uuidString)")
        do {
            guard let path = launch.options.journey else {
                complain("A tour needs a file of commands: --journey FILE.")
                return 64
            }
            let journey = try String(contentsOfFile: path, encoding: .utf8)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            if launch.options.dataFolder == nil {
                try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
                launch.options.dataFolder = home.path
            }
            defer { try? FileManager.default.removeItem(at: home) }
            let session = try TextSession(launch, say: TextMode.write)
            defer { session.end() }
            try session.tellScreen()
            return play(journey, on: session, into: URL(fileURLWithPath: folder))
        } catch {
            complain("\(error)")
            return 1
        }
    }

    private static func play(_ journey: String, on session: TextSession, into folder: URL) -> Int32 {
        var pictures = StepPictures(folder: folder)
        var line = ""
        do {
            for next in journey.split(separator: "\n") {
                line = String(next)
                guard let command = try TextCommand.parse(line) else { continue }
                if case .step(let title) = command {
                    try pictures.finishStep(on: session)
                    pictures.begin(title)
                } else {
                    TextMode.write("\n> \(line)")
                }
                try session.carryOut(command)
            }
            try pictures.finishStep(on: session)
        } catch {
            TextMode.write("FAILED at “\(line)”: \(error)")
            return 1
        }
        TextMode.write("\nThe pictures are in \(folder.path)")
        return session.faults.isEmpty ? 0 : 1
    }
}

/// Names the picture of each step: `03-mark-monday-done.png`.
struct StepPictures {
    let folder: URL
    private var number = 0
    private var title: String?

    init(folder: URL) { self.folder = folder }

    mutating func begin(_ title: String) {
        number += 1
        self.title = title
    }

    /// Does nothing before the first step.
    mutating func finishStep(on session: TextSession) throws {
        guard let title else { return }
        self.title = nil
        let path = folder.appendingPathComponent(Self.name(number, title)).path
        try session.carryOut(.screenshot(path))
    }

    static func name(_ number: Int, _ title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        return (number < 10 ? "0" : "") + "\(number)-\(words).png"
    }
}
