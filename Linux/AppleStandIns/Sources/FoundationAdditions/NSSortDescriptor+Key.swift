import Foundation

extension NSSortDescriptor {
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \SortSubject.[key: key ?? ""], ascending: ascending)
    }

    /// The key given at the start: Foundation's descriptor holds key paths only, so the key rides in a subscript.
    package var sortKey: String? {
        (keyPath as? KeyPath<SortSubject, String>).map { SortSubject()[keyPath: $0] }
    }
}

package final class SortSubject: NSObject {
    package subscript(key key: String) -> String { key }
}
