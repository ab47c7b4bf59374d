import Foundation

/// The tables of a model: one an entity, a column an attribute, an index for each unique key and each declared index.
struct Schema {
    let entities: [NSEntityDescription]

    init(_ model: NSManagedObjectModel) {
        entities = model.entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
    }

    static func table(_ entity: NSEntityDescription) -> String { quoted("Z" + (entity.name ?? "").uppercased()) }
    static func column(_ attribute: NSAttributeDescription) -> String { quoted("Z" + attribute.name.uppercased()) }

    private static func quoted(_ name: String) -> String {
        "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    var statements: [String] {
        let metadata = "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)"
        return [metadata]
            + entities.flatMap { entity in
                [create(entity)] + uniqueIndexes(of: entity) + indexes(of: entity)
            }
    }

    private func create(_ entity: NSEntityDescription) -> String {
        let columns = entity.attributes.map { "\(Self.column($0)) \(Self.columnType($0.attributeType))" }
        let all = ["Z_PK INTEGER PRIMARY KEY", "Z_OPT INTEGER NOT NULL"] + columns
        return "CREATE TABLE \(Self.table(entity)) (\(all.joined(separator: ", ")))"
    }

    private func uniqueIndexes(of entity: NSEntityDescription) -> [String] {
        entity.constraints.map { constraint in
            let name = Self.quoted("Z_\(entity.name ?? "")_UNIQUE_\(constraint.map(\.name).joined(separator: "_"))")
            let columns = constraint.map(Self.column).joined(separator: ", ")
            return "CREATE UNIQUE INDEX \(name) ON \(Self.table(entity)) (\(columns))"
        }
    }

    private func indexes(of entity: NSEntityDescription) -> [String] {
        entity.indexes.map { index in
            let columns = index.elements.compactMap { element in
                (element.property as? NSAttributeDescription).map { attribute in
                    Self.column(attribute) + (element.isAscending ? " ASC" : " DESC")
                }
            }
            let name = Self.quoted("Z_\(entity.name ?? "")_\(index.name)")
            return "CREATE INDEX \(name) ON \(Self.table(entity)) (\(columns.joined(separator: ", ")))"
        }
    }

    private static func columnType(_ type: NSAttributeType) -> String {
        switch type {
        case .stringAttributeType: "VARCHAR"
        case .doubleAttributeType: "FLOAT"
        case .dateAttributeType: "TIMESTAMP"
        case .binaryDataAttributeType, .UUIDAttributeType: "BLOB"
        default: "INTEGER"
        }
    }
}
