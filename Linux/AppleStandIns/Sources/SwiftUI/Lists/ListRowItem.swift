import Drawing
import Foundation
import Stage

/// Which ends of its section's card a row is.
struct RowCorners: Equatable {
    let isFirst: Bool
    let isLast: Bool
}

/// A row: its card, its content set in, its separator, what touches on it do.
final class ListRowItem: WrapperItem {
    let place: RowPlace
    let corners: RowCorners
    let memory: ListMemory
    let settings: ListSettings
    let list: Node
    let row: RowSettings
    /// The buttons that a swipe has uncovered, with the frames that they have.
    var uncovered: [(action: RowAction, frame: CGRect)] = []

    init(
        _ content: Item, place: RowPlace, corners: RowCorners, memory: ListMemory, settings: ListSettings, list: Node
    ) {
        self.place = place
        self.corners = corners
        self.memory = memory
        self.settings = settings
        self.list = list
        row = content.rowSettings
        super.init(content.node, content)
    }

    // MARK: Layout

    var look: ListLook { ListLook(settings.style, width: frame.width) }
    var insets: EdgeInsets { row.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
    var isEditing: Bool { list.environment.editMode?.wrappedValue.isEditing == true }
    var leadingTool: CGFloat { isEditing && deletes ? 38 : 0 }
    var trailingTool: CGFloat { isEditing && moves ? 36 : 0 }
    var deletes: Bool { row.delete != nil && !row.deleteDisabled }
    var moves: Bool { row.move != nil && !row.moveDisabled }

    private func offer(_ width: CGFloat) -> ProposedViewSize {
        let margin = ListLook(settings.style, width: width).margin
        let taken = margin * 2 + insets.leading + insets.trailing + leadingTool + trailingTool
        return ProposedViewSize(width: max(0, width - taken), height: nil)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? list.scene.size.width
        let content = child.size(offer(width))
        return CGSize(width: width, height: max(settings.minRowHeight, content.height + insets.top + insets.bottom))
    }

    /// The card's part that is this row.
    var card: CGRect { frame.insetBy(dx: look.margin, dy: 0) }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let offer = offer(frame.width)
        let size = child.size(offer)
        let room = card
        uncovered = uncoveredFrames(in: room)
        let edge = memory.revealed?.edge
        let shown = uncovered.map(\.frame.width).reduce(0, +)
        let shift = edge == .leading ? shown : -shown
        let x = room.minX + insets.leading + leadingTool + shift
        let left = isRightToLeft ? room.minX + room.maxX - x - size.width : x
        let free = room.height - insets.top - insets.bottom - size.height
        child.place(
            in: CGRect(x: left, y: room.minY + insets.top + max(0, free / 2), width: size.width, height: size.height),
            proposal: offer)
    }

    private func uncoveredFrames(in room: CGRect) -> [(action: RowAction, frame: CGRect)] {
        guard let revealed = memory.revealed, revealed.row == ObjectIdentifier(node) else { return [] }
        let width: CGFloat = 74
        return actions(at: revealed.edge).enumerated().map { index, action in
            let x = CGFloat(index) * width
            let isAtRight = (revealed.edge == .trailing) != isRightToLeft
            let left = isAtRight ? room.maxX - x - width : room.minX + x
            return (action, CGRect(x: left, y: room.minY, width: width, height: room.height))
        }
    }

    // MARK: Actions

    /// A button behind the row.
    struct RowAction {
        let name: String
        let isDestructive: Bool
        let item: Item?
        let perform: @MainActor () -> Void
    }

    func actions(at edge: HorizontalEdge) -> [RowAction] {
        let own = row.swipes.filter { $0.edge == edge }.flatMap(\.actions).map {
            RowAction(name: $0.name, isDestructive: $0.isDestructive, item: $0.item, perform: $0.perform)
        }
        // Buttons of its own take the place of the automatic one.
        guard edge == .trailing, row.swipes.isEmpty, deletes, let delete = row.delete else { return own }
        let offset = place.offset
        return [
            RowAction(name: SystemWords.delete.text(in: environment), isDestructive: true, item: nil) {
                delete(IndexSet(integer: offset))
            }
        ]
    }

    private func close() {
        guard memory.revealed != nil else { return }
        memory.revealed = nil
        node.scene.setNeedsLayout()
    }

    private func reveal(_ edge: HorizontalEdge) {
        memory.revealed = (ObjectIdentifier(node), edge)
        node.scene.setNeedsLayout()
    }

    // MARK: Touch

    override func hits(_ point: CGPoint) -> [Item] {
        guard frame.contains(point) else { return [] }
        if !uncovered.isEmpty { return [self] }
        return child.hits(point) + [self]
    }

