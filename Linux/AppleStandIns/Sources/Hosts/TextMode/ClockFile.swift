import Foundation

/// The file from which a debug build of the app takes now and its zone: one line, `instant zone frozen|running`.
struct ClockFile {
    static let variable = "DAYCHAIN_CLOCK"

    let path: String
    private var instant: Date?
    private var zone = TimeZone.current
    private var isFrozen = true
    private var written = Date()

    /// Goes on from what the file says, where there is one.
    init(path: String) {
        self.path = path
        let parts = (try? String(contentsOfFile: path, encoding: .utf8))?.split(whereSeparator: \.isWhitespace) ?? []
        guard parts.count == 3, let date = try? Date(String(parts[0]), strategy: .iso8601),
            let zone = TimeZone(identifier: String(parts[1]))
        else { return }
        (instant, self.zone, isFrozen) = (date, zone, parts[2] == "frozen")
    }

    struct Misuse: Error, CustomStringConvertible {
        var description: String
    }

    /// Stops the clock at an instant written as `2026-03-04T20:00:00+01:00`.
    mutating func set(now text: String) throws {
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw Misuse(description: "“\(text)” is no instant. Write it as 2026-03-04T20:00:00+01:00.")
        }
        instant = date
        isFrozen = true
        try write()
    }

    /// Moves to another zone; the real clock runs on in it where no instant was set.
    mutating func set(zone identifier: String) throws {
        guard let zone = TimeZone(identifier: identifier) else {
            throw Misuse(description: "“\(identifier)” is no time zone. Write it as Europe/Berlin.")
        }
        if instant == nil { isFrozen = false }
        self.zone = zone
        try write()
    }

    mutating func set(frozen: Bool) throws {
        instant = now
        isFrozen = frozen
        try write()
    }

    private var now: Date {
        guard let instant else { return Date() }
        return isFrozen ? instant : instant.addingTimeInterval(Date().timeIntervalSince(written))
    }

    private mutating func write() throws {
        instant = now
        written = Date()
        let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day().dateTimeSeparator(.standard)
            .time(includingFractionalSeconds: false).timeZone(separator: .colon)
        let line = "\(now.formatted(style)) \(zone.identifier) \(isFrozen ? "frozen" : "running")\n"
        try line.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
