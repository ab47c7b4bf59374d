import Foundation

/// Content that scrolls where it is larger than the space for it.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ScrollView: PrimitiveView {
    func update(_ node: Node) {
        let state = ScrollState.of(node)
        if let position = node.environment.scroll.position, let wanted = position.read(), wanted != state.lastPosition {
            state.lastPosition = wanted
            state.target = ScrollTarget(id: wanted, anchor: position.anchor ?? .topLeading)
        }
        let axes = axes
        node.reconcile([content]) {
            $0.isLazyContainer = false
            $0.stackAxis = axes == .horizontal ? .horizontal : .vertical
            // What was said to this scroll view is not said to those within.
            $0.scroll.margins = EdgeInsets()
            $0.scroll.position = nil
            $0.scroll.anchor = nil
        }
    }

    func makeItems(_ node: Node) -> [Item] {
        let items = node.children.flatMap { $0.items() }
        // Several views side by side stand as in a stack.
        let content: Item =
            if let only = items.first, items.count == 1 {
                only
            } else if axes == .horizontal {
                LayoutItem(node, layout: HStackLayout(), children: items)
            } else {
                LayoutItem(node, layout: VStackLayout(), children: items)
            }
        return [ScrollItem(node, axes: axes, content: content, state: ScrollState.of(node))]
    }
}

/// The binding of `scrollPosition`, its type forgotten.
struct ScrollPositionLink {
    let read: @MainActor () -> AnyHashable?
    let write: @MainActor (AnyHashable) -> Void
    let anchor: UnitPoint?
}

extension View {
    public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        nonisolated(unsafe) let id = id
        return scrollSetting { $0.position = ScrollPositionLink(id, anchor: anchor) }
    }

    /// Rows are targets of `scrollPosition` here wherever they are.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

extension ScrollPositionLink {
    @MainActor init<ID: Hashable>(_ binding: Binding<ID?>, anchor: UnitPoint?) {
        read = { binding.wrappedValue.map { AnyHashable($0) } }
        write = { new in
            if let id = new.base as? ID { binding.wrappedValue = id }
        }
        self.anchor = anchor
    }
}
