import Foundation

/// The dates that a wall clock in a zone has shown, found by looking at the zone's offset once a day and closing in
/// on each change. It asks for nothing but offsets.
struct WallClock {
    /// Seconds since 1970 of each change of the offset up to the end of 2025.
    private(set) var changes: [Int] = []
    /// The offset from the change of the same index on; the first is from the beginning.
    private var offsets: [Int]

    init(zone identifier: String) {
        guard let zone = TimeZone(identifier: identifier) else { preconditionFailure("\(identifier) is no zone") }
        let offset = { (time: Int) in zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time))) }
        offsets = [offset(0)]
        var time = 0
        while time < 1_767_225_600 {
            let next = time + 86_400
            if offset(next) != offset(time) {
                var (before, after) = (time, next)
                while after - before > 1 {
                    let middle = (before + after) / 2
                    if offset(middle) == offset(before) { before = middle } else { after = middle }
                }
                changes.append(after)
                offsets.append(offset(after))
                // There may be a second change on the same day.
                time = after
            } else {
                time = next
            }
        }
    }

    /// By how many seconds each change moves the clock.
    var steps: [Int] { zip(offsets, offsets.dropFirst()).map { $1 - $0 } }

    /// The latest date shown up to and at a time, as days since 1970-01-01.
    func date(at time: Int) -> Int {
        var index = segment(at: time)
        var latest = floorDay(time + offsets[index])
        // Two days back are enough: no clock ever went back by more.
        while index > 0, changes[index - 1] > time - 172_800 {
            index -= 1
            latest = max(latest, floorDay(changes[index] - 1 + offsets[index]))
        }
        return latest
    }

    /// The number of changes up to and at a time, by halving.
    private func segment(at time: Int) -> Int {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle] <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func floorDay(_ local: Int) -> Int { local >= 0 ? local / 86_400 : -((-local + 86_399) / 86_400) }
}
