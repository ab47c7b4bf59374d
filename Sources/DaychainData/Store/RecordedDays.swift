import DaychainCore
import Foundation

/// The dates of a habit's records in a few bytes, kept in the habit's row: launching need not read every record.
///
/// The records' own rows are what counts: ``StoreSession`` compares their number after the first look, and from then on
/// has them read where it differs.
/// Four bytes hold the first date's day number, little end first; each following bit is one day, lowest bit first.
enum RecordedDays {
    static func data(from days: DaySet) -> Data {
        guard let first = days.first?.dayNumber, let last = days.last?.dayNumber else { return Data() }
        var bytes = [UInt8](repeating: 0, count: (last - first) / 8 + 1)
        for day in days {
            let offset = day.dayNumber - first
            bytes[offset / 8] |= 1 << UInt8(offset % 8)
        }
        return withUnsafeBytes(of: Int32(first).littleEndian) { Data($0) } + Data(bytes)
    }

    /// The dates; nil for bytes that are none.
    static func days(from data: Data) -> DaySet? {
        if data.isEmpty { return DaySet() }
        guard data.count > 4 else { return nil }
        let first = data.prefix(4).reversed().reduce(Int32(0)) { $0 << 8 | Int32($1) }
        let bytes = [UInt8](data.dropFirst(4))
        let days = DaySet(from: LocalDate(dayNumber: Int(first)), packed: bytes)
        // A date that is not supported is not taken in: then these are no bytes of ours.
        return days.count == bytes.reduce(0) { $0 + $1.nonzeroBitCount } ? days : nil
    }
}
