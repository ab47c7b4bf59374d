import Foundation

/// A type whose values can be added and scaled, so that they can be moved from one to another.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
    public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}

public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: Self.AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// How a change moves: its length and the curve of its progress.
public struct Animation: Equatable, Sendable {
    enum Curve: Hashable, Sendable { case linear, easeIn, easeOut, easeInOut, spring }
    var curve: Curve
    var duration: TimeInterval
    var delayed: TimeInterval = 0

    public static let `default` = Animation(curve: .spring, duration: 0.35)
    public static let linear = Animation(curve: .linear, duration: 0.35)
    public static let easeIn = Animation(curve: .easeIn, duration: 0.35)
    public static let easeOut = Animation(curve: .easeOut, duration: 0.35)
    public static let easeInOut = Animation(curve: .easeInOut, duration: 0.35)
    public static let spring = Animation(curve: .spring, duration: 0.5)
    public static let smooth = Animation(curve: .spring, duration: 0.5)
    public static let snappy = Animation(curve: .spring, duration: 0.5)
    public static func linear(duration: TimeInterval) -> Animation { Animation(curve: .linear, duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(curve: .easeIn, duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(curve: .easeOut, duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(curve: .easeInOut, duration: duration)
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: .spring, duration: duration)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: .spring, duration: duration)
    }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0)
        -> Animation
    {
        Animation(curve: .spring, duration: duration)
    }

    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.delayed += delay
        return copy
    }

    /// Progress 0…1 at `time` seconds after the start.
    func progress(at time: TimeInterval) -> Double {
        guard duration > 0 else { return 1 }
        let t = min(1, max(0, (time - delayed) / duration))
        switch curve {
        case .linear: return t
        case .easeIn: return t * t
        case .easeOut: return 1 - (1 - t) * (1 - t)
        case .easeInOut: return t * t * (3 - 2 * t)
        case .spring: return 1 - (1 + 6 * t) * exp(-6 * t) * (1 - t)
        }
    }
}

/// The context of a change of state: whether and how it moves.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// The transaction that the running change belongs to.
    @MainActor static var current = Transaction()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    nonisolated(unsafe) let transaction = transaction
    let outer = MainActor.assumeIsolated { () -> UncheckedBox<Transaction> in
        let outer = Transaction.current
        Transaction.current = transaction
        return UncheckedBox(outer)
    }
    defer { MainActor.assumeIsolated { Transaction.current = outer.value } }
    return try body()
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Carries a value past the isolation checks where the engine knows that it stays on the main actor.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
