import Foundation
import FoundationAdditions
import Stage

/// A way of finding elements, looked up anew at each use.
@MainActor public class XCUIElementQuery: XCUIElementTypeQueryProvider {
    let application: XCUIApplication
    /// For messages: how a person would say it.
    let path: String
    private let find: (SnapshotNode) -> [SnapshotNode]

    init(application: XCUIApplication, path: String, find: @escaping (SnapshotNode) -> [SnapshotNode]) {
        self.application = application
        self.path = path
        self.find = find
    }

    func nodes(in root: SnapshotNode) -> [SnapshotNode] {
        var seen: Set<ObjectIdentifier> = []
        return find(root).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private var currentNodes: [SnapshotNode] { application.snapshot().map(nodes) ?? [] }

    // MARK: Elements

    public var count: Int { currentNodes.count }
    /// The query's only element.
    public var element: XCUIElement { XCUIElement(query: self, choice: .only) }
    public var firstMatch: XCUIElement { XCUIElement(query: self, choice: .index(0)) }
    public func element(boundBy index: Int) -> XCUIElement { XCUIElement(query: self, choice: .index(index)) }
    public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    public func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

    public var allElementsBoundByAccessibilityElement: [XCUIElement] {
        currentNodes.map { node in
            guard let identifier = node.element?.id else { return firstMatch }
            return filtered("element \(identifier)") { $0.element?.id == identifier }.firstMatch
        }
    }

    public var debugDescription: String {
        "\(path): \(count) elements of\n\(application.debugDescription)"
    }

    // MARK: Narrowing

    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        step("descendants(\(type))") { $0.descendants.filter { $0.isOf(type) } }
    }

    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        step("children(\(type))") { $0.children.filter { $0.isOf(type) } }
    }

    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        filtered("matching(a predicate)") { predicate.evaluate(with: $0.attributes) }
    }

    public func matching(identifier: String) -> XCUIElementQuery {
        filtered("[“\(identifier)”]") { $0.answers(to: identifier) }
    }

    public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        filtered("matching(\(elementType), \(identifier ?? "any"))") { $0.is(elementType, named: identifier) }
    }

    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        filtered("containing(a predicate)") { node in
            node.descendants.contains { predicate.evaluate(with: $0.attributes) }
        }
    }

    public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        filtered("containing(\(elementType), \(identifier ?? "any"))") { node in
            node.descendants.contains { $0.is(elementType, named: identifier) }
        }
    }

    private func step(_ words: String, _ next: @escaping (SnapshotNode) -> [SnapshotNode]) -> XCUIElementQuery {
        XCUIElementQuery(application: application, path: "\(path).\(words)") { [self] in nodes(in: $0).flatMap(next) }
    }

    private func filtered(_ words: String, _ isWanted: @escaping (SnapshotNode) -> Bool) -> XCUIElementQuery {
        XCUIElementQuery(application: application, path: path + words) { [self] in nodes(in: $0).filter(isWanted) }
    }
}

extension SnapshotNode {
    fileprivate func `is`(_ type: XCUIElement.ElementType, named identifier: String?) -> Bool {
        isOf(type) && (identifier.map { answers(to: $0) } ?? true)
    }
}
