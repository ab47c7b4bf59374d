import Foundation
import Stage

/// What can be pictured.
@MainActor public protocol XCUIScreenshotProviding {
    func screenshot() -> XCUIScreenshot
}

/// A picture as a PNG file's bytes.
public final class XCUIScreenshot: Sendable {
    public let pngRepresentation: Data
    init(pngRepresentation: Data) { self.pngRepresentation = pngRepresentation }
}

extension XCUIElement: XCUIScreenshotProviding {
    public func screenshot() -> XCUIScreenshot {
        guard let node = resolve(to: "take a screenshot") else { return XCUIScreenshot(pngRepresentation: Data()) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let picture = application.attempt {
            let reply = try TargetApp.shared.send(
                .screenshot(path: file.path, element: node.element?.id), window: node.window)
            if let refusal = reply.refusal { throw GestureRefusal(refusal) }
            return try Data(contentsOf: file)
        }
        return XCUIScreenshot(pngRepresentation: picture ?? Data())
    }
}

/// The device's display.
@MainActor public final class XCUIScreen: XCUIScreenshotProviding {
    public static let main = XCUIScreen()
    private init() {}
    public func screenshot() -> XCUIScreenshot { XCUIApplication().screenshot() }
}
