import Foundation

/// A small value kept in a file of its own, written whole at each change: the open screen, a form in progress.
public struct StateFile<State: Codable & Sendable>: Sendable {
    private let url: URL

    /// Describes the file, which need not exist yet.
    public init(url: URL) {
        self.url = url
    }

    /// What was kept last; nil where nothing was, or where another version of the app wrote what this one cannot read.
    public func read() -> State? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        return try? JSONDecoder().decode(State.self, from: data)
    }

    /// Keeps a value in the place of the last one. Killed in between, the app finds one of the two, never a part.
    public func write(_ state: State) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(state).write(to: url, options: .atomic)
    }
}
