import Foundation
import Stage

/// What people do to a window, carried out.
extension WindowScene {
    func perform(_ gesture: Stage.Gesture) throws {
        update()
        defer { update() }
        switch gesture {
        case .tap(let point): tap(point)
        case .press(let point, let seconds): press(point, seconds: seconds)
        case .drag(let from, let to, let holding): drag(from: from, to: to, holding: holding)
        case .scroll(let point, let dx, let dy): scroll(at: point, by: CGSize(width: dx, height: dy))
        case .pointerMoved: break
        case .activate(let id): try activate(id)
        case .adjust(let id, let up): try adjust(id, up: up)
        case .action(let id, let name): try act(id, name: name)
        case .rotor(let id, let name, let entry): try turnRotor(id, name: name, to: entry)
        case .escape: try escape()
        case .focus(let id):
            _ = try element(id)
            moveAccessibilityFocus(to: id)
        case .reveal(let id): reveal(try element(id).element.frame)
        case .choose(let id, let value): try choose(id, value)
        case .type(let text): try focus.insert(text, in: self)
        case .key(let key, let modifiers): try focus.press(key, modifiers, in: self)
        }
    }

    /// The responders under a point, from the topmost layer, the innermost first.
    private func responders(at point: CGPoint) -> [(item: Item, responder: Responder)] {
        guard let layer = layers.last else { return [] }
        return layer.item.hits(point).compactMap { item in item.responder.map { (item, $0) } }
    }

    private func tap(_ point: CGPoint) {
        for (_, responder) in responders(at: point) {
            guard let tap = responder.tap else { continue }
            if responder.isEnabled { tap(point) }
            return
        }
        focus.resign(in: self)
    }

    private func press(_ point: CGPoint, seconds: Double) {
        for (_, responder) in responders(at: point) {
            if let longPress = responder.longPress, seconds >= responder.minimumPressDuration {
                if responder.isEnabled { longPress() }
                return
            }
        }
        tap(point)
    }

    private func drag(from: CGPoint, to: CGPoint, holding: Double) {
        let step = Responder.DragStep(start: from, location: to, held: holding, hasEnded: true)
        for (_, responder) in responders(at: from) {
            if responder.isEnabled, let drag = responder.drag, drag(step) { return }
        }
        scroll(at: from, by: CGSize(width: from.x - to.x, height: from.y - to.y))
    }

    private func scroll(at point: CGPoint, by delta: CGSize) {
        var rest = delta
        for (_, responder) in responders(at: point) {
            guard let scroll = responder.scroll else { continue }
            rest = scroll(rest)
            if rest == .zero { return }
        }
    }

    // MARK: As VoiceOver does

    private func activate(_ id: Int) throws {
        let semantics = try element(id)
        guard semantics.element.isEnabled else {
            throw GestureRefusal("“\(semantics.element.label)” is dimmed: it cannot be used now.")
        }
        guard let activate = semantics.activate else {
            throw GestureRefusal("“\(semantics.element.label)” does nothing when it is activated.")
        }
        moveAccessibilityFocus(to: id)
        activate()
    }

    private func adjust(_ id: Int, up: Bool) throws {
        let semantics = try element(id)
        guard let adjust = semantics.adjust else {
            throw GestureRefusal("“\(semantics.element.label)” cannot be adjusted.")
        }
        moveAccessibilityFocus(to: id)
        adjust(up)
    }

    private func act(_ id: Int, name: String) throws {
        let semantics = try element(id)
        guard let action = semantics.actions.first(where: { $0.name == name }) else {
            let names = semantics.actions.map(\.name).joined(separator: ", ")
            throw GestureRefusal(
                "“\(semantics.element.label)” has no action “\(name)”. \(names.isEmpty ? "It has none." : "It has: \(names).")"
            )
        }
        moveAccessibilityFocus(to: id)
        action.perform()
    }

    private func turnRotor(_ id: Int, name: String, to entry: Int) throws {
        guard let rotor = try element(id).rotors.first(where: { $0.name == name }),
            rotor.entries.indices.contains(entry)
        else { throw GestureRefusal("There is no such entry in a rotor “\(name)”.") }
        let goal = rotor.entries[entry]
        goal.prepare()
        guard let found = semantics().flatMap(\.flattened).first(where: { $0.rotorPlace == goal.place }) else {
            throw GestureRefusal("The rotor “\(name)” leads to “\(goal.label)”, which is not on the screen.")
        }
        moveAccessibilityFocus(to: found.element.id)
        reveal(found.element.frame)
    }

    private func choose(_ id: Int, _ value: String) throws {
        let semantics = try element(id)
        guard let choose = semantics.choose else {
            throw GestureRefusal("“\(semantics.element.label)” offers no values to choose.")
        }
        guard choose(value) else {
            let form = semantics.element.role == .datePicker ? " A time is written 19:30, a date 2026-03-02." : ""
            throw GestureRefusal("“\(semantics.element.label)” has no value “\(value)”.\(form)")
        }
    }

    /// Escape closes what is on top, or goes back.
    func escape() throws {
        let top = semantics()
        for part in top.flatMap(\.flattened).reversed() {
            if let escape = part.escape {
                escape()
                return
            }
        }
        throw GestureRefusal("There is nothing to go back from.")
    }

    /// Scrolls whatever scrolls around `rect` until it can be seen.
    func reveal(_ rect: CGRect) {
        guard let layer = layers.last else { return }
        func visit(_ item: Item) {
            if let scroller = item as? any Scroller { scroller.reveal(rect) }
            for child in item.childItems { visit(child) }
        }
        visit(layer.item)
    }

    /// What is typed stays in sight, also once the window ends so many points higher up.
    func revealCaret(abovePoints lost: CGFloat = 0) {
        guard var shown = caret else { return }
        shown.size.height += max(0, lost)
        reveal(shown)
    }
}

/// An item that scrolls its content.
@MainActor protocol Scroller: Item {
    func reveal(_ rect: CGRect)
}
