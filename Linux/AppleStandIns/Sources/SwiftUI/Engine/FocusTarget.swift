import Foundation
import Stage

/// Something that the keyboard can go to: a control, a text field.
@MainActor protocol FocusTarget: AnyObject {
    /// The node whose control this is; nil once it is gone.
    var focusNode: Node? { get }
    /// The control as it is laid out.
    var focusItem: Item? { get }
    var takesText: Bool { get }
    /// What Space and Return do.
    func activateByKey()
    /// Uses the key itself; false where it means something else here.
    func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool
    func insert(_ text: String)
    var caret: CGRect? { get }
    func focusChanged(_ isFocused: Bool)
}

extension FocusTarget {
    var takesText: Bool { false }
    func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool { false }
    func insert(_ text: String) {}
    var caret: CGRect? { nil }
    func focusChanged(_ isFocused: Bool) { focusNode?.scene.setNeedsPlacing() }

    var isFocusable: Bool {
        guard let node = focusNode, node.isAttached, node.environment.isEnabled, let item = focusItem else {
            return false
        }
        return item.frame.width > 0 && item.frame.height > 0
    }
}

/// An item that has a focus target, for searches.
@MainActor protocol FocusTargetHolder: Item {
    var focusTarget: (any FocusTarget)? { get }
}

extension Item {
    /// Calls `body` for the item and all within, in order, until it answers true.
    @discardableResult
    func search(_ body: (Item) -> Bool) -> Bool {
        if body(self) { return true }
        for child in childItems where child.search(body) { return true }
        return false
    }
}

/// What controls learn about focus from where they stand.
struct FocusEnvironment {
    var links: [FocusLink] = []
    var keyPresses: [@MainActor (KeyPress) -> KeyPress.Result] = []
    var showsRing = true
}

private struct FocusKey: EnvironmentKey { static var defaultValue: FocusEnvironment { FocusEnvironment() } }

extension EnvironmentValues {
    var focusing: FocusEnvironment {
        get { self[FocusKey.self] }
        set { self[FocusKey.self] = newValue }
    }
    var focusLinks: [FocusLink] {
        get { focusing.links }
        set { focusing.links = newValue }
    }
}
