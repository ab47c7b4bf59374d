import Foundation
import Testing

/// Where VoiceOver's focus lands in the running app when what it stood on goes.
@Suite("VoiceOver's focus")
struct SpokenFocusTests {
    private static let name = "Read ten pages"
    private static let next = "Water the balcony plants"

    @Test("goes from Undo to the bead, from an archived card to the next one, and back when that is undone")
    func onToday() async throws {
        try await follow([
            (.touch("today.complete.\(Self.name)"), "today.complete.\(Self.name)"),
            (.touch("today.undo.\(Self.name)"), "today.complete.\(Self.name)"),
            (.action("Archive", of: Self.name), "today.open.\(Self.next)"),
            (.touch("today.archivedNow.undo"), "today.open.\(Self.name)"),
        ])
    }

    @Test("goes to what is said of an archived habit, and to the habit's name when it is restored")
    func onAHabit() async throws {
        try await follow(
            [(.touch("habit.archive"), "habit.archived"), (.touch("habit.restore"), "habit.name")],
            from: .touch("today.open.\(Self.name)"))
    }

    /// Takes each step among the samples, and looks until the focus is where it belongs.
    private func follow(_ way: [(step: ScreenWalk.Step, place: String)], from start: ScreenWalk.Step? = nil)
        async throws
    {
        try await ScreenWalk.amongSamples { walk in
            if let start { try walk.go(to: ScreenWalk.Stop(name: "Start", way: [start])) }
            for (step, place) in way {
                try walk.go(to: ScreenWalk.Stop(name: "\(step)", way: [step]))
                let isThere = try walk.app.looks { Self.place(on: $0) == place }
                #expect(isThere, "after \(step) it is on \(Self.place(on: walk.app.screen) ?? "nothing")")
            }
        }
    }

    private static func place(on screen: AppScreen) -> String? {
        screen.elements.first { $0.id == screen.spoken }?.identifier
    }
}