    override var responder: Responder? {
        var responder = Responder()
        responder.tap = tapAction
        responder.drag = { [weak self] step in self?.drag(step) ?? false }
        return responder
    }

    private var tapAction: (@MainActor (CGPoint) -> Void)? {
        if !uncovered.isEmpty {
            return { [weak self] point in
                let touched = self?.uncovered.first { $0.frame.contains(point) }
                self?.close()
                touched?.action.perform()
            }
        }
        if isEditing, deletes {
            return { [weak self] point in
                guard let self else { return }
                let fromStart = self.isRightToLeft ? self.card.maxX - point.x : point.x - self.card.minX
                if fromStart < 54 { self.reveal(.trailing) } else { self.select() }
            }
        }
        let buttons = rowButtons
        if !buttons.isEmpty {
            return { _ in
                for button in buttons where button.environment.isEnabled { button.behavior.action() }
            }
        }
        guard memory.selection != nil else { return nil }
        return { [weak self] _ in self?.select() }
    }

    /// The buttons that answer a touch anywhere on the row.
    private var rowButtons: [ButtonItem] {
        var found: [ButtonItem] = []
        child.search { part in
            if let button = part as? ButtonItem, button.fillsRow { found.append(button) }
            return false
        }
        if found.count > 1 {
            node.scene.report(
                "A row of a list has several buttons of the automatic style: a touch on it does what all of them do")
        }
        return found
    }

    private var tag: AnyHashable {
        guard let value = child.tagValue as? any Hashable else { return place.key }
        return AnyHashable(value)
    }

    private func select() {
        guard let selection = memory.selection, !row.selectionDisabled else { return }
        if !selection.toggle(tag) {
            node.scene.report("A row of a list has a tag of another type than the list's selection")
        }
    }

    var isSelected: Bool { memory.selection?.contains(tag) ?? false }

    private func drag(_ step: Responder.DragStep) -> Bool {
        if moves, step.held >= 0.4 || (isEditing && isOnHandle(step.start)) { return move(step) }
        let distance = isRightToLeft ? -step.translation.width : step.translation.width
        guard abs(step.translation.width) > abs(step.translation.height) * 1.5, abs(distance) > 24 else { return false }
        let edge: HorizontalEdge = distance < 0 ? .trailing : .leading
        let actions = actions(at: edge)
        guard step.hasEnded else { return !actions.isEmpty || memory.revealed != nil }
        if let revealed = memory.revealed, revealed.row == ObjectIdentifier(node), revealed.edge != edge {
            close()
            return true
        }
        guard !actions.isEmpty else { return false }
        let isFull = row.swipes.filter { $0.edge == edge }.allSatisfy(\.allowsFullSwipe)
        if isFull, abs(distance) > card.width * 0.6, let first = actions.first {
            close()
            first.perform()
        } else {
            reveal(edge)
        }
        return true
    }

    private func isOnHandle(_ point: CGPoint) -> Bool {
        let fromEnd = isRightToLeft ? point.x - card.minX : card.maxX - point.x
        return fromEnd < 44
    }

    /// Puts the row where the finger lets go, among the rows of the same collection.
    private func move(_ step: Responder.DragStep) -> Bool {
        guard step.hasEnded, let move = row.move else { return true }
        let rows = Int((step.translation.height / max(1, frame.height + settings.rowSpacing)).rounded())
        let target = min(max(0, place.offset + rows), place.count - 1)
        guard target != place.offset else { return true }
        move(IndexSet(integer: place.offset), target > place.offset ? target + 1 : target)
        return true
    }

    // MARK: Drawing

    override func draw(on canvas: Canvas) {
        let isDark = environment.colorScheme == .dark
        let room = card
        canvas.save()
        if look.corner > 0 { canvas.clip(to: outline(room)) }
        drawGround(on: canvas, room, isDark: isDark)
        drawUncovered(on: canvas)
        super.draw(on: canvas)
        drawTools(on: canvas, room, isDark: isDark)
        canvas.restore()
        if !corners.isLast, !row.hidesBottomSeparator { drawSeparator(on: canvas, room, isDark: isDark) }
    }

    // MARK: Meaning

    override func semantics() -> [Semantics] {
        var cell = Semantics(role: .cell, item: self, part: 50)
        var parts = child.semantics()
        let actions = actions(at: .leading) + actions(at: .trailing)
        for index in parts.indices {
            for action in actions where !parts[index].actions.contains(where: { $0.name == action.name }) {
                parts[index].actions.append((action.name, action.perform))
            }
            if memory.selection != nil {
                parts[index].element.isSelected = parts[index].element.isSelected || isSelected
                if parts[index].activate == nil { parts[index].activate = { [weak self] in self?.select() } }
            }
        }
        cell.element.isSelected = isSelected
        cell.children = parts
        return [cell]
    }
}
