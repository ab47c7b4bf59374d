import Foundation
import Stage
import Testing

@testable import SwiftUI

/// A window with one view in it, played as a person would: by what is seen, touched, typed and spoken.
@MainActor final class Stageplay {
    let app: StageApp
    let scene: WindowScene

    init(
        size: CGSize = CGSize(width: 393, height: 852), traits change: (inout DeviceTraits) -> Void = { _ in },
        @ViewBuilder _ content: @escaping () -> some View
    ) {
        var traits = DeviceTraits()
        traits.size = size
        change(&traits)
        let view = AnyView(content())
        app = StageApp(traits: traits) { StageplayApp(view) }
        scene = app.windows.compactMap { $0 as? WindowScene }[0]
        scene.update()
    }

    /// The window as it stands. Faults that were not asked for fail the test.
    func screen(allowsFaults: Bool = false, location: SourceLocation = #_sourceLocation) -> Screen {
        let screen = scene.screen()
        if !allowsFaults { #expect(screen.faults == [], sourceLocation: location) }
        return screen
    }

    /// The element with the label; a button rather than what it is made of.
    func find(_ label: String, location: SourceLocation = #_sourceLocation) throws -> Element {
        let found = screen(location: location).flattened.filter { $0.label == label }
        let best = found.first { $0.isActivatable } ?? found.first { $0.role != .cell } ?? found.first
        return try #require(best, "“\(label)” is not on the screen", sourceLocation: location)
    }

    func has(_ label: String) -> Bool { screen().flattened.contains { $0.label == label } }

    /// Touches the element where its activation lands.
    func tap(_ label: String, location: SourceLocation = #_sourceLocation) throws {
        try scene.perform(.tap(find(label, location: location).activationPoint))
    }

    func activate(_ label: String, location: SourceLocation = #_sourceLocation) throws {
        try scene.perform(.activate(find(label, location: location).id))
    }

    func act(_ action: String, on label: String, location: SourceLocation = #_sourceLocation) throws {
        try scene.perform(.action(find(label, location: location).id, name: action))
    }

    /// Lets the app's tasks run until `condition` holds; gives up after many turns, so that the test fails rather than hangs.
    func until(_ condition: () -> Bool) async {
        for _ in 0..<500 where !condition() { await app.settle() }
    }

    func type(_ text: String) throws { try scene.perform(.type(text)) }
    func press(_ key: Key, _ modifiers: KeyModifiers = []) throws { try scene.perform(.key(key, modifiers: modifiers)) }
}

/// Remembers what a view under test did.
@MainActor final class Diary {
    var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
}

private struct StageplayApp: App {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    init() { self.init(AnyView(EmptyView())) }
    var body: some Scene { WindowGroup { view } }
}
