import Drawing
import Foundation
import Stage

/// Carries out what a driver asks of the app, and answers when the app has come to rest.
@MainActor package final class AutomationHost {
    private let app: any RunningApp
    /// Ahead of the real time by what animations were skipped.
    private var skippedTime = 0.0

    package init(app: any RunningApp) { self.app = app }

    package func handle(_ request: AutomationRequest) async -> AutomationReply {
        var index = request.window
        var refusal: String?
        var issues: [AuditIssue] = []
        var texts: [PlacedText] = []
        if !app.windows.indices.contains(index) {
            index = 0
            refusal = "There is no window \(request.window + 1); the app has \(app.windows.count)."
        } else {
            do {
                switch request.command {
                case .openWindow:
                    _ = app.openWindow()
                    index = app.windows.count - 1
                case .audit:
                    await comeToRest()
                    let shown = readAhead(app.windows[index])
                    issues = try Audit.issues(of: app.windows[index], showing: shown, scale: 2)
                    texts = placedTexts(of: app.windows[index])
                case .texts:
                    await comeToRest()
                    _ = readAhead(app.windows[index])
                    texts = placedTexts(of: app.windows[index])
                default:
                    try await carryOut(request.command, on: app.windows[index])
                }
            } catch {
                refusal = "\(error)"
            }
        }
        await comeToRest()
        NotificationDesks.shared.current?.lookAtClock()
        let window = app.windows[min(index, app.windows.count - 1)]
        var reply = AutomationReply(
            screen: screen(of: window), window: index, windowCount: app.windows.count, traits: app.traits,
            phase: app.phase)
        reply.refusal = refusal
        reply.issues = issues
        reply.texts = texts
        reply.notifications = NotificationDesks.shared.current?.report
        return reply
    }

    private func carryOut(_ command: AutomationRequest.Command, on window: any AppWindow) async throws {
        switch command {
        case .gestures(let gestures):
            guard app.phase == .active else { throw GestureRefusal("The app is in the background.") }
            if NotificationDesks.shared.current?.report.isAsking == true {
                throw GestureRefusal("The system asks whether the app may notify: allow or deny it first.")
            }
            if let first = gestures.first { try window.perform(first) }
            // The first may have taken away what the others are for.
            for gesture in gestures.dropFirst() { try? window.perform(gesture) }
        case .traits(let traits):
            let hadSize = app.traits.size
            app.traits = traits
            if traits.size != hadSize {
                for window in app.windows { window.size = traits.size }
            }
        case .resize(let size):
            window.size = size
        case .phase(let phase):
            await move(to: phase)
        case .screenshot(let path, let element):
            await comeToRest()
            try write(window, element: element, to: path)
        case .notifications(let order):
            try await carryOut(order)
        case .screen, .openWindow, .audit, .texts, .quit:
            break
        }
    }

    private func placedTexts(of window: any AppWindow) -> [PlacedText] { (window as? any DrawableWindow)?.texts ?? [] }

    private func carryOut(_ order: NotificationOrder) async throws {
        guard let desk = NotificationDesks.shared.current else {
            throw GestureRefusal("The app has nothing to do with notifications.")
        }
        try await desk.carryOut(order)
        // A tap opens the app; an action leaves it where it is.
        if case .answer(_, nil) = order { await move(to: .active) }
    }

    /// An app is inactive for a moment on its way between active and background.
    private func move(to phase: AppPhase) async {
        guard phase != app.phase else { return }
        if phase != .inactive && app.phase != .inactive {
            app.phase = .inactive
            await comeToRest()
        }
        app.phase = phase
    }

    private func write(_ window: any AppWindow, element: Int?, to path: String) throws {
        let picture = try WindowPicture.draw(window, scale: app.traits.displayScale)
        guard let element else { return try picture.writePNG(to: path) }
        guard let frame = readAhead(window).flattened.first(where: { $0.id == element })?.visibleFrame, !frame.isEmpty
        else {
            throw GestureRefusal("The element is not on the screen, so it has no picture.")
        }
        try picture.crop(to: frame).writePNG(to: path)
    }

    /// Screens read on the way: what they announced is still to be told.
    private var unread: [Screen] = []

    private func readAhead(_ window: any AppWindow) -> Screen {
        let shown = window.screen()
        unread.append(shown)
        return shown
    }

    private func screen(of window: any AppWindow) -> Screen {
        var screen = window.screen()
        screen.announcements = unread.flatMap(\.announcements) + screen.announcements
        screen.faults = unread.flatMap(\.faults) + screen.faults
        unread = []
        return screen
    }

    /// Waits for the app, and puts every animation behind it.
    private func comeToRest() async {
        await app.settle()
        var moved = false
        // The first step begins what waits for the next picture, those after it end it.
        while stepAnimations() { moved = true }
        if moved { await app.settle() }
    }

    private func stepAnimations() -> Bool {
        skippedTime += 10
        let time = ProcessInfo.processInfo.systemUptime + skippedTime
        return app.windows.map { $0.advanceAnimations(to: time) }.contains(true)
    }
}

extension DeviceTraits {
    /// Pixels a point: three on phones, two on iPads.
    package var displayScale: Double { min(size.width, size.height) >= 600 ? 2 : 3 }
}
