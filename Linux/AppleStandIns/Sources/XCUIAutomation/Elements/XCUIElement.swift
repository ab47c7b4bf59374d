import Foundation
import Stage

/// One element of the app's interface, looked up anew at each use.
@MainActor public class XCUIElement: XCUIElementTypeQueryProvider {
    enum Choice {
        case only
        case index(Int)
    }

    private let source: (query: XCUIElementQuery, choice: Choice)?

    init(query: XCUIElementQuery, choice: Choice) { source = (query, choice) }

    /// The app itself.
    init() { source = nil }

    /// The app that the element belongs to.
    var application: XCUIApplication {
        if let source { return source.query.application }
        guard let application = self as? XCUIApplication else { return XCUIApplication() }
        return application
    }

    var path: String {
        guard let source else { return "the app" }
        switch source.choice {
        case .only: return source.query.path
        case .index(let index): return "\(source.query.path)[\(index)]"
        }
    }

    // MARK: Looking up

    enum Finding {
        case one(SnapshotNode)
        case none
        case several(Int)
    }

    func find(in root: SnapshotNode) -> Finding {
        guard let source else { return .one(root) }
        let nodes = source.query.nodes(in: root)
        switch source.choice {
        case .index(let index):
            return nodes.indices.contains(index) ? .one(nodes[index]) : .none
        case .only:
            return nodes.count > 1 ? .several(nodes.count) : nodes.first.map(Finding.one) ?? .none
        }
    }

    /// The element now; fails the test when there is none, or more than one. Waits a little, as XCUITest does.
    func resolve(to purpose: String) -> SnapshotNode? {
        var finding = Finding.none
        _ = application.poll(upTo: application.patience) { root in
            finding = find(in: root)
            if case .none = finding { return false }
            return true
        }
        switch finding {
        case .one(let node): return node
        case .none: application.fail("Failed to \(purpose): no matches found for \(path).", showingScreen: true)
        case .several(let count):
            application.fail("Failed to \(purpose): \(count) matching elements found for \(path).", showingScreen: true)
        }
        return nil
    }

    // MARK: Attributes

    public var exists: Bool {
        guard let root = application.snapshot(), case let finding = find(in: root) else { return false }
        if case .none = finding { return false }
        return true
    }

    /// Whether a finger could reach it as it is shown now.
    public var isHittable: Bool {
        guard let root = application.snapshot(), case .one(let node) = find(in: root) else { return false }
        return node.element.map { !$0.visibleFrame.isEmpty } ?? true
    }

    public var identifier: String { resolve(to: "get the identifier")?.element?.identifier ?? "" }
    public var label: String { resolve(to: "get the label")?.element?.label ?? "" }
    public var title: String { "" }
    public var value: Any? { resolve(to: "get the value")?.value }
    public var placeholderValue: String? { resolve(to: "get the placeholder")?.element?.placeholder }
    public var frame: CGRect { resolve(to: "get the frame")?.frame ?? .zero }
    public var elementType: ElementType { resolve(to: "get the type")?.type ?? .any }
    public var isEnabled: Bool { resolve(to: "ask whether it is enabled")?.element?.isEnabled ?? true }
    public var isSelected: Bool { resolve(to: "ask whether it is selected")?.element?.isSelected ?? false }
    public var hasFocus: Bool { resolve(to: "ask for its focus")?.element?.isFocused ?? false }
    public var debugDescription: String { "\(path) of\n\(application.outline)" }

    // MARK: Queries

    public var firstMatch: XCUIElement { self }

    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        query("descendants(\(type))") { $0.descendants.filter { $0.isOf(type) } }
    }

    public func children(matching type: ElementType) -> XCUIElementQuery {
        query("children(\(type))") { $0.children.filter { $0.isOf(type) } }
    }

    private func query(_ words: String, _ next: @escaping (SnapshotNode) -> [SnapshotNode]) -> XCUIElementQuery {
        XCUIElementQuery(application: application, path: "\(path).\(words)") { [self] root in
            if case .one(let node) = find(in: root) { return next(node) }
            return []
        }
    }
}
