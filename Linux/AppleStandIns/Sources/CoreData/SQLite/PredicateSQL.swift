import Foundation
import FoundationAdditions

/// A predicate as the condition of a statement, with the values to bind.
struct PredicateSQL {
    private(set) var condition = ""
    private(set) var values: [Any?] = []
    private let entity: NSEntityDescription

    init(_ predicate: NSPredicate, entity: NSEntityDescription) {
        self.entity = entity
        guard let tree = predicate.tree else {
            raiseException("NSInvalidArgumentException", "the SQLite store cannot run a predicate made of a block")
        }
        condition = sql(tree)
    }

    private mutating func sql(_ tree: PredicateTree) -> String {
        switch tree {
        case .constant(let truth): return truth ? "1" : "0"
        case .not(let part): return "NOT (\(sql(part)))"
        case .all(let parts): return joined(parts, by: " AND ")
        case .any(let parts): return joined(parts, by: " OR ")
        case .comparison(let left, let comparison, let right, let ignoresCase):
            if ignoresCase { unsupported("a comparison that ignores case") }
            switch (left, right) {
            case (.key(let key), .value(let value)): return compare(entity.attribute(key), comparison, value)
            case (.value(let value), .key(let key)):
                return compare(entity.attribute(key), mirrored(comparison), value)
            case (.key(let first), .key(let second)):
                return "\(entity.attribute(first).column) \(sign(comparison)) "
                    + entity.attribute(second).column
            default: unsupported("a comparison without a key")
            }
        }
    }

    private mutating func joined(_ parts: [PredicateTree], by separator: String) -> String {
        var conditions: [String] = []
        for part in parts { conditions.append("(\(sql(part)))") }
        return conditions.joined(separator: separator)
    }

    private mutating func compare(
        _ attribute: NSAttributeDescription, _ comparison: PredicateTree.Operator, _ value: Any?
    ) -> String {
        let column = attribute.column
        switch comparison {
        case .isIn:
            guard let list = value as? [Any] else { unsupported("IN without a list") }
            values += list.map { attribute.normalized($0) }
            return "\(column) IN (\(list.map { _ in "?" }.joined(separator: ", ")))"
        case .beginsWith:
            let text = attribute.normalized(value)
            values += [text, text]
            return "substr(\(column), 1, length(?)) = ?"
        case .contains:
            values.append(attribute.normalized(value))
            return "instr(\(column), ?) > 0"
        case .endsWith, .matches: unsupported(comparison.rawValue)
        default:
            values.append(attribute.normalized(value))
            return "\(column) \(sign(comparison)) ?"
        }
    }

    /// `IS` compares missing values as equal, as predicates do.
    private func sign(_ comparison: PredicateTree.Operator) -> String {
        switch comparison {
        case .equal: "IS"
        case .notEqual: "IS NOT"
        case .less, .lessOrEqual, .greater, .greaterOrEqual: comparison.rawValue
        default: unsupported(comparison.rawValue)
        }
    }

    private func mirrored(_ comparison: PredicateTree.Operator) -> PredicateTree.Operator {
        switch comparison {
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        case .equal, .notEqual: comparison
        default: unsupported("a value before \(comparison.rawValue)")
        }
    }

    private func unsupported(_ what: String) -> Never {
        raiseException("NSInvalidArgumentException", "the store's SQL does not know \(what)")
    }
}
