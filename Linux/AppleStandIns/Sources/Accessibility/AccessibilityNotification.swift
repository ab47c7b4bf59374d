@_exported import Foundation
import Stage

/// Messages to assistive technologies.
public enum AccessibilityNotification: Sendable {
    /// Asks VoiceOver to say a text.
    public struct Announcement: Sendable {
        private let text: AttributedString
        public init(_ message: String) { text = AttributedString(message) }
        public init(_ message: AttributedString) { text = message }

        public func post() {
            let priority: Stage.Announcement.Priority
            switch text.accessibilitySpeechAnnouncementPriority {
            case .low: priority = .low
            case .high: priority = .high
            default: priority = .normal
            }
            AnnouncementQueue.shared.post(
                Stage.Announcement(kind: .announcement, text: String(text.characters), priority: priority))
        }
    }

    /// Says that a new screen has come up.
    public struct ScreenChanged: Sendable {
        public init(_ associatedObject: Any? = nil) {}
        public func post() {
            AnnouncementQueue.shared.post(Stage.Announcement(kind: .screenChanged, text: "", priority: .normal))
        }
    }

    /// Says that a part of the screen has changed.
    public struct LayoutChanged: Sendable {
        public init(_ associatedObject: Any? = nil) {}
        public func post() {
            AnnouncementQueue.shared.post(Stage.Announcement(kind: .layoutChanged, text: "", priority: .normal))
        }
    }
}

extension AttributeScopes {
    /// Attributes that change how a text is spoken.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// How urgent an announcement is: high is not interrupted, low waits its turn.
        public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
            public enum AnnouncementPriority: String, Codable, Sendable { case low, `default`, high }
            public typealias Value = AnnouncementPriority
            public static let name = "accessibilitySpeechAnnouncementPriority"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
