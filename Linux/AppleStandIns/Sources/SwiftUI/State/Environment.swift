import Foundation
import Observation

/// Names an environment value and gives its default.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// The values that a view inherits from the place where it stands.
public struct EnvironmentValues: CustomStringConvertible {
    private(set) var values: [ObjectIdentifier: Any] = [:]
    private(set) var objects: [ObjectIdentifier: AnyObject] = [:]

    public nonisolated init() {}

    public nonisolated subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public nonisolated subscript<T>(objectType objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { objects[ObjectIdentifier(objectType)] as? T }
        set { objects[ObjectIdentifier(objectType)] = newValue }
    }

    public nonisolated var description: String { "EnvironmentValues(\(values.count) set)" }
}

/// Reads a value from the environment of the view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var values: EnvironmentValues?

    public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }
    public nonisolated init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { $0[objectType: objectType] }
    }
    public nonisolated init<T>(_ objectType: T.Type) where T: AnyObject, T: Observable, Value == T? {
        source = .object { .some($0[objectType: objectType]) }
    }

    public var wrappedValue: Value {
        let values = values ?? EnvironmentValues()
        switch source {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .object(let find):
            guard let object = find(values) else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environment(_:) for it may be missing as an ancestor of this view."
                )
            }
            return object
        }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
    mutating func install(slot: Int, node: Node) { values = node.environment }
}

/// Sets one environment value for the content.
struct EnvironmentModifier<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    @MainActor func modify(_ environment: inout EnvironmentValues, node: Node) { environment[keyPath: keyPath] = value }
}

/// Changes the content's environment by a function.
struct EnvironmentChange: PrimitiveModifier {
    let change: @MainActor (inout EnvironmentValues) -> Void
    func modify(_ environment: inout EnvironmentValues, node: Node) { change(&environment) }
}

extension View {
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modified(EnvironmentModifier(keyPath: keyPath, value: value))
    }

    public nonisolated func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        nonisolated(unsafe) let object = object
        return modified(EnvironmentChange { $0[objectType: T.self] = object })
    }

    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modified(EnvironmentTransform(keyPath: keyPath, transform: transform))
    }
}

struct EnvironmentTransform<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    func modify(_ environment: inout EnvironmentValues, node: Node) { transform(&environment[keyPath: keyPath]) }
}
