import Foundation
import Stage

/// A place in the tree of what the app shows at one moment: the app, its windows, their elements.
@MainActor final class SnapshotNode {
    let type: XCUIElement.ElementType
    /// nil for the app and for a window.
    let element: Element?
    let frame: CGRect
    /// Index of the window that it is in.
    let window: Int
    let children: [SnapshotNode]

    private init(
        type: XCUIElement.ElementType, element: Element?, frame: CGRect, window: Int, children: [SnapshotNode]
    ) {
        self.type = type
        self.element = element
        self.frame = frame
        self.window = window
        self.children = children
    }

    /// The app, from the screens of its windows.
    static func application(_ screens: [Screen]) -> SnapshotNode {
        let windows = screens.enumerated().map { index, screen in
            SnapshotNode(
                type: .window, element: nil, frame: CGRect(origin: .zero, size: screen.size), window: index,
                children: screen.elements.map { node($0, window: index) })
        }
        return SnapshotNode(
            type: .application, element: nil, frame: windows.first?.frame ?? .zero, window: 0, children: windows)
    }

    private static func node(_ element: Element, window: Int) -> SnapshotNode {
        let type = XCUIElement.ElementType(element)
        var children = element.children.map { node($0, window: window) }
        // A SwiftUI toggle is a switch as wide as its row around the switch that a finger moves.
        if type == .switch && children.isEmpty { children = [innerSwitch(of: element, window: window)] }
        return SnapshotNode(type: type, element: element, frame: element.frame, window: window, children: children)
    }

    private static func innerSwitch(of element: Element, window: Int) -> SnapshotNode {
        var inner = element
        inner.label = ""
        inner.identifier = ""
        inner.frame = CGRect(
            x: element.activationPoint.x - 25, y: element.activationPoint.y - 15, width: 51, height: 31)
        return SnapshotNode(type: .switch, element: inner, frame: inner.frame, window: window, children: [])
    }

    var descendants: [SnapshotNode] { children.flatMap { [$0] + $0.descendants } }

    func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || type == self.type }

    func answers(to name: String) -> Bool {
        guard let element else { return false }
        return element.identifier == name || element.label == name || element.placeholder == name
    }

    /// As XCUITest has it: `1` and `0` for a switch, the placeholder for an empty field.
    var value: String? {
        guard let element else { return nil }
        switch type {
        case .switch, .toggle:
            return ["on", "1"].contains(element.value?.lowercased()) ? "1" : "0"
        case .textField, .secureTextField, .textView, .searchField:
            return element.value?.isEmpty == false ? element.value : element.placeholder ?? element.value
        default:
            return element.value
        }
    }

    /// What a predicate can ask for.
    var attributes: [String: Any] {
        var result: [String: Any] = [
            "identifier": element?.identifier ?? "", "label": element?.label ?? "", "title": "",
            "elementType": Int(type.rawValue), "enabled": element?.isEnabled ?? true,
            "isEnabled": element?.isEnabled ?? true,
            "selected": element?.isSelected ?? false, "isSelected": element?.isSelected ?? false,
            "hasFocus": element?.isFocused ?? false, "exists": true,
        ]
        if let value { result["value"] = value }
        if let placeholder = element?.placeholder { result["placeholderValue"] = placeholder }
        return result
    }
}
