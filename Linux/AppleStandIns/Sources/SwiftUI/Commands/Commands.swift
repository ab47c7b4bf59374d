import Foundation
import Stage

/// What the menu bar is made of; on iPad it is a bar, and everywhere its keys count.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

@MainActor @preconcurrency public protocol _PrimitiveCommands: Commands where Body == Never {}
extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

@MainActor protocol EngineCommands: _PrimitiveCommands {
    func collect(_ menus: inout MenuBarContent)
}

/// The menus of commands, in order: each with its title, where it has one, and its items.
@MainActor struct MenuBarContent {
    var items: [any View] = []
    let node: Node

    mutating func visit<C: Commands>(_ commands: C) {
        if let engine = commands as? any EngineCommands {
            engine.collect(&self)
        } else {
            var commands = commands
            DynamicProperties.install(in: &commands, node: node)
            visit(commands.body)
        }
    }
}

/// No commands.
public struct EmptyCommands {
    public nonisolated init() {}
}

extension EmptyCommands: EngineCommands {
    func collect(_ menus: inout MenuBarContent) {}
}

/// A menu of the app's own.
public struct CommandMenu<Content: View> {
    let content: Content
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension CommandMenu: EngineCommands {
    func collect(_ menus: inout MenuBarContent) { menus.items.append(content) }
}

/// A group of the system's menus.
public struct CommandGroupPlacement: Sendable {
    public static let appSettings = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
}

/// Items in the place of a group of the system's menus, or beside it.
public struct CommandGroup<Content: View> {
    let content: Content
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }
}

extension CommandGroup: EngineCommands {
    func collect(_ menus: inout MenuBarContent) { menus.items.append(content) }
}

/// Several commands in a builder.
struct CommandsSequence {
    let parts: [any Commands]
}

extension CommandsSequence: EngineCommands {
    func collect(_ menus: inout MenuBarContent) {
        for part in parts { menus.visit(part) }
    }
}

@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<C0: Commands, C1: Commands>(_ c0: C0, _ c1: C1) -> some Commands {
        CommandsSequence(parts: [c0, c1])
    }
    public static func buildBlock<C0: Commands, C1: Commands, C2: Commands>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some Commands { CommandsSequence(parts: [c0, c1, c2]) }
}

extension Scene {
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        nonisolated(unsafe) let commands = content()
        return changed { $0.commands.append(commands) }
    }
}
