import Foundation

/// One line from the driver to the app that it drives.
package struct AutomationRequest: Codable, Sendable, Equatable {
    package enum Command: Codable, Sendable, Equatable {
        case screen
        /// One after the other at machine speed: the app comes to rest only after the last.
        case gestures([Gesture])
        case traits(DeviceTraits)
        /// The size of one window alone, as a person drags its edge.
        case resize(CGSize)
        case phase(AppPhase)
        case openWindow
        /// The window's picture, or the part of it that shows one element, as a PNG file.
        case screenshot(path: String, element: Int?)
        case audit
        /// Where each text of the screen lies, without the audit's picture.
        case texts
        /// What a person does with the app's notifications, outside of it.
        case notifications(NotificationOrder)
        case quit
    }

    package var command: Command
    /// Index of the window that it is for; `openWindow` answers with the new one.
    package var window: Int

    package init(_ command: Command, window: Int = 0) {
        self.command = command
        self.window = window
    }
}

/// The app's answer, sent when it has come to rest.
package struct AutomationReply: Codable, Sendable, Equatable {
    /// The screen of the window asked for, whether or not the request was carried out.
    package var screen: Screen
    package var window: Int
    package var windowCount: Int
    package var traits: DeviceTraits
    package var phase: AppPhase
    /// Why the request was not carried out, in words.
    package var refusal: String?
    /// What an audit found.
    package var issues: [AuditIssue] = []
    /// How the texts of an audited window lie.
    package var texts: [PlacedText] = []
    /// How the app's notifications stand; nil while it has none to do with.
    package var notifications: NotificationReport?

    package init(screen: Screen, window: Int, windowCount: Int, traits: DeviceTraits, phase: AppPhase) {
        self.screen = screen
        self.window = window
        self.windowCount = windowCount
        self.traits = traits
        self.phase = phase
    }
}

/// One thing that the accessibility audit holds against a screen.
package struct AuditIssue: Codable, Sendable, Equatable {
    /// The checks of XCTest's audit that an iPhone makes.
    package enum Kind: String, Codable, Sendable, CaseIterable {
        case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait
    }

    package var kind: Kind
    /// The element's id; nil for what has none.
    package var element: Int?
    package var summary: String
    package var details: String

    package init(_ kind: Kind, element: Int?, summary: String, details: String) {
        self.kind = kind
        self.element = element
        self.summary = summary
        self.details = details
    }
}

/// Both ends write one JSON object a line.
package enum AutomationCoding {
    package static func line(_ message: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy =
            .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(message) + Data([UInt8(ascii: "\n")])
    }

    package static func message<Message: Decodable>(_ type: Message.Type, from line: Data) throws -> Message {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy =
            .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: line)
    }
}
