import Foundation
import Stage

/// One element of the semantic tree with what can be done to it.
@MainActor struct Semantics {
    var element: Element
    var activate: (@MainActor () -> Void)?
    var adjust: (@MainActor (_ up: Bool) -> Void)?
    /// Named actions, in the order in which VoiceOver offers them.
    var actions: [(name: String, perform: @MainActor () -> Void)] = []
    /// Picks the value so named; false where there is none.
    var choose: (@MainActor (String) -> Bool)?
    var escape: (@MainActor () -> Void)?
    /// The accessibility focus states that are told when VoiceOver's focus comes to the element and when it leaves.
    var focusLinks: [AccessibilityFocusLink] = []
    /// The rotors that are offered while VoiceOver's focus is here.
    var rotors: [RotorOffer] = []
    /// Where a rotor's entry finds the element.
    var rotorPlace: RotorPlace?
    var sortPriority = 0.0
    var children: [Semantics] = []

    init(_ element: Element) { self.element = element }

    init(role: Element.Role, item: Item, part: Int = 0) {
        element = Element(id: item.node.serial * 64 + part, role: role, frame: item.frame)
        element.isEnabled = item.environment.isEnabled
    }

    /// The element as the hosts see it, with everything that can be done in words.
    var snapshot: Element {
        var result = element
        result.isActivatable = activate != nil
        result.isAdjustable = adjust != nil
        result.actions = actions.map(\.name)
        result.rotors = rotors.map { Element.Rotor(name: $0.name, entries: $0.entries.map(\.label)) }
        result.children = children.map(\.snapshot)
        return result
    }

    /// Higher priorities first, the rest as they stood.
    static func ordered(_ list: [Semantics]) -> [Semantics] {
        guard list.contains(where: { $0.sortPriority != 0 }) else { return list }
        return list.enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
            .map(\.element)
    }

    mutating func forEachWithin(_ change: (inout Semantics) -> Void) {
        change(&self)
        for index in children.indices { children[index].forEachWithin(change) }
    }

    /// What VoiceOver would read for the list as one: labels joined, then values.
    static func mergedLabel(_ list: [Semantics]) -> String {
        list.flatMap(\.flattened)
            .compactMap { part in
                let words = [part.element.label, part.element.value ?? ""].filter { !$0.isEmpty }
                return words.isEmpty ? nil : words.joined(separator: ", ")
            }
            .joined(separator: ", ")
    }

    var flattened: [Semantics] { [self] + children.flatMap(\.flattened) }
}
