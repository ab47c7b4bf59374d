import Foundation
import Testing

/// Every screen and state in windows of every size: on phones held sideways, on small and large ones, on part and all of
/// an iPad.
@Suite("A window of any size", .serialized)
struct WindowSizeTests {
    private static let sideways = [
        Device(width: 852, height: 393), Device(width: 568, height: 320),
        Device(width: 568, height: 320, textSize: "accessibility5"),
    ]
    /// Half of an iPad, the largest phone on its side, a small one upright, and all of a small iPad and of a large one.
    private static let others = [
        Device(width: 507, height: 1024), Device(width: 932, height: 430), Device(width: 375, height: 667),
        Device(width: 744, height: 1133), Device(width: 1366, height: 1024),
    ]

    @Test("shows every screen whole, and all of it within reach", arguments: Walks.all)
    func isWhole(_ walk: Walk) async throws {
        // By turns: a screen for each of the others, and one of the others for each screen.
        let turns = Dictionary(uniqueKeysWithValues: walk.stops.enumerated().map { ($1.name, $0) })
        let faults = try await Self.faults(of: walk) { stop in
            Self.sideways + [Self.others[turns[stop.name, default: 0] % Self.others.count]]
        }
        #expect(faults == [])
    }

    @Test("shows one habit and two hundred whole, and all of them within reach", arguments: [1, 200])
    func holdsAny(_ count: Int) async throws {
        let first = "today.open.\(Walk.longestName)"
        let walk = Walk(
            description: "\(count) habits", store: .many(count),
            stops: [
                ScreenWalk.Stop(name: "today", way: [.wait(first)]),
                ScreenWalk.Stop(name: "a habit", way: [.touch(first), .wait("habit.month")]),
                ScreenWalk.Stop(name: "settings", way: [.button("Today"), .touch("today.settings")]),
            ])
        let sizes = [
            Device(width: 320, height: 568, textSize: "accessibility5"), Device(width: 852, height: 393),
            Device(width: 1366, height: 1024),
        ]
        let faults = try await Self.faults(of: walk) { _ in sizes }
        #expect(faults == [])
    }

    /// What is cut, lies beside the screen or beneath a phone's corners, or cannot be scrolled to.
    private static func faults(
        of walk: Walk, on devices: @escaping @Sendable (ScreenWalk.Stop) -> [Device]
    ) async throws -> [String] {
        try await walk.findings { screens, stop in
            var found: Set<String> = []
            for device in devices(stop) {
                let (screen, unreached) = try screens.visit(stop, on: device) { app in
                    try app.look { try $0.texts() }
                    return (app.screen, try Reach.faults(of: &app))
                }
                let faults =
                    screen.texts.flatMap { LargestTextTests.faults(of: $0, on: device) + underCorners($0, device) }
                    + LargestTextTests.beside(screen, device) + screen.faults + unreached
                found.formUnion(faults.map { "\(stop.name), \(device): \($0)" })
            }
            return found
        }
        .sorted()
    }

    /// On a phone without a button, held sideways, the camera and the corners take 59 points on both sides.
    private static func underCorners(_ text: AppScreen.PlacedText, _ device: Device) -> [String] {
        guard device.height < 500, device.width >= 700 else { return [] }
        let isClear = text.frame.minX >= 58.5 && text.frame.maxX <= device.width - 58.5
        return isClear ? [] : ["“\(text.words)” lies beneath the corners, at \(text.frame)"]
    }
}
