import Foundation

extension Node {
    /// Whether the node, or one above it and below `top`, was made for the element of that identity.
    fileprivate func bears(_ identity: AnyHashable, below top: Node) -> Bool {
        var node: Node? = self
        while let current = node, current !== top {
            if let parent = current.parent, parent.view is any RowSource, current.key == identity { return true }
            node = current.parent
        }
        return false
    }
}

extension Item {
    /// Forgets the sizes of whatever holds a lazy stack; those of its rows stay. Returns whether there was one.
    func forgetSizesAroundLazyStacks() -> Bool {
        var holdsOne = self is LazyStackItem
        if !(self is ScrollItem) {
            for child in childItems where child.forgetSizesAroundLazyStacks() { holdsOne = true }
        }
        if holdsOne { forgetOwnSizes() }
        return holdsOne
    }

    /// Where what bears an identity lies, in points of the window, in sight or not.
    func frame(ofIdentity identity: AnyHashable, below top: Node) -> CGRect? {
        if let stack = self as? LazyStackItem, let row = stack.frame(ofRow: identity) { return row }
        if let identified = self as? IdentifiedItem, identified.id == identity { return frame }
        if node.bears(identity, below: top) { return frame }
        for child in childItems {
            if let found = child.frame(ofIdentity: identity, below: top) { return found }
        }
        return nil
    }

    /// The identity of the first row that shows in `area`.
    func firstIdentity(in area: CGRect, axes: Axis.Set) -> AnyHashable? {
        func shows(_ frame: CGRect) -> Bool {
            axes.contains(.vertical) ? frame.maxY > area.minY + 0.5 : frame.maxX > area.minX + 0.5
        }
        if let stack = self as? LazyStackItem, let row = stack.rowsInSight.first(where: { shows($0.frame) }) {
            return row.key
        }
        if let parent = node.parent, parent.view is any RowSource, shows(frame) { return node.key }
        for child in childItems {
            if let found = child.firstIdentity(in: area, axes: axes) { return found }
        }
        return nil
    }

    /// Scrolls every scroll view around what `node` made so that `rect`, in points of the window, shows. False where it is not below.
    func reveal(_ rect: CGRect, ofNode serial: Int) -> Bool {
        var isAround = node.serial == serial
        for child in childItems where child.reveal(rect, ofNode: serial) { isAround = true }
        if isAround, node.serial != serial, let scroll = self as? ScrollItem { scroll.reveal(rect) }
        return isAround
    }
}
