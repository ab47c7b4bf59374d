import Foundation
@_spi(Reflection) import Swift

extension View {
    /// Whether another view holds what this one does, and so cannot show anything else.
    @MainActor func isSame(as other: any View) -> Bool { Sameness.holds(between: self, other) }
}

extension EnvironmentValues {
    /// Whether another environment holds the same values.
    @MainActor func isSame(as other: EnvironmentValues) -> Bool {
        if isCopy(of: other) { return true }
        guard values.count == other.values.count, objects.count == other.objects.count else { return false }
        return objects.allSatisfy { other.objects[$0.key] === $0.value }
            && values.allSatisfy { key, value in
                other.values[key].map { isCopy(value, of: $0) || Sameness.holds(between: value, $0) } ?? false
            }
    }

    /// Whether it was handed on and not set anew, as most are; told at once.
    private func isCopy(_ value: Any, of other: Any) -> Bool {
        withUnsafeBytes(of: value) { value in withUnsafeBytes(of: other) { value.elementsEqual($0) } }
    }

    /// Whether it is the other environment, which nothing has changed since; told at once.
    func isCopy(of other: EnvironmentValues) -> Bool {
        func storage<Value>(_ values: [ObjectIdentifier: Value]) -> UnsafeRawPointer {
            unsafeBitCast(values, to: UnsafeRawPointer.self)
        }
        return storage(values) == storage(other.values) && storage(objects) == storage(other.objects)
    }
}

/// Compares values of any type field by field, as what is drawn need not be `Equatable`: fields that are by themselves, objects
/// by their identity, all others by their bits.
///
/// What it calls the same shows the same. The reverse need not hold: a closure made anew is another one.
@MainActor enum Sameness {
    private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private struct Field {
        let offset: Int
        let isSame: Comparison
    }

    static func holds(between one: Any, _ other: Any) -> Bool {
        func open<Value>(_ one: Value) -> Bool {
            guard type(of: other) == Value.self, let other = other as? Value else { return false }
            return withUnsafeBytes(of: one) { one in
                withUnsafeBytes(of: other) { other in
                    guard let one = one.baseAddress, let other = other.baseAddress else { return true }
                    return fields(of: Value.self).allSatisfy { $0.isSame(one + $0.offset, other + $0.offset) }
                }
            }
        }
        return _openExistential(one, do: open)
    }

    private static var known: [ObjectIdentifier: [Field]] = [:]

    private static func fields(of type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        if let comparison = comparison(of: type) {
            fields = [Field(offset: 0, isSame: comparison)]
        } else {
            let isUnderstood = _forEachField(of: type) { _, offset, type, kind in
                let within =
                    kind == .existential ? [Field(offset: 0, isSame: sameness(of: type))] : self.fields(of: type)
                fields += within.map { Field(offset: offset + $0.offset, isSame: $0.isSame) }
                return true
            }
            // An enum shows no fields.
            if !isUnderstood || fields.isEmpty { fields = [Field(offset: 0, isSame: bits(of: type))] }
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// How a whole value is compared; nil where its fields are.
    private static func comparison(of type: Any.Type) -> Comparison? {
        // A weak reference says that it is an optional, and must not be read as one.
        if type is AnyClass || (type as? any Holder.Type)?.holdsObject == true { return bits(of: type) }
        if type is any Holder.Type { return sameness(of: type) }
        if let type = type as? any SelfComparing.Type { return own(of: type) }
        // Texts are equal that look different.
        if type is any View.Type || type == LocalizedStringKey.self { return nil }
        return (type as? any Equatable.Type).map(equality)
    }

    private static func equality(of type: any Equatable.Type) -> Comparison {
        func open<Value: Equatable>(_ type: Value.Type) -> Comparison {
            { $0.load(as: Value.self) == $1.load(as: Value.self) }
        }
        return open(type)
    }

    private static func own(of type: any SelfComparing.Type) -> Comparison {
        func open<Value: SelfComparing>(_ type: Value.Type) -> Comparison {
            { $0.load(as: Value.self).isSame(as: $1.load(as: Value.self)) }
        }
        return open(type)
    }

    private static func bits(of type: Any.Type) -> Comparison {
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        let size = _openExistential(type, do: size)
        return { memcmp($0, $1, size) == 0 }
    }

    /// That of the values held by two optionals, or two existentials.
    private static func sameness(of type: Any.Type) -> Comparison {
        func open<Value>(_ type: Value.Type) -> Comparison {
            { one, other in
                let (one, other) = (held(by: one.load(as: Value.self)), held(by: other.load(as: Value.self)))
                guard let one, let other else { return one == nil && other == nil }
                return holds(between: one, other)
            }
        }
        return _openExistential(type, do: open)
    }

    private static func held(by value: Any) -> Any? { (value as? any Holder).map(\.held) ?? value }
}

/// An enum whose bits tell little, as a short payload leaves the place of a longer one as it was.
protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}

extension Text.Content: SelfComparing {
    func isSame(as other: Text.Content) -> Bool {
        switch (self, other) {
        case (.verbatim(let one), .verbatim(let other)): one == other
        case (.localized(let one), .localized(let other)): one == other && one.texts.isEmpty && other.texts.isEmpty
        default: false
        }
    }
}

/// An optional of whatever type.
private protocol Holder {
    static var holdsObject: Bool { get }
    var held: Any? { get }
}

extension Optional: Holder {
    static var holdsObject: Bool { Wrapped.self is AnyClass }
    var held: Any? { self }
}
