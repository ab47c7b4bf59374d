import Foundation

/// Gives its content a proxy by which it scrolls the scroll views within.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: PrimitiveView {
    func update(_ node: Node) { node.reconcile([content(ScrollViewProxy(place: ReaderPlace(node: node)))]) }
}

/// Scrolls the scroll views of one reader.
public struct ScrollViewProxy {
    let place: ReaderPlace

    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        nonisolated(unsafe) let target = ScrollTarget(id: AnyHashable(id), anchor: anchor)
        let place = place
        MainActor.assumeIsolated { place.scroll(to: target) }
    }
}

/// The node of a reader, which its proxies do not keep alive.
final class ReaderPlace: @unchecked Sendable {
    private weak var node: Node?
    init(node: Node) { self.node = node }

    @MainActor func scroll(to target: ScrollTarget) {
        guard let node, node.isAttached else { return }
        if Node.evaluating != nil { node.scene.report("scrollTo was called while a body was evaluated") }
        node.visit { inner in
            if let state = inner.memory as? any ScrollStateHolder { state.scrollState.target = target }
            return true
        }
        node.scene.setNeedsLayout()
    }
}

/// Memory of a node that scrolls: its state, or something that keeps one.
@MainActor protocol ScrollStateHolder: AnyObject {
    var scrollState: ScrollState { get }
}

extension ScrollState: ScrollStateHolder {
    var scrollState: ScrollState { self }
}

extension ListMemory: ScrollStateHolder {
    var scrollState: ScrollState { scroll }
}
