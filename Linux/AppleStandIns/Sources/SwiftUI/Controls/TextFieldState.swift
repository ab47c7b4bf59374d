import Foundation
import Stage

/// The text being edited in one field: its caret, its selection, what keys do to it.
@MainActor final class TextFieldState: FocusTarget {
    weak var focusNode: Node?
    weak var focusItem: Item?
    let takesText = true
    private(set) var isMultiline = false
    private(set) var prompt: Text?
    private var source: TextSource?
    /// What is typed but not yet a value.
    private var draft: String?
    /// The caret, and where the selection began, in UTF-16 units from the start of the text.
    private(set) var position = 0
    private var anchor: Int?

    static func of(_ node: Node) -> TextFieldState {
        if let known = node.memory as? TextFieldState { return known }
        let new = TextFieldState()
        node.memory = new
        return new
    }

    func take(_ source: TextSource, prompt: Text?, isMultiline: Bool, node: Node) {
        self.source = source
        self.prompt = prompt
        self.isMultiline = isMultiline
        focusNode = node
        // Read while the node is being updated, so that a change of the text comes back to it.
        let length = source.read().utf16.count
        if draft == nil { position = min(position, length) }
        if let start = anchor, start > length { anchor = nil }
    }

    var text: String { draft ?? source?.read() ?? "" }
    var hasFocus: Bool { focusNode.map { $0.scene.focus.current === self } ?? false }

    var selection: Range<Int>? {
        guard let anchor, anchor != position else { return nil }
        return min(anchor, position)..<max(anchor, position)
    }

    // MARK: Editing

    func insert(_ new: String) { replace(selection ?? position..<position, with: new) }

    private func replace(_ range: Range<Int>, with new: String) {
        let old = text
        let start = old.utf16.index(old.startIndex, offsetBy: min(range.lowerBound, old.utf16.count))
        let end = old.utf16.index(old.startIndex, offsetBy: min(range.upperBound, old.utf16.count))
        let result = String(old[..<start]) + new + String(old[end...])
        position = range.lowerBound + new.utf16.count
        anchor = nil
        if source?.commitsAtEnd == true {
            draft = result
        } else {
            source?.write(result)
            // The model may keep another text than was typed.
            position = min(position, text.utf16.count)
        }
        focusNode?.invalidate()
    }

    func selectAll() {
        anchor = 0
        position = text.utf16.count
        focusNode?.scene.setNeedsLayout()
    }

    func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        if modifiers.contains(.command) {
            guard key == Key("a") else { return false }
            selectAll()
            return true
        }
        if modifiers.contains(.control) { return false }
        let isSelecting = modifiers.contains(.shift)
        switch key {
        case .delete: delete(word: modifiers.contains(.option))
        case .leftArrow: step(isRightToLeft ? 1 : -1, selecting: isSelecting)
        case .rightArrow: step(isRightToLeft ? -1 : 1, selecting: isSelecting)
        case .home: move(to: 0, selecting: isSelecting)
        case .end: move(to: text.utf16.count, selecting: isSelecting)
        case .upArrow, .downArrow: vertical(key == .upArrow ? -1 : 1, selecting: isSelecting)
        case .return:
            if isMultiline { insert("\n") } else { submit() }
        case .space: insert(" ")
        default:
            guard key.name.count == 1 else { return false }
            insert(isSelecting ? key.name.uppercased() : key.name)
        }
        return true
    }

    private var isRightToLeft: Bool { focusNode?.environment.layoutDirection == .rightToLeft }

    private func delete(word: Bool) {
        if let selection { return replace(selection, with: "") }
        guard position > 0 else { return }
        var start = boundary(from: position, by: -1)
        if word {
            let units = Array(text.utf16)
            while start > 0, units[start - 1] != 32 { start = boundary(from: start, by: -1) }
        }
        replace(start..<position, with: "")
    }

    private func step(_ direction: Int, selecting: Bool) {
        if !selecting, let selection {
            return move(to: direction < 0 ? selection.lowerBound : selection.upperBound, selecting: false)
        }
        move(to: boundary(from: position, by: direction), selecting: selecting)
    }

    private func vertical(_ direction: Int, selecting: Bool) {
        let target = (focusItem as? TextFieldItem)?.position(from: position, linesBy: direction)
        move(to: target ?? (direction < 0 ? 0 : text.utf16.count), selecting: selecting)
    }

    func move(to offset: Int, selecting: Bool) {
        if selecting {
            if anchor == nil { anchor = position }
        } else {
            anchor = nil
        }
        position = max(0, min(offset, text.utf16.count))
        focusNode?.scene.setNeedsLayout()
    }

    /// The next place between two characters.
    private func boundary(from offset: Int, by direction: Int) -> Int {
        let text = text
        let index = text.utf16.index(text.startIndex, offsetBy: min(offset, text.utf16.count))
        if direction < 0 {
            guard index > text.startIndex else { return 0 }
            return text.utf16.distance(from: text.startIndex, to: text.index(before: index))
        }
        guard index < text.endIndex else { return text.utf16.count }
        return text.utf16.distance(from: text.startIndex, to: text.index(after: index))
    }

    // MARK: Focus

    var caret: CGRect? { hasFocus ? (focusItem as? TextFieldItem)?.caretFrame : nil }
    func activateByKey() { submit() }

    func begin(at offset: Int? = nil) {
        guard let node = focusNode, node.environment.isEnabled else { return }
        touched = offset
        node.scene.focus.focus(self)
        touched = nil
        move(to: offset ?? text.utf16.count, selecting: false)
    }

    /// Where the touch that gives the focus meets the text; without one the caret goes to the end.
    private var touched: Int?

    func focusChanged(_ isFocused: Bool) {
        if isFocused {
            position = touched ?? text.utf16.count
            if let frame = focusItem?.frame {
                focusNode?.scene.whenUpdated { [weak focusNode] in focusNode?.scene.reveal(frame) }
            }
        } else {
            anchor = nil
            commit()
        }
        focusNode?.scene.setNeedsLayout()
    }

    private func commit() {
        guard let typed = draft else { return }
        draft = nil
        source?.write(typed)
        focusNode?.invalidate()
    }

    private func submit() {
        guard let node = focusNode else { return }
        commit()
        for submit in node.environment.textInput.submits where submit.triggers.contains(.text) { submit.action() }
        if hasFocus { node.scene.focus.focus(nil) }
    }
}
