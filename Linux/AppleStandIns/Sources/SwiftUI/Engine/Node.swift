import Foundation
import Observation

/// A view that stands at one place of the tree, with its identity, its state and its environment.
///
/// Nodes live as long as the view keeps its place; values of views come and go. A node whose state, environment or observed
/// model changed is out of date and asks its window for an update.
@MainActor final class Node {
    private(set) weak var parent: Node?
    let scene: WindowScene
    private(set) var view: any View
    private(set) var environment: EnvironmentValues
    private(set) var children: [Node] = []
    /// The key that tells this node from its siblings: its position, a branch, an element's id.
    let key: AnyHashable
    /// Stable number of this node, part of the ids of its elements.
    let serial: Int
    let depth: Int
    /// Storage of the view's dynamic properties, by the order of their declaration.
    var slots: [Int: AnyObject] = [:]
    /// Whatever a primitive view keeps from one update to the next.
    var memory: AnyObject?
    private(set) var isAttached = true
    /// Called once when the node leaves the tree.
    var onDetach: [@MainActor () -> Void] = []
    /// Begins a tree of its own: what a sheet or a menu shows. Searches for titles and bar items stop here.
    var isPresented = false
    /// What searches ask of every node, told once, as a node keeps views of one type.
    let isNavigationBoundary: Bool
    private let holdsSoughtModifier: Bool
    private var generation = 0
    private var isOutOfDate = true
    /// The transaction of the change that put the node out of date.
    private var transaction = Transaction()
    /// Children to render once this node's own view has been read. Observation counts what is read within a tracked
    /// function as read by it too: rendered at once, every node would depend on all that is read below it.
    private var waiting: [Node] = []
    private var collectsWaiting = false
    /// The node waits for its parent to render it, under this transaction.
    private var awaited: Transaction?
    private var cachedItems: [Item]?

    /// The node whose body is being evaluated.
    static var evaluating: Node?
    private static var lastSerial = 0
    /// Bodies evaluated since the process began: for tests of what an update costs.
    static var bodyEvaluations = 0

    init(_ view: any View, key: AnyHashable, parent: Node?, scene: WindowScene, environment: EnvironmentValues) {
        self.view = view
        self.key = key
        self.parent = parent
        self.scene = scene
        self.environment = environment
        depth = (parent?.depth ?? -1) + 1
        isNavigationBoundary = view is any NavigationBoundary
        holdsSoughtModifier = (type(of: view) as? any SoughtModifierHolder.Type)?.holdsSought ?? false
        Node.lastSerial += 1
        serial = Node.lastSerial
    }

    /// Takes a new value of the same view, and the environment of its place. As on iOS, nothing is evaluated where both are
    /// what they were: what else a view reads puts it out of date by itself.
    func update(_ view: any View, environment: EnvironmentValues) {
        let isAsBefore =
            awaited == nil && !isOutOfDate && environment.isCopy(of: self.environment) && view.isSame(as: self.view)
        if isAsBefore { return }
        self.view = view
        self.environment = environment
        renderBelowParent()
    }

    /// Renders now, or once the parent has read its own view.
    private func renderBelowParent() {
        guard let parent, parent.collectsWaiting else { return render() }
        if awaited == nil { parent.waiting.append(self) }
        awaited = Transaction.updating
    }

    /// Takes another environment without evaluating anything.
    func replaceEnvironment(_ environment: EnvironmentValues) { self.environment = environment }

    /// Marks the node as out of date; its window renders it before the next picture.
    func invalidate() {
        if !Transaction.current.isPlain { transaction = Transaction.current }
        guard isAttached, !isOutOfDate else { return }
        isOutOfDate = true
        scene.needsRender(self)
    }

    func renderIfNeeded() {
        if isAttached, isOutOfDate { render() }
    }

    private func render() {
        isOutOfDate = false
        generation += 1
        let outer = Transaction.updating
        if let awaited { Transaction.updating = awaited }
        if !transaction.isPlain { Transaction.updating = transaction }
        awaited = nil
        transaction = Transaction()
        defer { Transaction.updating = outer }
        discardItems()
        func open<V: View>(_ view: V) {
            if let primitive = view as? any PrimitiveView {
                let outer = Node.evaluating
                Node.evaluating = self
                collectsWaiting = true
                tracked { primitive.update(self) }
                collectsWaiting = false
                Node.evaluating = outer
                renderWaiting()
            } else {
                reconcile([evaluateBody(view)])
            }
        }
        open(view)
    }

