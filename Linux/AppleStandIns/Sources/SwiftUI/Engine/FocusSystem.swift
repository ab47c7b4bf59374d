import Drawing
import Foundation
import Stage

/// The keyboard of one window: which control it is at, where text goes, what keys do.
///
/// It goes through all controls, as a phone does with Full Keyboard Access switched on.
@MainActor final class FocusSystem {
    private weak var held: (any FocusTarget)?
    /// A ring is shown once keys move the focus, until the next touch.
    private var showsRing = false

    init() {}

    /// The control with the focus, if it is still there.
    var current: (any FocusTarget)? {
        guard let held, held.focusNode?.isAttached == true else { return nil }
        return held
    }

    var caret: CGRect? { current?.caret }

    // MARK: Moving

    func focus(_ target: (any FocusTarget)?) {
        guard target !== held else { return }
        let old = held
        let oldLinks = old?.focusNode?.environment.focusLinks ?? []
        held = target
        let newLinks = target?.focusNode?.environment.focusLinks ?? []
        for link in oldLinks where !newLinks.contains(where: { $0.node === link.node }) {
            link.owner.focusLeft(link.node)
        }
        for link in newLinks { link.owner.focusMoved(to: link.node) }
        old?.focusChanged(false)
        target?.focusChanged(true)
    }

    /// Takes the focus from a control that is linked to `owner`.
    func resign(heldFor owner: any FocusOwner) {
        guard let links = current?.focusNode?.environment.focusLinks else { return }
        if links.contains(where: { $0.owner === owner }) { focus(nil) }
    }

    /// A touch beside all controls ends typing.
    func resign(in scene: WindowScene) {
        showsRing = false
        focus(nil)
    }

    /// Moves to the next or previous control in reading order, round the ends.
    func move(by step: Int, in scene: WindowScene) -> Bool {
        let targets = targets(in: scene)
        guard !targets.isEmpty else { return false }
        showsRing = true
        var index = step > 0 ? 0 : targets.count - 1
        if let current, let at = targets.firstIndex(where: { $0 === current }) {
            index = (at + step + targets.count) % targets.count
        }
        focus(targets[index])
        if let item = targets[index].focusItem { scene.reveal(item.frame) }
        return true
    }

    /// The controls that can be reached, in reading order: those of the topmost modal layer.
    func targets(in scene: WindowScene) -> [any FocusTarget] {
        var targets: [any FocusTarget] = []
        for item in scene.reachableItems {
            item.search { part in
                if let target = (part as? any FocusTargetHolder)?.focusTarget, target.isFocusable {
                    targets.append(target)
                }
                return false
            }
        }
        return targets
    }

    // MARK: Typing

    /// Puts text where the focus is.
    func insert(_ text: String, in scene: WindowScene) throws {
        guard let current, current.takesText, current.isFocusable else {
            throw GestureRefusal("No text field has the keyboard's focus.")
        }
        for character in text {
            if character == "\n" || character == "\r" {
                _ = current.handle(.return, [])
            } else if character == "\u{8}" || character == "\u{7F}" {
                _ = current.handle(.delete, [])
            } else {
                current.insert(String(character))
            }
            scene.update()
        }
        scene.revealCaret()
    }

    /// Does what a key does here: edits text, activates a shortcut, moves the focus, closes what is on top.
    func press(_ key: Key, _ modifiers: KeyModifiers, in scene: WindowScene) throws {
        if use(key, modifiers, in: scene) { return }
        if key == .escape, modifiers.isEmpty { return try scene.escape() }
        throw GestureRefusal("That key does nothing here.")
    }

    private func use(_ key: Key, _ modifiers: KeyModifiers, in scene: WindowScene) -> Bool {
        if let current, current.isFocusable {
            if current.takesText, current.handle(key, modifiers) { return true }
            if let press = KeyPress(key, modifiers) {
                let handlers = current.focusNode?.environment.focusing.keyPresses ?? []
                for handler in handlers.reversed() where handler(press) == .handled { return true }
            }
        }
        if performShortcut(key, modifiers, in: scene.reachableItems) { return true }
        if scene.performCommand(key, modifiers) { return true }
        return navigate(key, modifiers, in: scene)
    }

    /// Activates the first enabled button among `items` that has the shortcut.
    func performShortcut(_ key: Key, _ modifiers: KeyModifiers, in items: [Item]) -> Bool {
        for item in items {
            let isDone = item.search { part in
                guard let button = part as? any ShortcutItem, let shortcut = part.environment.keyboardShortcut,
                    shortcut.matches(key, modifiers), part.environment.isEnabled
                else { return false }
                button.performShortcut()
                return true
            }
            if isDone { return true }
        }
        return false
    }

    private func navigate(_ key: Key, _ modifiers: KeyModifiers, in scene: WindowScene) -> Bool {
        guard modifiers.subtracting(.shift).isEmpty else { return false }
        switch key {
        case .tab: return move(by: modifiers.contains(.shift) ? -1 : 1, in: scene)
        case .downArrow: return move(by: 1, in: scene)
        case .upArrow: return move(by: -1, in: scene)
        case .rightArrow: return move(by: scene.isRightToLeft ? -1 : 1, in: scene)
        case .leftArrow: return move(by: scene.isRightToLeft ? 1 : -1, in: scene)
        case .space, .return:
            guard let current, current.isFocusable, !current.takesText else { return false }
            showsRing = true
            current.activateByKey()
            return true
        default: return false
        }
    }

    // MARK: Drawing

    func drawRing(on canvas: Canvas, in scene: WindowScene) {
        guard showsRing, let current, current.isFocusable, let item = current.focusItem else { return }
        guard item.environment.focusing.showsRing else { return }
        let color = Color.accentColor.rgba(in: item.environment)
        // Around text the ring keeps off the letters.
        let frame = current.takesText ? item.frame.insetBy(dx: -7, dy: -5) : item.frame.insetBy(dx: -3, dy: -3)
        canvas.stroke(.roundedRectangle(frame, radius: 8), with: .color(color), pen: Pen(width: 3))
    }
}

extension WindowScene {
    /// What can be reached: the content of the topmost layer.
    var reachableItems: [Item] { layers.last.map { [$0.item] } ?? [] }
    var isRightToLeft: Bool { app.traits.isRightToLeft }
}

/// An item that a keyboard shortcut of its environment activates.
@MainActor protocol ShortcutItem: Item {
    func performShortcut()
}
