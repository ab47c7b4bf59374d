import Foundation

/// One element of the semantic tree: what a screen offers to whoever cannot see it.
///
/// The same elements are spoken by the text mode, queried by the automation, checked by the audit.
package struct Element: Codable, Sendable, Equatable {
    /// Stable as long as the view that made the element lives.
    package var id: Int
    package var role: Role
    package var identifier = ""
    package var label = ""
    package var value: String?
    package var hint: String?
    package var placeholder: String?
    package var traits: Traits = []
    /// Heading level 1…6; nil for a heading without one and for what is no heading.
    package var headingLevel: Int?
    /// In points of the window, after clipping by scroll views and the screen's edges has *not* been applied.
    package var frame: CGRect
    /// The part of `frame` that can be seen; empty when scrolled away or covered by a modal layer.
    package var visibleFrame: CGRect
    /// Where an activation by touch lands.
    package var activationPoint: CGPoint
    package var isEnabled = true
    package var isSelected = false
    /// Has the keyboard's focus.
    package var isFocused = false
    /// Has VoiceOver's focus.
    package var isAccessibilityFocused = false
    /// An activation (double tap under VoiceOver) does something.
    package var isActivatable = false
    /// Swipe up and down change the value.
    package var isAdjustable = false
    /// Named actions, in order.
    package var actions: [String] = []
    package var customContent: [CustomContent] = []
    package var inputLabels: [String] = []
    /// Names of the rotors that this container offers, with the ids of their entries.
    package var rotors: [Rotor] = []
    /// Text as drawn, where the element is text: for the audit and the truncation tests.
    package var text: TextFacts?
    /// Elements within a container; a leaf has none.
    package var children: [Element] = []

    package init(id: Int, role: Role, frame: CGRect) {
        self.id = id
        self.role = role
        self.frame = frame
        visibleFrame = frame
        activationPoint = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Roles are named like the element types of XCUITest that they answer to.
    package enum Role: String, Codable, Sendable, CaseIterable {
        case other, window, button, staticText, image, textField, secureTextField, textView, `switch`, toggle,
            datePicker, picker
        case pickerWheel, stepper, slider, cell, table, collectionView, scrollView, navigationBar, tabBar, toolbar,
            alert, sheet
        case menu, menuItem, link, progressIndicator, keyboard, key, disclosureTriangle, searchField, popover, group
    }

    package struct Traits: OptionSet, Codable, Sendable, Hashable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let button = Traits(rawValue: 1 << 0)
        package static let header = Traits(rawValue: 1 << 1)
        package static let selected = Traits(rawValue: 1 << 2)
        package static let link = Traits(rawValue: 1 << 3)
        package static let image = Traits(rawValue: 1 << 4)
        package static let staticText = Traits(rawValue: 1 << 5)
        package static let toggle = Traits(rawValue: 1 << 6)
        package static let modal = Traits(rawValue: 1 << 7)
        package static let updatesFrequently = Traits(rawValue: 1 << 8)
        package static let summary = Traits(rawValue: 1 << 9)
        package static let searchField = Traits(rawValue: 1 << 10)
        package static let keyboardKey = Traits(rawValue: 1 << 11)
        package static let playsSound = Traits(rawValue: 1 << 12)
        package static let startsMedia = Traits(rawValue: 1 << 13)
        package static let directInteraction = Traits(rawValue: 1 << 14)
        package static let causesPageTurn = Traits(rawValue: 1 << 15)
    }

    package struct CustomContent: Codable, Sendable, Equatable {
        package var label: String
        package var value: String
        /// Spoken at once instead of on request.
        package var isImportant: Bool
        package init(label: String, value: String, isImportant: Bool) {
            self.label = label
            self.value = value
            self.isImportant = isImportant
        }
    }

    package struct Rotor: Codable, Sendable, Equatable {
        package var name: String
        package var entries: [String]
        package init(name: String, entries: [String]) {
            self.name = name
            self.entries = entries
        }
    }

    /// How a text was laid out.
    package struct TextFacts: Codable, Sendable, Equatable {
        /// The point size that it is drawn at, and at the Large setting.
        package var pointSize: Double
        package var isBold: Bool
        package var isTruncated: Bool
        /// In content the text must never be truncated; the system's bars may shorten theirs.
        package var isInSystemBar: Bool
        /// Follows the text size setting.
        package var scales: Bool
        package init(pointSize: Double, isBold: Bool, isTruncated: Bool, isInSystemBar: Bool, scales: Bool) {
            self.pointSize = pointSize
            self.isBold = isBold
            self.isTruncated = isTruncated
            self.isInSystemBar = isInSystemBar
            self.scales = scales
        }
    }
}

extension Element {
    /// The element and everything within it, in reading order.
    package var flattened: [Element] { [self] + children.flatMap(\.flattened) }
}

/// One window of the app as it stands.
package struct Screen: Codable, Sendable, Equatable {
    /// Top-level elements in reading order. While a modal layer is up, only that layer's.
    package var elements: [Element]
    package var size: CGSize
    /// What VoiceOver was asked to say since the last time this was read, oldest first.
    package var announcements: [Announcement]
    /// Misuses of the framework that a phone would punish silently, since the last time this was read.
    package var faults: [String]

    package init(elements: [Element], size: CGSize, announcements: [Announcement], faults: [String]) {
        self.elements = elements
        self.size = size
        self.announcements = announcements
        self.faults = faults
    }

    package var flattened: [Element] { elements.flatMap(\.flattened) }
}

package struct Announcement: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable { case announcement, screenChanged, layoutChanged }
    package enum Priority: String, Codable, Sendable { case low, normal, high }
    package var kind: Kind
    package var text: String
    package var priority: Priority
    package init(kind: Kind, text: String, priority: Priority) {
        self.kind = kind
        self.text = text
        self.priority = priority
    }
}
