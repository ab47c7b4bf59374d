import Foundation
import Testing

/// Where things stand in windows of other widths, and that nothing is lost while a window changes its own.
@Suite("A window of another width")
struct WindowWidthTests {
    private static let name = "Water the balcony plants"

    @Test("puts the calendar beside the streaks where there is room, and else below them, in either direction")
    func putsTheCalendarBeside() async throws {
        let (wide, mirrored, narrow) = try await onHabit { walk in
            (
                try Self.places(&walk, Device(width: 1366, height: 1024)),
                try Self.places(&walk, with(Device(width: 1366, height: 1024)) { $0.isRightToLeft = true }),
                try Self.places(&walk, Device(width: 393, height: 1600))
            )
        }
        #expect(wide.calendar.minX >= wide.streak.maxX)
        #expect(mirrored.calendar.maxX <= mirrored.streak.minX)
        #expect(narrow.calendar.minY >= narrow.streak.maxY)
    }

    @Test(
        "shows one screen at a time at the largest text where two columns would squeeze, and both where there is room")
    func stacksAtTheLargestText() async throws {
        let (narrow, wide, standard) = try await onHabit { walk in
            (
                try Self.identifiers(&walk, Device(width: 744, height: 1133, textSize: "accessibility5")),
                try Self.identifiers(&walk, Device(width: 1366, height: 1024, textSize: "accessibility5")),
                try Self.identifiers(&walk, Device(width: 744, height: 1133))
            )
        }
        #expect(narrow.contains("habit.name"))
        #expect(!narrow.contains("today.date"))
        #expect(wide.isSuperset(of: ["habit.name", "today.date"]))
        #expect(standard.isSuperset(of: ["habit.name", "today.date"]))
    }

    @Test(
        "keeps the corrections and the chosen day, with Finish in reach and no text cut, through every change of width")
    func keepsWhatIsGoingOn() async throws {
        let lost = try await onHabit { walk in
            try walk.go(to: ScreenWalk.Stop(name: "Correcting", way: [.touch("habit.correct")]))
            let day = try #require(
                walk.app.screen.elements.first { $0.value == "Done" && $0.identifier.contains(".day.") })
            try walk.go(to: ScreenWalk.Stop(name: "A day", way: [.touch(day.identifier)]))
            var lost: [String] = []
            for device in [
                Device(width: 744, height: 1133), Device(width: 1366, height: 1024), Device(width: 320, height: 568),
                Device(width: 320, height: 568, textSize: "accessibility5"), Device(),
            ] {
                let screen = try Self.identifiers(&walk, device)
                if !screen.isSuperset(of: ["habit.story", "habit.correct.finish"]) { lost.append("\(device)") }
                let bar = walk.app.screen["habit.correct.finish"]?.frame ?? .zero
                lost += walk.app.screen.elements.filter { $0.isTruncated == true }.map {
                    "\(device): “\($0.label)” is cut"
                }
                if bar.maxY > device.height || bar.minY < device.height / 2 { lost.append("\(device): \(bar)") }
            }
            return lost
        }
        #expect(lost == [])
    }

    @Test("marks the habit that is open where Today stands beside it, and none where it does not")
    func marksTheOpenHabit() async throws {
        let (wide, narrow) = try await onHabit { walk in
            let wide = try Self.selected(&walk, Device(width: 1366, height: 1024))
            try walk.app.set(Device())
            try walk.go(to: ScreenWalk.Stop(name: "Today", way: [.button("Today")]))
            return (wide, try Self.selected(&walk, Device()))
        }
        #expect(wide == ["today.open.\(Self.name)"])
        #expect(narrow == [])
    }

    @Test("keeps the buttons of a day above the bar, also once its record is read and says more")
    func keepsButtonsAboveTheBar() async throws {
        let (button, bar) = try await onHabit { walk in
            try walk.app.set(Device())
            try walk.go(to: ScreenWalk.Stop(name: "Correcting", way: [.touch("habit.correct")]))
            let day = try #require(
                walk.app.screen.elements.last { $0.value == "Done" && $0.identifier.contains(".day.") })
            try walk.go(to: ScreenWalk.Stop(name: "A day", way: [.touch(day.identifier)]))
            try walk.app.wait("what is recorded") { $0["habit.story"]?.label.contains("Recorded on") == true }
            return (
                try #require(walk.app.screen["habit.story.close"]).frame,
                try #require(walk.app.screen["habit.correcting"]).frame
            )
        }
        #expect(button.maxY <= bar.minY)
    }

    @Test("stacks a card where its words are too wide to stand beside each other")
    func stacksWideWords() async throws {
        let (single, doubled) = try await onHabit { walk in
            try walk.app.set(Device())
            try walk.go(to: ScreenWalk.Stop(name: "Today", way: [.button("Today")]))
            return (
                try Self.card(&walk, Device()), try Self.card(&walk, with(Device()) { $0.doublesStrings = true })
            )
        }
        #expect(single.control.minX >= single.summary.maxX)
        #expect(doubled.control.minY >= doubled.summary.maxY)
    }

    /// Does something in an app that shows a sample habit.
    private func onHabit<Result: Sendable>(
        _ work: @escaping @Sendable (inout ScreenWalk) throws -> Result
    ) async throws -> Result {
        try await ScreenWalk.amongSamples { walk in
            try walk.go(to: ScreenWalk.Stop(name: "A habit", way: [.touch("today.open.\(Self.name)")]))
            return try work(&walk)
        }
    }

    private static func places(_ walk: inout ScreenWalk, _ device: Device) throws -> (streak: CGRect, calendar: CGRect)
    {
        try walk.app.set(device)
        let screen = walk.app.screen
        return (
            try #require(screen["habit.streak.best"]).frame, try #require(screen["habit.month"]).frame
        )
    }

    private static func card(_ walk: inout ScreenWalk, _ device: Device) throws -> (summary: CGRect, control: CGRect) {
        try walk.app.set(device)
        let screen = walk.app.screen
        return (
            try #require(screen["today.open.Read ten pages"]).frame,
            try #require(screen["today.complete.Read ten pages"]).frame
        )
    }

    private static func selected(_ walk: inout ScreenWalk, _ device: Device) throws -> [String] {
        try walk.app.set(device)
        return walk.app.screen.elements.filter(\.isSelected).map(\.identifier)
    }

    private static func identifiers(_ walk: inout ScreenWalk, _ device: Device) throws -> Set<String> {
        try walk.app.set(device)
        return Set(walk.app.screen.elements.map(\.identifier))
    }
}

private func with(_ device: Device, _ change: (inout Device) -> Void) -> Device {
    var device = device
    change(&device)
    return device
}
