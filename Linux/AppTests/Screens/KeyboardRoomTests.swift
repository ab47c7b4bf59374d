import Foundation
import Testing

/// The on-screen keyboard over a form. The stand-in draws none: the window is made as low as the keyboard leaves it, which
/// is what the system does to the safe area.
@Suite("Above the keyboard", .serialized)
struct KeyboardRoomTests {
    /// A phone, and how much of its height the keyboard takes.
    struct Room: Sendable, CustomStringConvertible {
        let phone: Device
        let keyboard: Double

        var left: Device {
            var left = phone
            left.height -= keyboard
            return left
        }

        var description: String { left.description }
    }

    static let rooms = [
        Room(phone: Device(), keyboard: 336), Room(phone: Device(width: 852, height: 393), keyboard: 209),
        Room(phone: Device(width: 320, height: 568), keyboard: 253),
        Room(phone: Device(width: 320, height: 568, textSize: "accessibility5"), keyboard: 253),
        Room(phone: Device(width: 568, height: 320), keyboard: 199),
    ]

    private static let fields: [(field: String, way: [ScreenWalk.Step])] = [
        ("editor.name", [.touch("today.first"), .touch("editor.name"), .type(Walk.longestName)]),
        ("editor.note", [.touch("editor.more"), .touch("editor.note"), .type("Slowly at first.\nThen faster.")]),
        ("zones.search", [.touch("editor.zone"), .touch("zones.search"), .type("Ber")]),
    ]

    @Test("stays what is being typed, and all else can be scrolled to, Save and Cancel in sight", arguments: rooms)
    func staysInSight(_ room: Room) async throws {
        let faults = try await onThread {
            let folder = try Workplace.make()
            defer { Workplace.remove(folder) }
            var walk = try ScreenWalk(folder: folder)
            var faults: [String] = []
            for (field, way) in Self.fields {
                try walk.app.set(Device(height: 2400))
                let stop = ScreenWalk.Stop(name: field, way: way)
                try walk.go(to: stop)
                faults += try walk.visit(stop, on: room.phone) { app in
                    try app.touch(field)
                    try app.set(room.left)
                    let typed = app.screen.elements.first { $0.isFocused }
                    let unreached = try Reach.faults(of: &app)
                    let bar = field.hasPrefix("editor") ? ["editor.save", "editor.cancel"] : ["BackButton"]
                    let missing = bar.filter { app.screen[$0]?.visibleFrame.isEmpty != false }
                    return Self.hidden(typed, field) + unreached + missing.map { "\($0) is out of sight" }
                }
            }
            return faults
        }
        #expect(faults == [])
    }

    /// The caret stands at the field's end.
    private static func hidden(_ typed: AppScreen.Element?, _ field: String) -> [String] {
        guard let typed, typed.identifier == field else { return ["\(field) has lost the caret"] }
        let isInSight = typed.visibleFrame.height >= 20 && abs(typed.visibleFrame.maxY - typed.frame.maxY) < 20
        return isInSight ? [] : ["\(field) is in sight only at \(typed.visibleFrame) of \(typed.frame)"]
    }
}
