import Foundation

/// The device's clock: the file that the hosts write where they have one, else this machine's.
final class DeviceClock: @unchecked Sendable {
    static let shared = DeviceClock()
    private let lock = NSLock()
    private var seen: (text: String, at: Date)?

    var now: Date {
        guard let (instant, _, isFrozen, text) = reading else { return Date() }
        if isFrozen { return instant }
        let since = lock.withLock { () -> Date in
            if let seen, seen.text == text { return seen.at }
            let now = Date()
            seen = (text, now)
            return now
        }
        return instant.addingTimeInterval(Date().timeIntervalSince(since))
    }

    var zone: TimeZone { reading?.zone ?? .current }

    private var reading: (instant: Date, zone: TimeZone, isFrozen: Bool, text: String)? {
        guard let path = ProcessInfo.processInfo.environment["DAYCHAIN_CLOCK"],
            let text = try? String(contentsOfFile: path, encoding: .utf8)
        else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count == 3, let instant = try? Date(words[0], strategy: .iso8601),
            let zone = TimeZone(identifier: words[1])
        else { return nil }
        return (instant, zone, words[2] == "frozen", text)
    }
}
