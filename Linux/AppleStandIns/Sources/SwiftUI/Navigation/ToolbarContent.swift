import Foundation

/// What a toolbar is made of.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

@MainActor @preconcurrency public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension _PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One bar item with its place.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let content: any View
    /// Where it stands in the builder: the same whether or not those before it are left out.
    var key = "bar"
}

@MainActor protocol EngineToolbarContent: _PrimitiveToolbarContent {
    func collect(_ list: inout ToolbarEntries)
}

/// The bar items of a toolbar, in order.
@MainActor struct ToolbarEntries {
    private(set) var entries: [ToolbarEntry] = []
    private var key = "bar"

    mutating func visit<C: ToolbarContent>(_ content: C) {
        if let engine = content as? any EngineToolbarContent {
            engine.collect(&self)
        } else {
            visit(content.body)
        }
    }

    mutating func visit(_ content: any ToolbarContent, at index: Int) {
        let before = key
        key += " \(index)"
        visit(content)
        key = before
    }

    mutating func add(_ content: any View, placement: ToolbarItemPlacement) {
        entries.append(ToolbarEntry(placement: placement, content: content, key: key))
    }
}

public struct ToolbarItemPlacement: Sendable {
    enum Place: Hashable, Sendable { case leading, trailing, principal, bottom, keyboard, menu }
    let place: Place
    let name: String
    public static let automatic = ToolbarItemPlacement(place: .trailing, name: "automatic")
    public static let principal = ToolbarItemPlacement(place: .principal, name: "principal")
    public static let navigation = ToolbarItemPlacement(place: .leading, name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(place: .trailing, name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(place: .menu, name: "secondaryAction")
    public static let status = ToolbarItemPlacement(place: .bottom, name: "status")
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(place: .leading, name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing, name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(place: .keyboard, name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(place: .leading, name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing, name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(place: .bottom, name: "bottomBar")
}

public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: EngineToolbarContent {
    func collect(_ list: inout ToolbarEntries) {
        list.add(content, placement: placement)
    }
}

extension ToolbarItem where ID == Void {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: EngineToolbarContent {
    func collect(_ list: inout ToolbarEntries) {
        list.add(content, placement: placement)
    }
}

/// Several bar items in a builder.
struct ToolbarSequence {
    let parts: [any ToolbarContent]
}

extension ToolbarSequence: EngineToolbarContent {
    func collect(_ list: inout ToolbarEntries) {
        for (index, part) in parts.enumerated() { list.visit(part, at: index) }
    }
}

extension Optional: ToolbarContent, _PrimitiveToolbarContent, EngineToolbarContent where Wrapped: ToolbarContent {
    func collect(_ list: inout ToolbarEntries) {
        if let content = self { list.visit(content) }
    }
}

@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent {
        ToolbarSequence(parts: [c0, c1])
    }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some ToolbarContent { ToolbarSequence(parts: [c0, c1, c2]) }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some ToolbarContent { ToolbarSequence(parts: [c0, c1, c2, c3]) }
    public static func buildBlock<
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some ToolbarContent {
        ToolbarSequence(parts: [c0, c1, c2, c3, c4])
    }
    public static func buildBlock<
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some ToolbarContent {
        ToolbarSequence(parts: [c0, c1, c2, c3, c4, c5])
    }
}

/// Adds bar items to the bars around the view.
struct ToolbarModifier {
    let entries: @MainActor () -> [ToolbarEntry]
}

/// The nodes of a toolbar's items, kept with the modifier's node.
@MainActor final class ToolbarMemory {
    var items: [(placement: ToolbarItemPlacement, key: String, node: Node)] = []
}

extension ToolbarModifier: SoughtModifier {
    func update(_ node: Node) {
        let memory = (node.memory as? ToolbarMemory) ?? ToolbarMemory()
        node.memory = memory
        var inner = node.environment
        inner.controlPlace = .bar
        inner.isLazyContainer = false
        inner.dynamicTypeSize = min(inner.dynamicTypeSize, .xxxLarge)
        inner.textStyling.font = .body
        var old = Dictionary(uniqueKeysWithValues: memory.items.map { ($0.key, $0.node) })
        memory.items = entries().map { entry in
            var place = inner
            if ["confirmationAction", "cancellationAction"].contains(entry.placement.name) {
                place.textStyling.weight = entry.placement.name == "confirmationAction" ? .semibold : nil
            }
            let known = old.removeValue(forKey: entry.key)
            return (
                entry.placement, entry.key,
                node.adopt(entry.content, key: entry.key, replacing: known, environment: place)
            )
        }
        for gone in old.values { gone.detach() }
        node.extraChildren = memory.items.map(\.node)
    }
}

extension View {
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return modified(ToolbarModifier { [ToolbarEntry(placement: .automatic, content: content)] })
    }
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        nonisolated(unsafe) let content = content()
        return modified(
            ToolbarModifier {
                var list = ToolbarEntries()
                list.visit(content)
                return list.entries
            })
    }
}
