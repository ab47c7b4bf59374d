import Drawing
import Foundation

/// Content made from the size and place that it gets. Takes all the space offered, its content at the top leading corner.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    func update(_ node: Node) {
        let memory = (node.memory as? GeometryMemory) ?? GeometryMemory()
        node.memory = memory
        let content = content
        memory.makeContent = { content(GeometryProxy(facts: memory.facts)) }
        node.reconcile([])
    }

    func makeItems(_ node: Node) -> [Item] {
        (node.memory as? GeometryMemory).map { [GeometryItem(node, memory: $0)] } ?? []
    }
}

/// Where a geometry reader was placed last, and what it asked for.
@MainActor final class GeometryFacts {
    var frame = CGRect.zero
    var insets = EdgeInsets()
    var spaces: [(name: AnyHashable, frame: CGRect)] = []
    var wasAskedForPlace = false
}

@MainActor final class GeometryMemory {
    let facts = GeometryFacts()
    var content: Node?
    /// Set anew by each update: content made by an older one is out of date.
    var makeContent: (@MainActor () -> any View)? {
        didSet { isOutOfDate = true }
    }
    private var isOutOfDate = true

    /// Makes the content for its new place where that or what made it changed.
    func take(_ frame: CGRect, insets: EdgeInsets, node: Node) {
        let spaces = SpacesAround.list
        let moved =
            facts.frame.origin != frame.origin
            || facts.spaces.map(\.frame) != spaces.map(\.frame) || facts.spaces.map(\.name) != spaces.map(\.name)
        let changed = facts.frame.size != frame.size || facts.insets != insets || (moved && facts.wasAskedForPlace)
        facts.frame = frame
        facts.insets = insets
        facts.spaces = spaces
        guard isOutOfDate || changed, let makeContent else { return }
        isOutOfDate = false
        let outer = Node.evaluating
        Node.evaluating = node
        let view = node.tracked(makeContent)
        Node.evaluating = outer
        var environment = node.environment
        environment.isLazyContainer = false
        environment.stackAxis = nil
        let made = node.adopt(view, key: "content", replacing: content, environment: environment)
        content = made
        node.extraChildren = [made]
    }
}

@MainActor final class GeometryItem: Item {
    private let memory: GeometryMemory
    private var contents: [Item] = []

    init(_ node: Node, memory: GeometryMemory) {
        self.memory = memory
        super.init(node)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let beyond = node.scene.region.extended(frame)
        let (left, right) = (frame.minX - beyond.minX, beyond.maxX - frame.maxX)
        let insets = EdgeInsets(
            top: frame.minY - beyond.minY, leading: isRightToLeft ? right : left, bottom: beyond.maxY - frame.maxY,
            trailing: isRightToLeft ? left : right)
        memory.take(frame, insets: insets, node: node)
        contents = memory.content?.items() ?? []
        for item in contents {
            let size = item.size(ProposedViewSize(frame.size))
            let x = isRightToLeft ? frame.maxX - size.width : frame.minX
            item.place(
                in: CGRect(origin: CGPoint(x: x, y: frame.minY), size: size), proposal: ProposedViewSize(frame.size))
        }
    }

    override var childItems: [Item] { contents }
    override func draw(on canvas: Canvas) { for item in contents { item.draw(on: canvas) } }
    override func hits(_ point: CGPoint) -> [Item] {
        for item in contents.reversed() {
            let hits = item.hits(point)
            if !hits.isEmpty { return hits }
        }
        return []
    }
    override func semantics() -> [Semantics] { Semantics.ordered(contents.flatMap { $0.semantics() }) }
    override func forgetSizes() {
        super.forgetSizes()
        for item in contents { item.forgetSizes() }
    }
}

/// The size and place of a geometry reader.
public struct GeometryProxy {
    let facts: GeometryFacts

    private func read<Value>(_ value: @MainActor (GeometryFacts) -> Value) -> Value {
        let facts = facts
        return withoutActuallyEscaping(value) { value in MainActor.assumeIsolated { UncheckedBox(value(facts)) }.value }
    }

    public var size: CGSize { read { $0.frame.size } }
    public var safeAreaInsets: EdgeInsets { read { $0.insets } }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        nonisolated(unsafe) let space = coordinateSpace
        return read { facts in
            if space != .local { facts.wasAskedForPlace = true }
            switch space {
            case .global: return facts.frame
            case .local: return CGRect(origin: .zero, size: facts.frame.size)
            case .named(let name):
                // A name that nothing around bears stands for the window.
                let origin = facts.spaces.last { $0.name == name }?.frame.origin ?? .zero
                return facts.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            }
        }
    }

    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        nonisolated(unsafe) let name = coordinateSpace.name
        return read { facts in
            facts.wasAskedForPlace = true
            guard let frame = facts.spaces.last(where: { $0.name == name })?.frame else { return nil }
            return frame.offsetBy(dx: -facts.frame.minX, dy: -facts.frame.minY)
        }
    }
}
