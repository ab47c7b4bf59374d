import Foundation

// Changes settle at once: these say how they would move.

extension View {
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static let identity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
}

/// How the content of a view changes.
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
}
