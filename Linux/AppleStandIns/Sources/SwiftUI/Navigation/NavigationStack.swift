import Foundation
import Stage

/// A list of values that stand for the pages pushed, of any types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// A root page, and further pages pushed on top of it.
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View> {
    let root: Root
    /// The values of the path, as far as a binding holds them.
    let path: Binding<[AnyHashable]>?
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
        path = nil
    }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = path.values
    }
}

extension NavigationStack
where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = Binding(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) })
    }
}

extension NavigationStack: NavigationBoundary {}

extension NavigationStack: PrimitiveView {
    func update(_ node: Node) {
        let state = (node.memory as? StackState) ?? StackState(node)
        node.memory = state
        state.path = path
        _ = path?.wrappedValue
        node.reconcile([root]) { environment in
            environment.navigation = state
            environment.engine.isLazyRow = false
            environment.navigationBack = nil
        }
    }

    func makeItems(_ node: Node) -> [Item] {
        guard let state = node.memory as? StackState, let root = node.children.first else { return [] }
        let pages = state.pages(on: root, environment: node.environment)
        let top = pages[pages.count - 1]
        if pages.count == 1 {
            return [
                NavigationPage(
                    node, page: top, back: node.environment.navigationBack,
                    sidebarButton: SplitState.sidebarButton(for: node))
            ]
        }
        let title = PageTraits(of: pages[pages.count - 2]).title
        return [NavigationPage(node, page: top, back: NavigationPage.Back(title: title) { state.pop() })]
    }
}

/// What a stack has pushed, and how its pages are made.
@MainActor final class StackState {
    private unowned let node: Node
    var path: Binding<[AnyHashable]>?
    /// Pages pushed by links that carry their destination, and values pushed without a bound path.
    private var pushed: [Entry] = []
    private var pageNodes: [AnyHashable: Node] = [:]
    /// Takes the topmost page away, whoever asked for it.
    private var popTop: @MainActor () -> Void = {}

    struct Entry {
        let key: AnyHashable
        let value: AnyHashable?
        let view: (@MainActor () -> any View)?
    }

    init(_ node: Node) { self.node = node }

    func push(value: AnyHashable) {
        if let path {
            path.wrappedValue.append(value)
        } else {
            pushed.append(Entry(key: AnyHashable(pushed.count), value: value, view: nil))
        }
        changed()
    }

    func push(view: @escaping @MainActor () -> any View) {
        pushed.append(Entry(key: AnyHashable("link \(pushed.count)"), value: nil, view: view))
        changed()
    }

    func pop() {
        popTop()
        changed()
    }

    private func changed() {
        AnnouncementQueue.shared.post(Announcement(kind: .screenChanged, text: "", priority: .normal))
        node.scene.moveAccessibilityFocus(to: nil)
        node.discardItems()
        node.invalidate()
    }

    /// The root and the pages on it, the topmost last.
    func pages(on root: Node, environment: EnvironmentValues) -> [Node] {
        var inner = environment
        inner.navigation = self
        inner.engine.isLazyRow = false
        // A pushed page that dismisses itself goes back; only the root's dismissal closes a sheet around the stack.
        inner.dismiss = DismissAction { [weak self] in self?.pop() }
        var pages = [root]
        var keys: Set<AnyHashable> = []
        popTop = {}
        func add(_ key: AnyHashable, _ view: any View, pop: @escaping @MainActor () -> Void) {
            let page = node.adopt(view, key: key, replacing: pageNodes[key], environment: inner)
            page.isPresented = true
            pageNodes[key] = page
            keys.insert(key)
            pages.append(page)
            popTop = pop
        }
        for (index, value) in (path?.wrappedValue ?? []).enumerated() {
            guard let view = destination(for: value, in: pages) else { continue }
            add(AnyHashable(["path", AnyHashable(index), value]), view) { [path] in path?.wrappedValue.removeLast() }
        }
        for entry in pushed {
            guard let view = entry.view?() ?? entry.value.flatMap({ destination(for: $0, in: pages) }) else { continue }
            add(AnyHashable(["pushed", entry.key]), view) { [weak self] in _ = self?.pushed.popLast() }
        }
        // Destinations that a binding of the topmost page shows, and those that they show in turn.
        while let shown = presented(in: pages[pages.count - 1]), !keys.contains(shown.key) {
            add(shown.key, shown.view, pop: shown.pop)
        }
        for (key, page) in pageNodes where !keys.contains(key) {
            page.detach()
            pageNodes[key] = nil
        }
        node.extraChildren = Array(pageNodes.values)
        return pages
    }

    private func destination(for value: AnyHashable, in pages: [Node]) -> (any View)? {
        var found: [any View] = []
        for page in pages {
            page.visit { node in
                if node !== page, node.isPresented || node.isNavigationBoundary { return false }
                if let provider = node.soughtModifier as? any DestinationProvider,
                    let view = provider.view(for: value)
                {
                    if node.environment.isLazyContainer || node.environment.engine.isLazyRow {
                        node.scene.report("A navigationDestination inside a lazy container is ignored")
                    }
                    found.append(view)
                }
                return true
            }
        }
        if found.count > 1 { node.scene.report("Two navigationDestinations for one type: only the outermost is used") }
        if found.isEmpty { node.scene.report("No navigationDestination for \(type(of: value.base))") }
        return found.first
    }

    private func presented(in page: Node) -> (key: AnyHashable, view: any View, pop: @MainActor () -> Void)? {
        var found: (key: AnyHashable, view: any View, pop: @MainActor () -> Void)?
        page.visit { node in
            if node !== page, node.isPresented || node.isNavigationBoundary || found != nil { return false }
            if let provider = node.soughtModifier as? any PresentedDestination,
                let shown = provider.shown
            {
                found = (AnyHashable(["shown", AnyHashable(node.serial), shown.key]), shown.view, shown.pop)
            }
            return true
        }
        return found
    }
}

private struct NavigationKey: EnvironmentKey { static var defaultValue: StackState? { nil } }
private struct NavigationBackKey: EnvironmentKey { static var defaultValue: NavigationPage.Back? { nil } }

extension EnvironmentValues {
    /// The stack that links push onto.
    var navigation: StackState? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
    /// Where the root page of a stack goes back to: the column before, in a split view shown as one column.
    var navigationBack: NavigationPage.Back? {
        get { self[NavigationBackKey.self] }
        set { self[NavigationBackKey.self] = newValue }
    }
}
