import Foundation

/// Opens a web page or another app's page.
@MainActor @preconcurrency public struct OpenURLAction {
    public struct Result: Sendable {
        let isHandled: Bool
        public static let handled = Result(isHandled: true)
        public static let discarded = Result(isHandled: false)
        public static let systemAction = Result(isHandled: true)
    }
    let handler: @MainActor (URL) -> Result
    public nonisolated init(handler: @escaping (URL) -> OpenURLAction.Result) {
        nonisolated(unsafe) let handler = handler
        self.handler = { handler($0) }
    }
    public func callAsFunction(_ url: URL) { _ = handler(url) }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
