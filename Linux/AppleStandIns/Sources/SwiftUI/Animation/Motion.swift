import Foundation

/// Moves one drawn value of a view from where it was to where it is now, in a window that has a clock.
///
/// What touches, tests and assistive technologies meet is the new value at once, as in SwiftUI: only the drawing lags.
@MainActor final class Motion<Value: VectorArithmetic> {
    private var from: Value
    private var target: Value
    private var animation: Animation?
    /// When the first picture of the movement was due.
    private var begin: Double?

    private init(_ value: Value) {
        from = value
        target = value
    }

    /// Takes the value that the node's view has now.
    static func follow(_ value: Value, in node: Node) {
        guard let motion = node.memory as? Motion<Value> else {
            node.memory = Motion(value)
            return
        }
        guard value != motion.target else { return }
        let transaction = Transaction.updating
        let time = node.scene.animationTime
        motion.from = motion.shown(at: time)
        motion.target = value
        motion.begin = nil
        // Without a clock nothing would ever move on: the change is at its end.
        motion.animation = time == nil || transaction.disablesAnimations ? nil : transaction.animation
        if motion.animation != nil { node.scene.motions.append(motion) }
    }

    /// The value to draw now, where the node's view has one that moves.
    static func shown(in node: Node) -> Value? { (node.memory as? Motion<Value>)?.shown(at: node.scene.animationTime) }

    private func shown(at time: Double?) -> Value {
        guard let animation, let time else { return target }
        var way = target - from
        way.scale(by: animation.progress(at: begin.map { time - $0 } ?? 0))
        return from + way
    }
}

/// A movement that the window's clock drives.
@MainActor protocol RunningMotion: AnyObject {
    /// Whether it goes on after `time`.
    func advance(to time: Double) -> Bool
}

extension Motion: RunningMotion {
    func advance(to time: Double) -> Bool {
        guard let animation else { return false }
        let begin = begin ?? time
        self.begin = begin
        if time - begin < animation.delayed + animation.duration { return true }
        self.animation = nil
        return false
    }
}

/// Two numbers that move together: a scale, an offset, or one number alone.
struct MovingPair: VectorArithmetic {
    var first: Double
    var second: Double

    static var zero: MovingPair { MovingPair(first: 0, second: 0) }
    static func + (a: MovingPair, b: MovingPair) -> MovingPair {
        MovingPair(first: a.first + b.first, second: a.second + b.second)
    }
    static func - (a: MovingPair, b: MovingPair) -> MovingPair {
        MovingPair(first: a.first - b.first, second: a.second - b.second)
    }
    mutating func scale(by factor: Double) {
        first *= factor
        second *= factor
    }
    var magnitudeSquared: Double { first * first + second * second }
}

extension MovingPair {
    init(_ size: CGSize) { self.init(first: size.width, second: size.height) }
    var size: CGSize { CGSize(width: first, height: second) }
}
