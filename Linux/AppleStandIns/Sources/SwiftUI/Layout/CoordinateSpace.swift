import Foundation

/// A frame of reference for positions.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)
    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A space that a view around gives a name to.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.any) }
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpace.axis(axis)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The names under which the nearest scroll views are found.
enum ScrollSpace: Hashable {
    case any
    case axis(Axis)
}

/// The named spaces around what is being placed, the innermost last.
@MainActor enum SpacesAround {
    private(set) static var list: [(name: AnyHashable, frame: CGRect)] = []

    static func with(_ names: [AnyHashable], frame: CGRect, _ work: () -> Void) {
        let outer = list
        list += names.map { ($0, frame) }
        work()
        list = outer
    }

    static func frame(of name: AnyHashable) -> CGRect? { list.last { $0.name == name }?.frame }
}

/// Names the space of a view.
struct NamesSpace: PrimitiveModifier {
    let name: AnyHashable
    func wrap(_ item: Item, node: Node) -> Item { SpaceItem(node, item, name: name) }
}

@MainActor final class SpaceItem: WrapperItem {
    private let name: AnyHashable

    init(_ node: Node, _ child: Item, name: AnyHashable) {
        self.name = name
        super.init(node, child)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        SpacesAround.with([name], frame: frame) { super.placeChildren(proposal) }
    }
}

extension View {
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modified(NamesSpace(name: name.name))
    }
}
