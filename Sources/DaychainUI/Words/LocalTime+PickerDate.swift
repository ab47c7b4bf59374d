import DaychainCore
import Foundation

extension LocalTime {
    /// The time on a day in GMT, for what shows or picks a time: it has no day and no zone.
    var pickerDate: Date {
        ClockReading(date: LocalDate(dayNumber: 0), time: self, zone: .gmt).instant
    }

    /// The time that was picked, from a date in GMT.
    init(pickerDate: Date) {
        self = ClockReading(at: pickerDate, in: .gmt).time
    }
}
