/// Names a value that depends on where the focus is.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values of the window in front and of the control that has the focus.
public struct FocusedValues: Equatable {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Values need not be comparable: without any, two are the same, else they are taken as different.
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        lhs.values.isEmpty && rhs.values.isEmpty
    }
}

/// Reads a value of the window in front, or of the control with the focus. Here it is known to commands alone.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let find: (FocusedValues) -> Value?
    private var values: FocusedValues?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { find = { $0[keyPath: keyPath] } }

    public var wrappedValue: Value? { values.flatMap(find) }
}

extension FocusedValue: InstalledProperty {
    mutating func install(slot: Int, node: Node) { values = node.environment.focusedValues }
}

private struct FocusedValuesKey: EnvironmentKey {
    static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
    var focusedValues: FocusedValues {
        get { self[FocusedValuesKey.self] }
        set { self[FocusedValuesKey.self] = newValue }
    }
}

/// Gives commands a value: while the focus is within the content, or while the content's window is in front.
struct FocusedValueModifier: SoughtModifier {
    let isOfScene: Bool
    let set: @MainActor (inout FocusedValues) -> Void

    init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isOfScene: Bool) {
        nonisolated(unsafe) let keyPath = keyPath
        nonisolated(unsafe) let value = value
        self.isOfScene = isOfScene
        set = { $0[keyPath: keyPath] = value }
    }
}

extension View {
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modified(FocusedValueModifier(keyPath, value, isOfScene: false))
    }

    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modified(FocusedValueModifier(keyPath, value, isOfScene: false))
    }

    public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View
    {
        modified(FocusedValueModifier(keyPath, value, isOfScene: true))
    }

    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modified(FocusedValueModifier(keyPath, value, isOfScene: true))
    }
}
