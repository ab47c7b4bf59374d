import Foundation
import Stage

/// Something that fingers do, and what it tells of itself.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Self.Body == Never {
    public var body: Self.Body { fatalError("\(Self.self) is known to the engine and has no body") }
}

/// A gesture that a drag of the hosts can carry out: here every drag comes whole, at its end.
@MainActor protocol EndingGesture {
    func end(_ step: Responder.DragStep, in item: Item)
}

/// A finger that moves.
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    public typealias Body = Never
    public var minimumDistance: CGFloat
    nonisolated(unsafe) public var coordinateSpace: CoordinateSpace

    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// What the gesture tells of a drag; nil for one that is too short.
    func value(of step: Responder.DragStep, in item: Item) -> Value? {
        guard hypot(step.translation.width, step.translation.height) >= minimumDistance else { return nil }
        let origin = coordinateSpace.isGlobal ? CGPoint.zero : item.frame.origin
        func local(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
        return Value(time: Date(), location: local(step.location), startLocation: local(step.start))
    }
}

/// A gesture with what is done at its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let action: (Content.Value) -> Void

    nonisolated init(content: Content, action: @escaping (Content.Value) -> Void) {
        self.content = content
        self.action = action
    }
}

extension _EndedGesture: EndingGesture {
    func end(_ step: Responder.DragStep, in item: Item) {
        guard let drag = content as? DragGesture, let value = drag.value(of: step, in: item) as? Content.Value else {
            return
        }
        action(value)
    }
}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}

/// Which of a view's gestures count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Recognises a gesture beside whatever else the touch does.
struct SimultaneousGestureModifier<G: Gesture> {
    let gesture: G
    let mask: GestureMask
}

extension SimultaneousGestureModifier: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item {
        guard mask.contains(.gesture), let gesture = gesture as? any EndingGesture else { return item }
        return TouchItem(node, item) { item in
            var responder = Responder()
            responder.drag = { step in
                if step.hasEnded { gesture.end(step, in: item) }
                // What lies around, such as a scroll view, gets the drag as well.
                return false
            }
            return responder
        }
    }
}

extension View {
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modified(SimultaneousGestureModifier(gesture: gesture, mask: mask))
    }
}
