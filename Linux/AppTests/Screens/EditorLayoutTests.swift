import Foundation
import Testing

/// How the form's tiles lie on screens of different widths and at different sizes of text.
@Suite("The form's tiles", .serialized)
struct EditorLayoutTests {
    @Test(
        "are as many in a row as have room with their names whole, and no target is narrower than 44 points",
        arguments: [
            Arrangement(Device(), weekdaysInARow: 7, iconsInARow: 4),
            Arrangement(Device(width: 375, height: 667), weekdaysInARow: 7, iconsInARow: 4),
            Arrangement(Device(width: 320, height: 568), weekdaysInARow: 4, iconsInARow: 3),
            Arrangement(Device(width: 1366, height: 1024), weekdaysInARow: 7, iconsInARow: 6),
            Arrangement(Device(textSize: "xxxLarge"), weekdaysInARow: 4, iconsInARow: 3),
            Arrangement(Device(width: 320, height: 568, textSize: "accessibility5"), weekdaysInARow: 1, iconsInARow: 1),
        ])
    func haveRoom(_ arrangement: Arrangement) async throws {
        let (weekdays, icons) = try await onThread {
            let folder = try Workplace.make()
            defer { Workplace.remove(folder) }
            var walk = try ScreenWalk(folder: folder)
            // Tall enough for all tiles: rows of a form exist only near what is shown.
            var device = arrangement.device
            device.height = 4000
            try walk.app.set(device)
            try walk.go(to: ScreenWalk.Stop(name: "New habit", way: [.touch("today.first"), .touch("editor.more")]))
            let elements = walk.app.screen.elements
            return (
                elements.filter { $0.identifier.hasPrefix("editor.weekday.") }.map(\.frame),
                elements.filter { $0.identifier.hasPrefix("editor.icon.") }.map(\.frame)
            )
        }
        #expect(weekdays.count == 7)
        #expect(weekdays.filter { $0.midY == weekdays.first?.midY }.count == arrangement.weekdaysInARow)
        #expect(weekdays.allSatisfy { $0.width >= 44 && abs($0.width - weekdays[0].width) < 0.5 }, "\(weekdays)")
        #expect(icons.count > arrangement.iconsInARow)
        #expect(icons.filter { $0.midY == icons.first?.midY }.count == arrangement.iconsInARow, "\(icons)")
    }

    struct Arrangement: Sendable, CustomStringConvertible {
        let device: Device
        let weekdaysInARow: Int
        let iconsInARow: Int

        init(_ device: Device, weekdaysInARow: Int, iconsInARow: Int) {
            self.device = device
            self.weekdaysInARow = weekdaysInARow
            self.iconsInARow = iconsInARow
        }

        var description: String { device.description }
    }
}
