import Foundation
import Testing

/// The largest text on the smallest screen, where nothing of the content may be cut or lie beside the screen.
@Suite("The largest text at 320 × 568", .serialized)
struct LargestTextTests {
    private static let smallest = Device(width: 320, height: 568, textSize: "accessibility5")

    @Test(
        "is never cut, and never wider than the screen",
        arguments: [
            smallest, with { $0.isRightToLeft = true },
            with {
                $0.doublesStrings = true; $0.textSize = "xxxLarge"
            },
        ])
    func isWhole(_ device: Device) async throws {
        let found = try await onThread {
            let folder = try Workplace.make()
            defer { Workplace.remove(folder) }
            var walk = try ScreenWalk(folder: folder)
            var found: Set<String> = []
            for stop in ScreenWalk.stops {
                try walk.set(Device(height: 1600))
                try walk.go(to: stop)
                try walk.set(device)
                for element in try walk.elementsToTheEnd(height: device.height) {
                    if element.isTruncated == true { found.insert("\(stop.name): “\(element.label)” is cut") }
                    if element.frame.minX < -0.5 || element.frame.maxX > device.width + 0.5 {
                        found.insert("\(stop.name): “\(element.label)” lies at \(element.frame)")
                    }
                }
            }
            return found.sorted()
        }
        #expect(found == [])
    }

    private static func with(_ change: (inout Device) -> Void) -> Device {
        var device = smallest
        change(&device)
        return device
    }
}
