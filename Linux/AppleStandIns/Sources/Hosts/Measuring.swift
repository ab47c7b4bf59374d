import Drawing
import Foundation
import Glibc
import Stage

/// Draws and uses the app without a display, and tells what each step took of the processor's time.
///
/// The time is the whole process's: waiting counts nothing, and whatever else the machine does counts little. Of several
/// turns the shortest is told: it was disturbed least.
@MainActor struct Measuring {
    private let app: any RunningApp
    private var window: any AppWindow { app.windows[0] }

    /// Prints a line for each step: its name and its microseconds. Taps go to what begins with one of `labels`, in turn.
    static func run(_ labels: [String], makeApp: @escaping @MainActor () -> any RunningApp) -> Never {
        Task { @MainActor in
            do {
                try await measure(labels, makeApp)
                exit(0)
            } catch {
                complain("\(error)")
                exit(1)
            }
        }
        AutomationServer.runMainLoop()
    }

    private static func measure(_ labels: [String], _ makeApp: @MainActor () -> any RunningApp) async throws {
        var shortest: [(name: String, time: Double)] = []
        func note(_ name: String, _ time: Double) {
            if let index = shortest.firstIndex(where: { $0.name == name }) {
                shortest[index].time = min(shortest[index].time, time)
            } else {
                shortest.append((name, time))
            }
        }
        // The first app of a process loads fonts and tables; how long that takes is not asked here.
        try await Measuring(app: makeApp()).firstFrame()
        for _ in 0..<turns {
            let start = processorTime
            let measuring = Measuring(app: makeApp())
            try await measuring.firstFrame()
            note("first frame", processorTime - start)
            note("full re-render", try measuring.rerender())
            for label in labels { note("tap to the updated frame", try await measuring.tap(label)) }
            note("frame of a scroll", try measuring.scroll())
        }
        for (name, time) in shortest { print(name, String(format: "%.0f", time), separator: "\t") }
    }

    private static let turns = 7
    private static let frames = 40

    private func firstFrame() async throws {
        await app.settle()
        try draw()
    }

    /// Every view evaluated, laid out and drawn anew, as when the appearance changes.
    private func rerender() throws -> Double {
        let start = Self.processorTime
        app.traits.isDark.toggle()
        try draw()
        return Self.processorTime - start
    }

    private func tap(_ label: String) async throws -> Double {
        let target = window.screen().flattened.first { $0.label.hasPrefix(label) && !$0.visibleFrame.isEmpty }
        guard let target else { throw GestureRefusal("Nothing on the screen begins with “\(label)”.") }
        let start = Self.processorTime
        try window.perform(.tap(target.activationPoint))
        await app.settle()
        try draw()
        return Self.processorTime - start
    }

    /// The mean of frames that each move the content by a finger's way.
    private func scroll() throws -> Double {
        let middle = CGPoint(x: window.size.width / 2, y: window.size.height / 2)
        let start = Self.processorTime
        for _ in 0..<Self.frames {
            try window.perform(.scroll(at: middle, dx: 0, dy: 24))
            try draw()
        }
        return (Self.processorTime - start) / Double(Self.frames)
    }

    private func draw() throws {
        _ = try WindowPicture.draw(window, scale: 1)
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
