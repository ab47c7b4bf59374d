import Foundation
import Testing

/// Names and notes of every script, length and intent on every screen that shows them.
///
/// Each walk first goes among habits of plain names. Among the others each screen has to say the very same, with those
/// names in the places of these.
@Suite("Text that nobody has checked", .serialized)
struct UntrustedTextTests {
    /// A phone, and the smallest with the largest text, tall enough for all of a screen, in one direction or the other.
    private static func devices(isRightToLeft: Bool) -> [Device] {
        [
            Device(isRightToLeft: isRightToLeft),
            Device(width: 320, height: 9000, textSize: "accessibility5", isRightToLeft: !isRightToLeft),
        ]
    }

    private enum Finding: Hashable, Sendable {
        /// What an element of a screen tells, or an announcement.
        case line(String)
        case fault(String)

        func recast(_ casting: Casting) -> Finding {
            guard case .line(let line) = self else { return self }
            return .line(casting.recast(line))
        }
    }

    @Test(
        "is told as it is on every screen, set off from the sentence around it, and is whole",
        arguments: Walks.all.filter { $0.store == .habits } + [Casting.everyHabit])
    func isTold(_ walk: Walk) async throws {
        let found = try await walk.calling(Casting.all[0].plain).findings { screens, stop in
            Self.lines(of: screens, at: stop).union(Self.lost(Casting.all[0], on: screens, at: stop))
        }
        let plain = found.filter { if case .line = $0 { true } else { false } }
        var wrong = found.subtracting(plain).map { "\($0)" }
        for casting in Casting.all {
            let found = try await walk.calling(casting.untrusted).findings { screens, stop in
                try Self.lines(of: screens, at: stop)
                    .union(Self.cut(&screens, at: stop, names: casting.texts, isRightToLeft: casting.isRightToLeft))
            }
            let differences = found.symmetricDifference(plain.map { $0.recast(casting) })
            wrong += differences.map { "\(found.contains($0) ? "found" : "missing") \($0)" }
        }
        #expect(wrong.sorted() == [])
    }

    @Test("is a note of a thousand letters in two scripts, with its lines, whole at the habit and in the form")
    func isNote() async throws {
        let note = Self.note
        var walk = Walk(
            description: "A note", store: .habits,
            stops: [
                ScreenWalk.Stop(name: "habit", way: [.touch("today.open.Walk"), .wait("habit.name")]),
                ScreenWalk.Stop(
                    name: "form", way: [.touch("habit.edit"), .touch("editor.more"), .wait("editor.note")]),
            ])
        walk.note = note
        let found = try await walk.findings { screens, stop in
            let isShown = screens.app.screen.elements.contains { $0.label == note || $0.value == note }
            let faults = try [false, true].map { try Self.cut(&screens, at: stop, names: [note], isRightToLeft: $0) }
            return isShown ? Set(faults.joined()) : Set(faults.joined()).union([.fault("\(stop.name): no such note")])
        }
        #expect(found == [])
    }

    /// Four lines of 250 characters with their breaks, by turns left to right and right to left.
    private static let note = (0..<4).map { line in
        String(String(repeating: line % 2 == 0 ? "slowly, 20 pages; " : "לאט, 20 עמודים; ", count: 20).prefix(249))
    }
    .joined(separator: "\n")

    @Test(
        "is a name that a notification shows as it is, set off from what the system puts around it",
        arguments: [UntrustedName.hebrew, .directions, .specifiers])
    func isNotified(_ name: UntrustedName) throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.createReminded(name.text, permission: "allow")
        try app.wait("the reminders") { !$0.pending.isEmpty }
        let first = try #require(app.screen.pending.first)
        try app.setClock("2026-03-04T20:30:00+01:00")
        try app.wait("the delivery") { $0.delivered[first] != nil }
        #expect(app.screen.delivered[first]?.title == name.inSentence)
    }

    /// What a screen tells, element by element, and what was announced on the way.
    private static func lines(of walk: ScreenWalk, at stop: ScreenWalk.Stop) -> Set<Finding> {
        let elements = walk.app.screen.elements.enumerated().map { place, element in
            // Longer names make a larger file.
            let label = element.label.replacing(/[0-9]+ kB/, with: "kB")
            return "\(stop.name), \(place): \(element.role) \(element.identifier): \(label)|\(element.value)"
                + "|\(element.actions)"
        }
        let faults = walk.app.screen.faults.map { Finding.fault("\(stop.name): \($0)") }
        return Set((elements + walk.app.announcements).map(Finding.line) + faults)
    }

    /// Plain names that are glued into a sentence, or missing from a control that is about a habit.
    private static func lost(_ casting: Casting, on walk: ScreenWalk, at stop: ScreenWalk.Stop) -> Set<Finding> {
        var lost: Set<Finding> = []
        for (_, plain, _) in casting.names {
            let alone = [plain, plain + " a little", plain + " And more."]
            func isGlued(_ text: String) -> Bool {
                text.ranges(of: plain).count > text.ranges(of: "\u{2068}" + plain).count && !alone.contains(text)
            }
            for element in walk.app.screen.elements {
                if isGlued(element.label) || isGlued(element.value) {
                    lost.insert(.fault("\(stop.name): “\(element.label)” “\(element.value)” holds a bare name"))
                }
                if element.isActivatable, element.identifier.hasSuffix(".\(plain)"), !element.label.contains(plain) {
                    lost.insert(.fault("\(stop.name): \(element.identifier) does not name its habit"))
                }
            }
            lost.formUnion(walk.app.announcements.filter(isGlued).map { .fault("“\($0)” holds a bare name") })
        }
        return lost
    }

    /// What is cut, or lies beside the screen.
    private static func cut(
        _ walk: inout ScreenWalk, at stop: ScreenWalk.Stop, names: [String], isRightToLeft: Bool
    ) throws -> Set<Finding> {
        var faults: Set<Finding> = []
        for device in devices(isRightToLeft: isRightToLeft) {
            let screen = try walk.texts(stop, on: device)
            let found =
                screen.texts.flatMap { LargestTextTests.faults(of: $0, on: device, names: names) }
                + LargestTextTests.beside(screen, device) + screen.faults
            faults.formUnion(found.map { .fault("\(stop.name), \(device): \($0)") })
        }
        return faults
    }
}
