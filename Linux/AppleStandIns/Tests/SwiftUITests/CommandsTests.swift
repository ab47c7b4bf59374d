import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Commands") @MainActor struct CommandsTests {
    private func play(_ diary: Diary) -> (StageApp, WindowScene) {
        let app = StageApp(traits: DeviceTraits()) { CommandedApp(diary: diary) }
        let scene = app.windows.compactMap { $0 as? WindowScene }[0]
        scene.update()
        return (app, scene)
    }

    @Test("are reached by their keys, with the value of the window in front")
    func reachTheWindow() throws {
        let diary = Diary()
        let (app, scene) = play(diary)
        try scene.perform(.key(Key("n"), modifiers: .command))
        #expect(diary.entries == ["window Front, focus none"])
        #expect(scene.screen().faults == [])
        withExtendedLifetime(app) {}
    }

    @Test("know the value of the place that has the keyboard's focus, the innermost before others")
    func knowTheFocus() throws {
        let diary = Diary()
        let (app, scene) = play(diary)
        try scene.perform(.key(.tab, modifiers: []))
        try scene.perform(.key(Key("n"), modifiers: .command))
        try scene.perform(.key(.tab, modifiers: []))
        try scene.perform(.key(Key("n"), modifiers: .command))
        #expect(diary.entries == ["window Front, focus outer", "window Front, focus inner"])
        withExtendedLifetime(app) {}
    }

    @Test("that are disabled do nothing, and a shortcut on the screen goes before the menus")
    func giveWay() throws {
        let diary = Diary()
        let (app, scene) = play(diary)
        #expect(throws: (any Error).self) { try scene.perform(.key(Key("x"), modifiers: .command)) }
        try scene.perform(.key(Key("s"), modifiers: .command))
        #expect(diary.entries == ["screen"])
        withExtendedLifetime(app) {}
    }

    @Test("find no value where none was given")
    func areEmptyByDefault() {
        #expect(FocusedValues() == FocusedValues())
        var values = FocusedValues()
        values.title = "Front"
        #expect(values.title == "Front")
        #expect(values.place == nil)
    }
}

private struct CommandedApp: App {
    let diary: Diary
    init(diary: Diary) { self.diary = diary }
    init() { self.init(diary: Diary()) }

    var body: some Scene {
        WindowGroup {
            VStack {
                Button("First" as String) {}
                HStack {
                    Button("Second" as String) {}.focusedValue(\.place, "inner")
                }
                Button("Save" as String) { diary.note("screen") }.keyboardShortcut("s", modifiers: .command)
            }
            .focusedValue(\.place, "outer")
            .focusedSceneValue(\.title, "Front")
        }
        .commands { NotedCommands(diary: diary) }
    }
}

private struct NotedCommands: Commands {
    let diary: Diary
    @FocusedValue(\.title) private var title
    @FocusedValue(\.place) private var place

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New" as String) { diary.note("window \(title ?? "none"), focus \(place ?? "none")") }
                .keyboardShortcut("n", modifiers: .command)
        }
        CommandMenu("Things" as String) {
            Button("Off" as String) { diary.note("off") }
                .keyboardShortcut("x", modifiers: .command)
                .disabled(true)
            Button("Save" as String) { diary.note("menu") }
                .keyboardShortcut("s", modifiers: .command)
        }
    }
}

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct PlaceKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var place: String? {
        get { self[PlaceKey.self] }
        set { self[PlaceKey.self] = newValue }
    }
}
