@_spi(Reflection) import Swift

/// A stored property whose value comes from the place of its view in the tree.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of the stand-in's: it is told its node and its place in the declaration.
@MainActor protocol InstalledProperty: DynamicProperty {
    mutating func install(slot: Int, node: Node)
}

/// Finds the dynamic properties of a view by reflection and installs them, once a type and then by offset.
@MainActor enum DynamicProperties {
    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static var fields: [ObjectIdentifier: [Field]] = [:]

    static func install<Value>(in value: inout Value, node: Node) {
        let fields = fields(of: Value.self)
        if fields.isEmpty { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            install(fields, at: UnsafeMutableRawPointer(pointer), node: node, base: 0)
        }
    }

    private static func install(_ fields: [Field], at base: UnsafeMutableRawPointer, node: Node, base slot: Int) {
        for (index, field) in fields.enumerated() {
            let place = base + field.offset
            func open<Property: DynamicProperty>(_ type: Property.Type) {
                let property = place.assumingMemoryBound(to: Property.self)
                if var installed = property.pointee as? any InstalledProperty {
                    installed.install(slot: slot * 64 + index + 1, node: node)
                    if let back = installed as? Property { property.pointee = back }
                } else {
                    install(Self.fields(of: type), at: place, node: node, base: slot * 64 + index + 1)
                }
                property.pointee.update()
            }
            open(field.type)
        }
    }

    private static func fields(of type: Any.Type) -> [Field] {
        if let known = fields[ObjectIdentifier(type)] { return known }
        var found: [Field] = []
        let onlyStructs = _EachFieldOptions(rawValue: 2)
        _ = _forEachField(of: type, options: onlyStructs) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                found.append(Field(offset: offset, type: property))
            }
            return true
        }
        fields[ObjectIdentifier(type)] = found
        return found
    }
}
