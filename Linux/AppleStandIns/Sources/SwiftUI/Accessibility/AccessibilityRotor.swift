import Foundation
import Stage

/// Entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content)
        -> some AccessibilityRotorContent
    {
        content
    }
}

/// One place that a rotor goes to: the element that bears the same id in the same namespace.
public struct AccessibilityRotorEntry<ID: Hashable> {
    let label: Text
    let id: ID
    let namespace: Namespace.ID
    let prepare: () -> Void

    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.label = label
        self.id = id
        self.namespace = namespace
        self.prepare = prepare
    }
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    public typealias Body = Never
    public var body: Never { return fatalError("An entry of a rotor has no body") }
}

/// A place in a scope, by which a rotor's entry and its element find each other.
struct RotorPlace: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// A rotor as an element offers it.
@MainActor struct RotorOffer {
    struct Entry {
        let label: String
        let place: RotorPlace
        let prepare: @MainActor () -> Void
    }

    let name: String
    let entries: [Entry]
}

@MainActor private protocol RotorSource {
    func rotorEntries(in environment: EnvironmentValues) -> [RotorOffer.Entry]
}

extension AccessibilityRotorEntry: RotorSource {
    fileprivate func rotorEntries(in environment: EnvironmentValues) -> [RotorOffer.Entry] {
        nonisolated(unsafe) let prepare = prepare
        let place = RotorPlace(id: AnyHashable(id), namespace: namespace)
        return [RotorOffer.Entry(label: label.plain(in: environment), place: place, prepare: { prepare() })]
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never
    public var body: Never { return fatalError("ForEach has no body") }
}

extension ForEach: RotorSource where Content: AccessibilityRotorContent {
    fileprivate func rotorEntries(in environment: EnvironmentValues) -> [RotorOffer.Entry] {
        data.flatMap { (content($0) as? any RotorSource)?.rotorEntries(in: environment) ?? [] }
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public nonisolated init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

/// The rotors that VoiceOver has by itself, which an app may fill.
public struct AccessibilitySystemRotor: Sendable {
    let name: String
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
}

extension View {
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let entries = entries
        return eachElement { element, place in
            let found = (entries() as? any RotorSource)?.rotorEntries(in: place) ?? []
            element.rotors.append(RotorOffer(name: label.plain(in: place), entries: found))
        }
    }
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
    }
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }

    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        nonisolated(unsafe) let place = RotorPlace(id: AnyHashable(id), namespace: namespace)
        return eachElement { element, _ in element.rotorPlace = place }
    }
}
