import Foundation

/// Starts the app on a walk, always on the same disk.
struct ControlLaunch {
    let walk: Walk
    /// What the walk has prepared.
    let folder: URL

    /// Leads a new process to a stop.
    func start(upTo index: Int) throws -> ScreenWalk {
        let files = FileManager.default
        let copy = folder.appending(path: "copy")
        try? files.removeItem(at: copy)
        try files.createDirectory(at: copy, withIntermediateDirectories: true)
        for part in [Workplace.data, Workplace.clock] where files.fileExists(atPath: part(folder).path) {
            try files.copyItem(at: part(folder), to: part(copy))
        }
        var screens = try ScreenWalk(folder: copy, preview: walk.preview, log: log)
        try screens.app.set(walk.device)
        for stop in walk.stops[...index] { try screens.go(to: stop) }
        try screens.open(walk.stops[index])
        return screens
    }

    /// How many pages of the system's settings and of the web were opened.
    var pagesOpened: Int {
        let lines = try? String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        return lines?.count { $0.hasPrefix("Opens ") } ?? 0
    }

    private var log: URL { folder.appending(path: "log") }
}
