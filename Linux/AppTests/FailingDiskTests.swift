import DaychainCore
import DaychainData
import Foundation
import TestSupport
import Testing

/// The app on a disk that takes no more: its files may not grow, by a limit of the system.
@Suite("A save that the disk refuses", .serialized)
struct FailingDiskTests {
    @Test(
        "leaves screen and store as they were, says so, and works when tried again",
        arguments: [
            SavedAct.mark("Read"), .archive("Walk"), .delete("Water"), .restore("Old"), .rename("Read", to: "Readx"),
        ])
    func triedAgain(_ act: SavedAct) async throws {
        let start = try await StartingStore.make()
        let folder = try start.copy()
        defer {
            start.remove()
            Workplace.remove(folder)
        }
        let said = try await onThread { try Self.fail(act, in: folder) }
        #expect(said.title.contains("Not saved"))
        #expect(said.message.contains("try again"))
        #expect(said.today == said.todayBefore)
        #expect(said.announcements == [])
        let expected = try await start.habits(after: [act], identities: HabitsSnapshot())?.snapshot()
        let store = try await Workplace.store(in: folder)
        #expect(try await store.snapshot() == expected)
    }

    /// What the screen said while the disk was full.
    private struct Said: Sendable {
        var title = ""
        var message = ""
        var announcements: [String] = []
        var today: [String] = []
        var todayBefore: [String] = []
    }

    private static func fail(_ act: SavedAct, in folder: URL) throws -> Said {
        let process = try AppProcess(folder: folder)
        defer { process.kill() }
        var app = try DrivenApp(process)
        var said = Said()
        said.todayBefore = values(of: app.screen)
        let prepared = try app.prepare(act)
        try process.limitFiles(isFull: true)
        try app.perform(prepared.lastTouch)
        said.announcements = app.screen.announcements.filter { !$0.isEmpty }
        said.title = app.screen.elements.first?.label ?? ""
        said.message = app.screen.elements.map(\.label).joined(separator: "\n")
        // Cancelled, everything stands as before.
        try app.press(app.screen.labelled("Cancel") == nil ? "Keep editing" : "Cancel")
        let isToday = app.screen["today.date"] != nil
        said.today = isToday ? values(of: app.screen) : said.todayBefore
        // Asked for anew it fails again, until there is room: then the alert's own button is enough.
        let again = isToday ? try app.prepare(act) : prepared
        try app.perform(again.lastTouch)
        try process.limitFiles(isFull: false)
        let retry = DrivenApp.Prepared(act: act, lastTouch: try app.pressing("Try again"))
        guard try app.finish(retry, until: .patient) else {
            throw DrivenApp.Astray(description: "\(act) is not saved when tried again")
        }
        return said
    }

    /// What Today says of each habit.
    private static func values(of screen: AppScreen) -> [String] {
        screen.elements.filter { $0.identifier.hasPrefix("today.") }.map { "\($0.identifier): \($0.value)" }
    }
}
