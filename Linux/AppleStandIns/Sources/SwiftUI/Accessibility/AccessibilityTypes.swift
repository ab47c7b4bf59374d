import Foundation
import Stage

public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
    var level: Int? { self == .unspecified ? nil : Int(rawValue) }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let rank: Int
    public static let ignore = AccessibilityChildBehavior(rank: 0)
    public static let contain = AccessibilityChildBehavior(rank: 1)
    public static let combine = AccessibilityChildBehavior(rank: 2)
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    var rawTraits: Element.Traits
    init(_ traits: Element.Traits) { rawTraits = traits }
    public init() { rawTraits = [] }

    public static let isButton = AccessibilityTraits(.button), isHeader = AccessibilityTraits(.header)
    public static let isSelected = AccessibilityTraits(.selected), isLink = AccessibilityTraits(.link)
    public static let isSearchField = AccessibilityTraits(.searchField), isImage = AccessibilityTraits(.image)
    public static let playsSound = AccessibilityTraits(.playsSound), isKeyboardKey = AccessibilityTraits(.keyboardKey)
    public static let isStaticText = AccessibilityTraits(.staticText), isSummaryElement = AccessibilityTraits(.summary)
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    public static let startsMediaSession = AccessibilityTraits(.startsMedia)
    public static let allowsDirectInteraction = AccessibilityTraits(.directInteraction)
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    public static let isModal = AccessibilityTraits(.modal), isToggle = AccessibilityTraits(.toggle)

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(rawTraits.union(other.rawTraits))
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { rawTraits.formUnion(other.rawTraits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(rawTraits.intersection(other.rawTraits))
    }
    public mutating func formIntersection(_ other: AccessibilityTraits) { rawTraits.formIntersection(other.rawTraits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(rawTraits.symmetricDifference(other.rawTraits))
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        rawTraits.formSymmetricDifference(other.rawTraits)
    }
    public func contains(_ member: AccessibilityTraits) -> Bool { rawTraits.isSuperset(of: member.rawTraits) }
    public mutating func insert(_ newMember: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) {
        let isNew = !contains(newMember)
        rawTraits.formUnion(newMember.rawTraits)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        rawTraits.subtract(member.rawTraits)
        return member
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }
    public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { a.rawTraits == b.rawTraits }
}
