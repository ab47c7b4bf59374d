import Foundation
import Hosts
import Observation
import Stage

/// The entry of a program: its scenes.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    @MainActor @preconcurrency public static func main() {
        let make = { @MainActor in Self.init() }
        HostMain.run { traits in StageApp(traits: traits, app: make) }
    }
}

/// A part of the app's interface with a life cycle of its own.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}
extension _PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The parts that a scene amounts to, for the engine.
@MainActor struct SceneParts {
    /// Makes the root view of a new window.
    var window: (@MainActor () -> any View)?
    var changes: [@MainActor (inout EnvironmentValues) -> Void] = []
    /// Values watched by `onChange`, with what to do.
    var watchers: [SceneWatcher] = []
    var commands: [any Commands] = []
}

/// One `onChange` of a scene.
@MainActor struct SceneWatcher {
    let value: any Equatable
    let runsAtFirst: Bool
    let isSame: @MainActor (any Equatable) -> Bool
    let perform: @MainActor (_ old: any Equatable) -> Void
}

@MainActor protocol EngineScene: _PrimitiveScene {
    func collect(_ parts: inout SceneCollector)
}

/// Gathers the parts of a scene from the outside in.
@MainActor struct SceneCollector {
    var parts = SceneParts()

    mutating func visit<S: Scene>(_ scene: S) {
        if let engine = scene as? any EngineScene {
            engine.collect(&self)
        } else {
            visit(scene.body)
        }
    }
}

/// A scene of windows that all show the same content.
public struct WindowGroup<Content: View> {
    let content: () -> Content
    public init(@ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let view = content()
        self.content = { view }
    }
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

extension WindowGroup: EngineScene {
    func collect(_ collector: inout SceneCollector) {
        let content = content
        collector.parts.window = { content() }
    }
}

struct ModifiedScene<Content: Scene> {
    let content: Content
    let change: @MainActor (inout SceneParts) -> Void
}

extension ModifiedScene: EngineScene {
    func collect(_ collector: inout SceneCollector) {
        change(&collector.parts)
        collector.visit(content)
    }
}

extension Scene {
    nonisolated func changed(_ change: @escaping @MainActor (inout SceneParts) -> Void) -> ModifiedScene<Self> {
        ModifiedScene(content: self, change: change)
    }

    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        nonisolated(unsafe) let keyPath = keyPath
        nonisolated(unsafe) let value = value
        return changed { $0.changes.append { $0[keyPath: keyPath] = value } }
    }

    public nonisolated func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
        nonisolated(unsafe) let object = object
        return changed { $0.changes.append { $0[objectType: T.self] = object } }
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let action = action
        return changed {
            $0.watchers.append(
                SceneWatcher(
                    value: value, runsAtFirst: initial, isSame: { ($0 as? V) == value },
                    perform: { action($0 as? V ?? value, value) }))
        }
    }

    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some Scene
    {
        nonisolated(unsafe) let action = action
        return onChange(of: value, initial: initial) { _, _ in action() }
    }
}
