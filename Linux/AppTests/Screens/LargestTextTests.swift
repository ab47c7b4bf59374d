import Foundation
import Testing

/// Large text on the smallest phone, where nothing of the content may be cut, lie beside the screen, or break a word that
/// has room.
@Suite("The largest text at 320 × 568", .serialized)
struct LargestTextTests {
    private static let smallest = Device(width: 320, height: 568, textSize: "accessibility5")
    static let devices = [
        smallest, with { $0.isRightToLeft = true }, with { $0.isBoldText = true },
        with {
            $0.doublesStrings = true; $0.textSize = "xxxLarge"
        },
    ]

    @Test("is whole on every screen", arguments: Walks.all)
    func isWhole(_ walk: Walk) async throws {
        let found = try await walk.findings { screens, stop in
            var found: Set<String> = []
            // All of the screen at once, the rest of which a person scrolls to; and once as a person has it.
            let tall = try screens.heightOfAll(on: Self.smallest) * 1.3
            for device in [Self.smallest] + Self.devices.map({ Self.with($0, height: tall) }) {
                let screen = try screens.texts(stop, on: device)
                let faults = screen.texts.flatMap { Self.faults(of: $0, on: device) } + Self.beside(screen, device)
                found.formUnion(faults.map { "\(stop.name), \(device): \($0)" })
            }
            return found
        }
        #expect(found.sorted() == [])
    }

    /// What is wrong with a text: by what it was given and what it would take.
    static func faults(
        of text: AppScreen.PlacedText, on device: Device, names: [String] = [Walk.longestName]
    ) -> [String] {
        var faults: [String] = []
        if !text.isInSystemBar, text.isTruncated || text.idealHeight > text.frame.height + 0.5 {
            faults.append("“\(text.words)” is cut: it takes \(text.idealHeight) of \(text.frame.height)")
        }
        if text.frame.minX < -0.5 || text.frame.maxX > device.width + 0.5 {
            faults.append("“\(text.words)” lies at \(text.frame)")
        }
        // Bold text and names that a person made up may break.
        guard !device.isBoldText, !names.contains(where: { text.words.contains($0.prefix(20)) }) else { return faults }
        for (word, width) in text.brokenWords where width <= min(device.width - formMargins, alertWidth) {
            faults.append("“\(word)” in “\(text.words)” is broken, though it is only \(width) wide")
        }
        return faults
    }

    /// What lies beside the screen.
    static func beside(_ screen: AppScreen, _ device: Device) -> [String] {
        screen.elements.filter {
            !["group", "other"].contains($0.role) && ($0.frame.minX < -0.5 || $0.frame.maxX > device.width + 0.5)
        }
        .map { "“\($0.label)” lies at \($0.frame)" }
    }

    /// What a row of the system's forms takes of the width on both sides.
    private static let formMargins = 64.0

    /// What an alert has for its words on wide screens too.
    private static let alertWidth = 308.0

    private static func with(_ device: Device, height: Double) -> Device {
        var device = device
        device.height = height
        return device
    }

    private static func with(_ change: (inout Device) -> Void) -> Device {
        var device = smallest
        change(&device)
        return device
    }
}
