import Foundation

/// Buttons behind a row at one edge.
@MainActor final class SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    weak var node: Node?

    init(edge: HorizontalEdge, allowsFullSwipe: Bool) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
    }

    var actions: [ControlAction] { ControlAction.all(in: node?.extraChildren.flatMap { $0.items() } ?? []) }
}

struct SwipeActionsModifier<Content: View> {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: Content
}

extension SwipeActionsModifier: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues, node: Node) {
        if let swipe = node.memory as? SwipeActions { environment.list.row.swipes.append(swipe) }
    }

    func update(_ node: Node) {
        let known = node.memory as? SwipeActions
        let swipe =
            known.flatMap { $0.edge == edge && $0.allowsFullSwipe == allowsFullSwipe ? $0 : nil }
            ?? SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe)
        swipe.node = node
        node.memory = swipe
        var inner = node.environment
        inner.resetForLayer(.swipe)
        inner.isSystemChrome = true
        inner.foregroundStyles = [Color.white]
        node.extraChildren = [
            node.adopt(content, key: "swipe", replacing: node.extraChildren.first, environment: inner)
        ]
    }
}

extension View {
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modified(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
    }
}
