import Foundation
import Testing

/// A habit is completed while motion is reduced, and the setting changes while the app runs.
@Suite("With reduced motion")
struct ReducedMotionTests {
    @Test("the same is said and shown, and switching it while the app runs changes nothing")
    func saysTheSame() async throws {
        let (moving, still, again) = try await ScreenWalk.amongSamples { walk in
            let moving = try Self.marked(&walk, reducesMotion: false)
            let still = try Self.marked(&walk, reducesMotion: true)
            return (moving, still, try Self.marked(&walk, reducesMotion: false))
        }
        #expect(moving.contains("Bead of \u{2068}Read ten pages\u{2069}, Done"))
        #expect(still == moving)
        #expect(again == moving)
    }

    /// Marks a day, tells the whole screen and what was announced, and takes the record back.
    private static func marked(_ walk: inout ScreenWalk, reducesMotion: Bool) throws -> [String] {
        var device = Device()
        device.reducesMotion = reducesMotion
        try walk.app.set(device)
        let name = "Read ten pages"
        try walk.go(to: ScreenWalk.Stop(name: "Done", way: [.touch("today.complete.\(name)")]))
        let screen = walk.app.screen
        let told = screen.elements.map { "\($0.label), \($0.value)" } + screen.announcements
        try walk.go(to: ScreenWalk.Stop(name: "Undone", way: [.touch("today.undo.\(name)")]))
        return told
    }
}
