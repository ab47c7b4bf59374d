import DaychainCore
import Foundation
import TestSupport
import Testing

/// Reminders around the changes of 2025 in every zone, and around the strangest changes of the past, against a clock
/// that is read minute by minute.
@Suite("A reminder near each change of the clocks")
struct ReminderTableTests {
    @Test("comes when the clock shows its time, or beside the gap", arguments: ZoneDatabaseTests.parts)
    func everyZone(part: Int) {
        var mistakes: [String] = []
        for name in ZoneDatabaseTests.names(of: part) {
            for change in WallClock(zone: name).changes where change >= 1_735_689_600 {
                mistakes += Self.mistakes(near: change, zone: name)
            }
        }
        #expect(mistakes.prefix(20) == [])
    }

    @Test(
        "comes beside the strangest changes too",
        arguments: [
            ("Pacific/Apia", "2011-12-30T10:00:00Z"), ("Antarctica/Casey", "2020-10-03T16:01:00Z"),
            ("America/St_Johns", "1990-10-28T02:31:00Z"), ("Asia/Kathmandu", "1985-12-31T18:30:00Z"),
            ("America/Caracas", "2016-05-01T07:00:00Z"), ("Antarctica/Troll", "2024-03-31T01:00:00Z"),
        ])
    func strangest(zone: String, change: String) {
        #expect(Self.mistakes(near: Int(instant(change).timeIntervalSince1970), zone: zone) == [])
    }

    /// Compares every quarter of an hour of the dates around a change.
    private static func mistakes(near change: Int, zone identifier: String) -> [String] {
        guard let timeZone = TimeZone(identifier: identifier) else { return [identifier] }
        let minutes = stride(from: change - 4 * 86_400, to: change + 4 * 86_400, by: 60)
        // What the clock shows at each minute, as minutes since 1970 of local time.
        let shown: [(time: Int, local: Int)] = minutes.map { time in
            let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time)))
            return (time, (time + offset) / 60)
        }
        var firstTime: [Int: Int] = [:]
        for (time, local) in shown where firstTime[local] == nil { firstTime[local] = time }
        let zone = Zone(identifier)
        let date = DayBoundary.date(at: Date(timeIntervalSince1970: Double(change)), in: zone)
        var mistakes: [String] = []
        for day in (date.dayNumber - 2)...(date.dayNumber + 1) {
            for minute in stride(from: 0, to: 1440, by: 15) {
                guard let time = LocalTime(hour: minute / 60, minute: minute % 60) else { continue }
                let wanted = day * 1440 + minute
                let expected = firstTime[wanted] ?? besideGap(wanted, day: day, shown: shown)
                let answer = DayBoundary.instant(of: time, on: LocalDate(dayNumber: day), in: zone)
                if Int(answer.timeIntervalSince1970) != expected {
                    mistakes.append(
                        "\(identifier) \(LocalDate(dayNumber: day)) \(time): \(answer), not \(expected ?? 0)")
                }
            }
        }
        return mistakes
    }

    /// The first minute that shows a later time, or the one before it where that is on another date.
    private static func besideGap(_ wanted: Int, day: Int, shown: [(time: Int, local: Int)]) -> Int? {
        guard let after = shown.firstIndex(where: { $0.local > wanted }) else { return nil }
        return shown[after].local / 1440 == day ? shown[after].time : shown[after - 1].time
    }
}
