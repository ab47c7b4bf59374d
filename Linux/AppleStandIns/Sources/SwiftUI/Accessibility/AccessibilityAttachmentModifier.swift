import Drawing
import Foundation
import Stage

/// Changes what a view is to assistive technologies.
public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
    /// Changes the elements of the view; the item gives the place.
    let change: @MainActor (inout [Semantics], Item) -> Void

    nonisolated init(change: @escaping @MainActor (inout [Semantics], Item) -> Void) { self.change = change }
}

extension AccessibilityAttachmentModifier: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { SemanticsItem(node, item, change: change) }
}

/// An item whose elements are changed before anyone sees them.
@MainActor final class SemanticsItem: WrapperItem {
    private let change: @MainActor (inout [Semantics], Item) -> Void
    /// Further items that are laid out in the same frame for their meaning only.
    private let unseen: [Item]

    init(
        _ node: Node, _ child: Item, unseen: [Item] = [], change: @escaping @MainActor (inout [Semantics], Item) -> Void
    ) {
        self.change = change
        self.unseen = unseen
        super.init(node, child)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        super.placeChildren(proposal)
        for item in unseen { item.place(in: frame, proposal: ProposedViewSize(frame.size)) }
    }

    override func semantics() -> [Semantics] {
        var list = child.semantics()
        change(&list, self)
        return list
    }
}

extension View {
    /// Changes each element that the view has; a view without any (a shape) becomes one.
    nonisolated func eachElement(
        _ change: @escaping @MainActor (inout Semantics, EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(
            AccessibilityAttachmentModifier { list, item in
                if list.isEmpty { list = [Semantics(role: .other, item: item, part: 1)] }
                for index in list.indices { change(&list[index], item.environment) }
            })
    }

    public nonisolated func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { $0.element.label = label.plain(in: $1) }
    }
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }

    public nonisolated func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { $0.element.value = valueDescription.plain(in: $1) }
    }
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value))
    }

    public nonisolated func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { $0.element.hint = hint.plain(in: $1) }
    }
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }

    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { element, place in element.element.inputLabels = inputLabels.map { $0.plain(in: place) } }
    }
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { element, _ in if element.element.identifier.isEmpty { element.element.identifier = identifier } }
    }

    public nonisolated func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier { list, _ in if hidden { list.removeAll() } })
    }

    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { element, _ in element.sortPriority = sortPriority }
    }

    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { element, _ in
            element.element.traits.formUnion(traits.rawTraits)
            element.takeRoleFromTraits()
        }
    }
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { element, _ in
            element.element.traits.subtract(traits.rawTraits)
            element.takeRoleFromTraits()
        }
    }

    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { element, _ in
            element.element.traits.insert(.header)
            element.element.headingLevel = level.level
        }
    }

    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { element, _ in
            let frame = element.element.frame
            element.element.activationPoint = CGPoint(
                x: frame.minX + frame.width * activationPoint.x, y: frame.minY + frame.height * activationPoint.y)
        }
    }

    /// From the view's own corner.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { element, _ in
            let origin = element.element.frame.origin
            element.element.activationPoint = CGPoint(x: origin.x + activationPoint.x, y: origin.y + activationPoint.y)
        }
    }

    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        eachElement { _, _ in }
    }
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
        -> some View
    { self }
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

extension Semantics {
    /// XCUITest finds an element by its traits: a button is a button whatever it was made of.
    mutating func takeRoleFromTraits() {
        let traits = element.traits
        guard [.other, .staticText, .image, .button, .link, .group].contains(element.role) else { return }
        element.isSelected = traits.contains(.selected)
        if traits.contains(.button) {
            element.role = .button
        } else if traits.contains(.link) {
            element.role = .link
        } else if traits.contains(.image) {
            element.role = .image
        } else if traits.contains(.staticText) {
            element.role = .staticText
        } else if element.role != .group {
            element.role = .other
        }
    }
}
