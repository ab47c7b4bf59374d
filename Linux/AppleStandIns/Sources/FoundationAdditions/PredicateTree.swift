import Foundation

/// A parsed predicate format, which a store turns into SQL and a test runner evaluates.
package indirect enum PredicateTree {
    package enum Operator: String {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case isIn = "IN"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case contains = "CONTAINS"
        case matches = "MATCHES"
    }

    package enum Operand {
        /// A key path, or `SELF` as the empty path.
        case key(String)
        /// A string, number, date, identifier, array of these, or nil.
        case value(Any?)
    }

    case constant(Bool)
    case comparison(Operand, Operator, Operand, ignoresCase: Bool)
    case all([PredicateTree])
    case any([PredicateTree])
    case not(PredicateTree)
}

extension PredicateTree {
    /// Whether the predicate holds for what `value` gives for each key.
    package func evaluate(_ value: (String) -> Any?) -> Bool {
        switch self {
        case .constant(let truth): truth
        case .all(let parts): parts.allSatisfy { $0.evaluate(value) }
        case .any(let parts): parts.contains { $0.evaluate(value) }
        case .not(let part): !part.evaluate(value)
        case .comparison(let left, let comparison, let right, let ignoresCase):
            Self.compare(left.resolved(value), comparison, right.resolved(value), ignoresCase: ignoresCase)
        }
    }

    private static func compare(_ left: Any?, _ comparison: Operator, _ right: Any?, ignoresCase: Bool) -> Bool {
        let fold = { (text: String) in ignoresCase ? text.lowercased() : text }
        switch comparison {
        case .equal: return isEqual(left, right, fold)
        case .notEqual: return !isEqual(left, right, fold)
        case .less: return order(left, right, fold) == .orderedAscending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right, fold))
        case .greater: return order(left, right, fold) == .orderedDescending
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right, fold))
        case .isIn:
            if let whole = right as? String, let part = left as? String { return fold(whole).contains(fold(part)) }
            return (right as? [Any])?.contains { isEqual(left, $0, fold) } ?? false
        case .contains where left is [Any]:
            return (left as? [Any])?.contains { isEqual($0, right, fold) } ?? false
        case .beginsWith, .endsWith, .contains, .matches:
            guard let text = (left as? String).map(fold), let part = (right as? String).map(fold) else { return false }
            return switch comparison {
            case .beginsWith: text.hasPrefix(part)
            case .endsWith: text.hasSuffix(part)
            case .matches: text.range(of: "^(?:\(part))$", options: .regularExpression) != nil
            default: text.contains(part)
            }
        }
    }

    private static func isEqual(_ left: Any?, _ right: Any?, _ fold: (String) -> String) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?): order(left, right, fold) == .orderedSame
        default: false
        }
    }

    private static func order(_ left: Any?, _ right: Any?, _ fold: (String) -> String) -> ComparisonResult? {
        func result<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
            left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        switch (left, right) {
        case (let left as String, let right as String): return result(fold(left), fold(right))
        case (let left as Date, let right as Date): return result(left, right)
        case (let left as UUID, let right as UUID): return result(left.uuidString, right.uuidString)
        default:
            guard let left = number(left), let right = number(right) else { return nil }
            return result(left, right)
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}

extension PredicateTree.Operand {
    func resolved(_ value: (String) -> Any?) -> Any? {
        switch self {
        case .key(let key): value(key)
        case .value(let constant): constant
        }
    }
}