    private func renderWaiting() {
        let nodes = waiting
        waiting = []
        for node in nodes where node.isAttached && node.awaited != nil { node.render() }
    }

    /// Evaluates a part of the view that its container asks for only when it lays out, as what the view itself reads.
    func reading<Value>(_ work: () -> Value) -> Value {
        let outer = Node.evaluating
        Node.evaluating = self
        defer { Node.evaluating = outer }
        return tracked(work)
    }

    private func evaluateBody<V: View>(_ value: V) -> V.Body {
        var view = value
        DynamicProperties.install(in: &view, node: self)
        let outer = Node.evaluating
        Node.evaluating = self
        defer { Node.evaluating = outer }
        Node.bodyEvaluations += 1
        return tracked { view.body }
    }

    /// Runs `work`; a change of what it read from an observable model puts the node out of date.
    func tracked<Value>(_ work: () -> Value) -> Value {
        let current = generation
        return withObservationTracking(work) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.generation == current else { return }
                if let node = Node.evaluating {
                    self.scene.report("A model was changed while a body was evaluated, in \(type(of: node.view))")
                }
                self.invalidate()
            }
        }
    }

    // MARK: Children

    /// Makes the children show `views`, keeping the nodes whose key and type stayed.
    func reconcile(
        _ views: [any View], keys: [AnyHashable]? = nil, environment change: ((inout EnvironmentValues) -> Void)? = nil
    ) {
        var inner = environment
        change?(&inner)
        // A child tells at once that its environment is the one that it has.
        if let before = children.first?.environment, inner.isSame(as: before) { inner = before }
        var old: [AnyHashable: Node] = [:]
        for child in children { old[child.key] = child }
        var new: [Node] = []
        new.reserveCapacity(views.count)
        for (index, view) in views.enumerated() {
            let key = keys?[index] ?? AnyHashable(index)
            if let node = old[key], type(of: node.view) == type(of: view) {
                old[key] = nil
                new.append(node)
                node.update(view, environment: inner)
            } else {
                let node = Node(view, key: key, parent: self, scene: scene, environment: inner)
                new.append(node)
                node.renderBelowParent()
            }
        }
        children = new
        for node in old.values { node.detach() }
    }

    /// Makes or updates one child apart from `children`, for content that is made on demand.
    func adopt(_ view: any View, key: AnyHashable, replacing old: Node?, environment inner: EnvironmentValues? = nil)
        -> Node
    {
        let environment = inner ?? self.environment
        if let old, old.isAttached, type(of: old.view) == type(of: view) {
            old.update(view, environment: environment)
            return old
        }
        old?.detach()
        let node = Node(view, key: key, parent: self, scene: scene, environment: environment)
        node.renderBelowParent()
        return node
    }

    /// Children made by `adopt`, so that they are detached and searched with this node.
    var extraChildren: [Node] = []

    func detach() {
        guard isAttached else { return }
        isAttached = false
        for child in children + extraChildren { child.detach() }
        let callbacks = onDetach
        onDetach = []
        for callback in callbacks { callback() }
    }

    // MARK: Items

    /// What this node gives its container to lay out. Kept until the node or something below it changes.
    func items() -> [Item] {
        if awaited != nil { render() }
        if let cachedItems { return cachedItems }
        guard let primitive = view as? any PrimitiveView else {
            let items = children.flatMap { $0.items() }
            cachedItems = items
            return items
        }
        let items = primitive.makeItems(self)
        cachedItems = items
        return items
    }

    /// Forgets the items of this node and of all above it, whose items hold them.
    func discardItems() {
        var node: Node? = self
        while let current = node {
            if current !== self, current.cachedItems == nil { break }
            current.cachedItems = nil
            node = current.parent
        }
    }

    /// The modifier that the view is, if it is of those that are looked for.
    var soughtModifier: (any SoughtModifier)? {
        holdsSoughtModifier ? (view as? any SoughtModifierHolder)?.soughtModifier : nil
    }

    /// The node and all below it, depth first; `enter` says whether to look below a node.
    func visit(_ enter: (Node) -> Bool) {
        if awaited != nil { render() }
        guard enter(self) else { return }
        for child in children { child.visit(enter) }
        for child in extraChildren { child.visit(enter) }
    }
}
