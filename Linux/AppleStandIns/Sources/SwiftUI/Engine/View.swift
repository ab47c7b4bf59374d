/// A part of the user interface, described by its `body`.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body") }
}

/// Gives the stand-in's own views the body that nobody may ask for.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}
extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is drawn by the engine and has no body") }
}

/// A view for which the engine makes nodes and items itself, instead of asking for a body.
///
/// Conform in an extension: on the type itself the conformance would isolate its initialisers.
@MainActor protocol PrimitiveView: _PrimitiveView {
    /// Brings the node's children up to date with this value.
    func update(_ node: Node)
    /// The things to lay out that the node amounts to; by default those of its children, in order.
    func makeItems(_ node: Node) -> [Item]
}

extension PrimitiveView {
    func makeItems(_ node: Node) -> [Item] { node.children.flatMap { $0.items() } }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View {
        var parts: [any View] = []
        for part in repeat each content { parts.append(part) }
        return TupleView((repeat each content), parts: parts)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct EmptyView: Sendable {
    public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
    func update(_ node: Node) { node.reconcile([]) }
}

/// Several views side by side in a builder.
public struct TupleView<T> {
    public var value: T
    let parts: [any View]
    nonisolated init(_ value: T, parts: [any View]) {
        self.value = value
        self.parts = parts
    }
}

extension TupleView: PrimitiveView {
    func update(_ node: Node) { node.reconcile(parts) }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Branch { case first(TrueContent), second(FalseContent) }
    let branch: Branch
    nonisolated init(branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: View, _PrimitiveView, PrimitiveView where TrueContent: View, FalseContent: View {
    func update(_ node: Node) {
        switch branch {
        case .first(let view): node.reconcile([view], keys: [0])
        case .second(let view): node.reconcile([view], keys: [1])
        }
    }
}

extension Optional: View, _PrimitiveView, PrimitiveView where Wrapped: View {
    func update(_ node: Node) { node.reconcile(map { [$0] } ?? []) }
}

public struct AnyView {
    let view: any View
    public nonisolated init<V: View>(_ view: V) { self.view = view }
    public nonisolated init<V: View>(erasing view: V) { self.view = view }
}

extension AnyView: PrimitiveView {
    func update(_ node: Node) { node.reconcile([view]) }
}

/// Views handled as one in code, and as several by the container around them.
public struct Group<Content> {
    let content: Content
}

extension Group where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, _PrimitiveView, PrimitiveView where Content: View {
    func update(_ node: Node) { node.reconcile([content]) }
}
