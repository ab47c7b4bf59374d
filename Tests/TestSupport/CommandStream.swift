import DaychainCore
import Foundation

/// Random commands about three habits, the same for the same seed.
public struct CommandStream {
    private var state: UInt64
    private var day: LocalDate = "2026-03-02"

    /// Begins a stream.
    public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// The next command, and when it is given.
    public mutating func next() -> (HabitCommand, Moment) {
        if number(4) == 0 { day = day.adding(days: 1) }
        let now = Moment(instant: DayBoundary.start(of: day, in: "UTC").addingTimeInterval(43_200), zone: zone())
        return (command(), now)
    }

    private mutating func command() -> HabitCommand {
        let id = Self.identifiers[number(3)]
        let date = day.adding(days: number(9) - 5)
        switch number(14) {
        case 0, 1: return .create(.read(id: id))
        case 2: return .edit(id, [.details(HabitDetails(name: "Name \(number(5))", icon: "book", accent: "teal"))])
        case 3: return .edit(id, [.weekdays(weekdays(), from: date, replacingLaterChanges: number(2) == 0)])
        case 4: return .setZone([id], zone())
        case 5: return .archive(id)
        case 6: return .restore(id)
        case 7: return number(6) == 0 ? .delete(id) : .reorder([id])
        case 8: return .edit(id, [.start(date)])
        case 9:
            return .edit(
                id, [.reminder(number(3) == 0 ? nil : ReminderSetting(time: "08:00", isEnabled: number(2) == 0))])
        default: return .setCompletion(id, date: date, done: number(3) > 0)
        }
    }

    private mutating func weekdays() -> Weekdays { Weekdays(bits: UInt8(1 + number(127))) ?? .daily }

    private mutating func zone() -> Zone {
        (["Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati"] as [Zone])[number(4)]
    }

    private mutating func number(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    private static let identifiers = (1...3).map(HabitID.numbered)
}
