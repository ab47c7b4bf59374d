import Accessibility
import Foundation
import Stage

/// Makes one element of a view and what lies within.
struct ElementModifier {
    let children: AccessibilityChildBehavior
}

extension ElementModifier: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item {
        SemanticsItem(node, item) { list, item in
            switch children {
            case .ignore: list = [Semantics(role: .other, item: item, part: 2)]
            case .combine: list = [Semantics.combined(list, item: item)]
            default:
                var container = Semantics(role: .group, item: item, part: 2)
                container.children = list
                list = [container]
            }
        }
    }
}

extension Semantics {
    /// One element that says all that the others say, and does what they do.
    static func combined(_ list: [Semantics], item: Item) -> Semantics {
        var result = Semantics(role: .other, item: item, part: 2)
        let parts = list.flatMap(\.flattened)
        result.element.label = parts.map(\.element.label).filter { !$0.isEmpty }.joined(separator: ", ")
        let values = parts.compactMap(\.element.value).filter { !$0.isEmpty }
        result.element.value = values.isEmpty ? nil : values.joined(separator: ", ")
        for part in parts {
            result.element.traits.formUnion(part.element.traits.subtracting([.header, .selected]))
            result.element.customContent += part.element.customContent
            result.actions += part.actions
        }
        if parts.allSatisfy({ $0.element.traits.contains(.header) }), !parts.isEmpty {
            result.element.traits.insert(.header)
        }
        // A single control is what an activation does; several become named actions.
        let controls = parts.filter { $0.activate != nil && $0.element.isEnabled }
        if let only = controls.first, controls.count == 1 {
            result.activate = only.activate
            result.element.activationPoint = only.element.activationPoint
        } else {
            result.element.traits.remove(.button)
            result.actions += controls.map { ($0.element.label, $0.activate ?? {}) }
        }
        if result.element.traits.contains(.staticText), result.element.traits.contains(.button) {
            result.element.traits.remove(.staticText)
        }
        result.takeRoleFromTraits()
        return result
    }
}

extension View {
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modified(ElementModifier(children: children))
    }
}

/// Names a piece of custom content.
public struct AccessibilityCustomContentKey: Equatable {
    let label: Text
    let id: String
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.key) }
}

extension View {
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        nonisolated(unsafe) let key = key
        return eachElement { element, place in
            let label = key.label.plain(in: place)
            // What was said under the same key further in is overridden, and taken back by nil.
            element.element.customContent.removeAll { $0.label == label }
            guard let value else { return }
            element.element.customContent.append(
                Element.CustomContent(label: label, value: value.plain(in: place), isImportant: importance == .high))
        }
    }
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
    }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}
