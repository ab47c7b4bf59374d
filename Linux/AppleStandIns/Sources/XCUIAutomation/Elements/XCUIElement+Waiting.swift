import Foundation

extension XCUIElement {
    public func waitForExistence(timeout: TimeInterval) -> Bool {
        application.poll(upTo: timeout) { root in
            if case .none = find(in: root) { return false }
            return true
        }
    }

    public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
        application.poll(upTo: timeout) { root in
            if case .none = find(in: root) { return true }
            return false
        }
    }

    public func wait<V>(
        for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
    ) -> Bool where V: Equatable {
        application.poll(upTo: timeout) { root in
            guard case .one = find(in: root) else { return false }
            return self[keyPath: keyPath] == expectedValue
        }
    }
}
