import Foundation
import Stage

/// Runs an action after a number of taps on the content.
struct TapModifier {
    let count: Int
    /// Whether the action is told the point in the window, or in the content.
    var isGlobal = false
    let action: (CGPoint) -> Void

    /// Taps so far of a gesture that asks for several.
    @MainActor final class Memory { var taps = 0 }
}

extension TapModifier: PrimitiveModifier {
    func update(_ node: Node) {
        if node.memory == nil { node.memory = Memory() }
    }

    func wrap(_ item: Item, node: Node) -> Item {
        let taps = node.memory as? Memory
        let (count, isGlobal, action) = (count, isGlobal, action)
        return TouchItem(node, item) { item in
            var responder = Responder()
            responder.tap = { point in
                if let taps, count > 1 {
                    taps.taps += 1
                    if taps.taps < count { return }
                    taps.taps = 0
                }
                let origin = isGlobal ? CGPoint.zero : item.frame.origin
                action(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
            }
            return responder
        }
    }
}

/// Runs an action after a touch that is held.
struct LongPressModifier {
    let minimumDuration: Double
    let action: () -> Void
    let pressing: ((Bool) -> Void)?
}

extension LongPressModifier: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item {
        let modifier = self
        return TouchItem(node, item) { _ in
            var responder = Responder()
            responder.longPress = { modifier.action() }
            responder.minimumPressDuration = modifier.minimumDuration
            if let pressing = modifier.pressing { responder.press = { pressing($0) } }
            return responder
        }
    }
}

/// Content that a touch does something to.
final class TouchItem: WrapperItem {
    private let make: @MainActor (TouchItem) -> Responder

    init(_ node: Node, _ child: Item, make: @escaping @MainActor (TouchItem) -> Responder) {
        self.make = make
        super.init(node, child)
    }

    override var responder: Responder? {
        var responder = make(self)
        responder.isEnabled = environment.isEnabled
        return responder
    }

    /// VoiceOver's double tap touches the middle of what has no activation of its own.
    override func semantics() -> [Semantics] {
        let touch = responder
        guard touch?.tap != nil, environment.isEnabled else { return child.semantics() }
        var list = child.semantics()
        for index in list.indices where list[index].activate == nil && list[index].children.isEmpty {
            let point = list[index].element.activationPoint
            list[index].activate = { touch?.tap?(point) }
        }
        return list
    }
}

/// Lets touches through to what lies behind.
struct HitTestingModifier {
    let isAllowed: Bool
}

extension HitTestingModifier: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { isAllowed ? item : UntouchableItem(node, item) }
}

private final class UntouchableItem: WrapperItem {
    override func hits(_ point: CGPoint) -> [Item] { [] }
}

/// The area that answers touches is the content's whole frame, empty parts of it included; so is, where asked for, the
/// frame that assistive technologies are told.
struct ContentShapeModifier<S: Shape> {
    let shape: S
    var kind = ContentShapeKinds.interaction
}

extension ContentShapeModifier: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item {
        let touched = kind.contains(.interaction) ? ContentShapeItem(node, item) : item
        guard kind.contains(.accessibility) else { return touched }
        return SemanticsItem(node, touched) { list, item in
            for index in list.indices {
                list[index].element.frame = item.frame
                list[index].element.visibleFrame = item.frame
            }
        }
    }
}

private final class ContentShapeItem: WrapperItem {
    override func hits(_ point: CGPoint) -> [Item] {
        let inner = child.hits(point)
        return inner.isEmpty && frame.contains(point) ? [self] : inner
    }
}

public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// How a control answers a pointer over it. Pointers leave no mark here.
public struct HoverEffect {
    public static var automatic: HoverEffect { HoverEffect() }
    public static var highlight: HoverEffect { HoverEffect() }
    public static var lift: HoverEffect { HoverEffect() }
}

extension View {
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified(TapModifier(count: count, action: { _ in action() }))
    }

    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modified(TapModifier(count: count, isGlobal: coordinateSpace.coordinateSpace.isGlobal, action: action))
    }

    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modified(LongPressModifier(minimumDuration: minimumDuration, action: action, pressing: onPressingChanged))
    }

    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(HitTestingModifier(isAllowed: enabled))
    }

    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modified(ContentShapeModifier(shape: shape))
    }

    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modified(ContentShapeModifier(shape: shape, kind: kind))
    }

    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }
}
