import Observation

/// Reads and writes a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let read: () -> Value
    let write: (Value) -> Void
    public var transaction = Transaction()

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    init(box: StateBox<Value>) {
        self.init(read: { box.get() }, write: { box.set($0) })
    }

    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // The engine calls both on the main actor only, so the isolation that they carry may be dropped.
        self.init(
            read: unsafeBitCast(get, to: (() -> Value).self), write: unsafeBitCast(set, to: ((Value) -> Void).self))
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set {
            if transaction.animation != nil {
                withTransaction(transaction) { write(newValue) }
            } else {
                write(newValue)
            }
        }
    }

    public var projectedValue: Binding<Value> { self }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let whole = self
        return Binding<Subject>(
            read: { whole.wrappedValue[keyPath: keyPath] }, write: { whole.wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(read: { base.wrappedValue }, write: { if let new = $0 { base.wrappedValue = new } })
    }

    public init?(_ base: Binding<Value?>) {
        guard var last = base.wrappedValue else { return nil }
        self.init(
            read: {
                last = base.wrappedValue ?? last
                return last
            },
            write: { base.wrappedValue = $0 })
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

/// Makes bindings to the properties of an observable model.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    private init(holding value: Value) { wrappedValue = value }
    /// Makes a struct's own initialiser take the object rather than the wrapper.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.init(holding: wrappedValue) }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        let object = wrappedValue
        return Binding<Subject>(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.init(holding: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(holding: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Sendable where Value: Sendable {}
