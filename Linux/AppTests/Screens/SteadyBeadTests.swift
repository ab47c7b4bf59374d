import Foundation
import Testing

/// A hand that trembles touches twice: the second touch finds the bead that the first one marked, and nothing else.
@Suite("Marking a habit")
struct SteadyBeadTests {
    private static let devices = [
        Device(height: 4000), Device(width: 320, height: 4000, textSize: "xxxLarge"),
        Device(width: 320, height: 9000, textSize: "accessibility3"),
        Device(width: 320, height: 9000, textSize: "accessibility5"),
        Device(width: 320, height: 9000, textSize: "accessibility5", isRightToLeft: true),
    ]

    @Test("leaves the bead under the finger", arguments: devices)
    func staysUnderFinger(_ device: Device) async throws {
        let moved = try await ScreenWalk.amongSamples { walk in
            try walk.app.set(device)
            var moved: [String] = []
            for bead in walk.app.screen.elements
            where bead.identifier.hasPrefix("today.complete.") && bead.value != "Done" {
                let frame = try walk.app.element(bead.identifier).frame
                let finger = CGPoint(x: frame.midX, y: frame.midY)
                try walk.app.perform(.tap(finger))
                guard try walk.app.looks(until: { ["Done", "Extra"].contains($0[bead.identifier]?.value) }) else {
                    moved.append("\(bead.identifier) is not marked")
                    continue
                }
                let marked = try walk.app.element(bead.identifier)
                // The very same element, so that VoiceOver stays on it too.
                if !marked.frame.contains(finger) || marked.id != bead.id {
                    moved.append("\(bead.identifier), touched at \(finger), now at \(marked.frame)")
                }
            }
            return moved
        }
        #expect(moved == [])
    }
}
