import Foundation
import FoundationAdditions

/// A fetch request as a statement, and its order for objects that are not in the store yet.
struct Query {
    let entity: NSEntityDescription
    private let condition: PredicateSQL?
    private let order: [(attribute: NSAttributeDescription, ascending: Bool)]
    private let limit: Int
    private let offset: Int

    init<T>(_ request: NSFetchRequest<T>, entity: NSEntityDescription) {
        self.entity = entity
        condition = request.predicate.map { PredicateSQL($0, entity: entity) }
        order = (request.sortDescriptors ?? []).map { descriptor in
            guard let key = descriptor.sortKey else {
                raiseException("NSInvalidArgumentException", "the SQLite store sorts by keys only")
            }
            return (attribute: entity.attribute(key), ascending: descriptor.ascending)
        }
        limit = request.fetchLimit
        offset = request.fetchOffset
    }

    func prepared(columns: String, limited: Bool, counting: Bool = false, in connection: Connection) throws -> Statement
    {
        var sql = "SELECT \(columns) FROM \(entity.table)"
        if let condition { sql += " WHERE " + condition.condition }
        if !order.isEmpty, !counting {
            let terms = order.map { $0.attribute.column + ($0.ascending ? "" : " DESC") }
            sql += " ORDER BY " + terms.joined(separator: ", ")
        }
        if limited, limit > 0 || offset > 0 { sql += " LIMIT \(limit > 0 ? limit : -1) OFFSET \(offset)" }
        if counting { sql = "SELECT COUNT(*) FROM (\(sql))" }
        let statement = try connection.statement(sql)
        for value in condition?.values ?? [] { try statement.bind(value) }
        return statement
    }

    /// The order of the request between two objects. Missing values come first, as in SQLite.
    func precedes(_ first: NSManagedObject, _ second: NSManagedObject) -> Bool {
        for (attribute, ascending) in order {
            let values = (first.values[attribute.index], second.values[attribute.index])
            let result = Self.compare(values.0, values.1)
            if result != .orderedSame { return (result == .orderedAscending) == ascending }
        }
        return false
    }

    private static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
        func result<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
            left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        }
        switch (left, right) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let left as String, let right as String): return result(left, right)
        case (let left as Bool, let right as Bool): return result(left ? 1 : 0, right ? 1 : 0)
        case (let left as Int64, let right as Int64): return result(left, right)
        case (let left as Int32, let right as Int32): return result(left, right)
        case (let left as Int16, let right as Int16): return result(left, right)
        case (let left as Double, let right as Double): return result(left, right)
        case (let left as Date, let right as Date): return result(left, right)
        case (let left as UUID, let right as UUID): return result(left.uuidString, right.uuidString)
        default: return .orderedSame
        }
    }
}
