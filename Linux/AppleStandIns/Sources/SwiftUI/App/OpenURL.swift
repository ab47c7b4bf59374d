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
    /// There is nothing to open it with here, so the hosts tell what would be opened.
    static var defaultValue: OpenURLAction {
        OpenURLAction { url in
            FileHandle.standardError.write(Data("Opens \(url.absoluteString)\n".utf8))
            return .systemAction
        }
    }
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
