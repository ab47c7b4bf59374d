import Foundation

extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension NSPredicate {
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(tree: PredicateParser.parse(predicateFormat, arguments ?? []))
    }

    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(tree: PredicateParser.parse(predicateFormat, args))
    }

    private convenience init(tree: PredicateTree) {
        self.init(block: { object, _ in
            if let request = object as? TreeRequest {
                request.tree = tree
                return true
            }
            return tree.evaluate { key in
                if key.isEmpty { return object }
                if let dictionary = object as? [String: Any] { return dictionary[key] }
                guard let readable = object as? any KeyReadable else {
                    raiseException("NSUnknownKeyException", "\(String(describing: object)) has no value for \(key)")
                }
                return readable.readValue(forKey: key)
            }
        })
    }

    /// The parsed format. A predicate made from a block has none.
    package var tree: PredicateTree? {
        let request = TreeRequest()
        _ = evaluate(with: request)
        return request.tree
    }
}

/// An object whose values a predicate can read by key.
package protocol KeyReadable {
    func readValue(forKey key: String) -> Any?
}

/// Foundation's predicate offers no room for a tree, but it hands its block any object: this one takes the tree out.
private final class TreeRequest {
    var tree: PredicateTree?
}
