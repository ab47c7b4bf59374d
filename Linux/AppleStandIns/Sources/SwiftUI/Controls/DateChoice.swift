import Foundation

/// The dates that a picker allows, and how each is written, in the calendar and zone of its place.
struct DateChoice {
    let bounds: ClosedRange<Date>
    let components: DatePickerComponents
    let calendar: Calendar
    let locale: Locale

    init(bounds: ClosedRange<Date>, components: DatePickerComponents, environment: EnvironmentValues) {
        self.bounds = bounds
        self.components = components
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        calendar.locale = environment.locale
        self.calendar = calendar
        locale = environment.locale
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    func dateText(_ date: Date) -> String { style.year().month(.abbreviated).day().format(date) }
    func timeText(_ date: Date) -> String { style.hour().minute().format(date) }

    func spoken(_ date: Date) -> String {
        var parts: [String] = []
        if components.contains(.date) { parts.append(dateText(date)) }
        if components.contains(.hourAndMinute) { parts.append(timeText(date)) }
        return parts.joined(separator: ", ")
    }

    func clamped(_ date: Date) -> Date { min(max(date, bounds.lowerBound), bounds.upperBound) }

    /// Whether any moment of the day may be chosen.
    func allows(day: Date) -> Bool {
        let start = calendar.startOfDay(for: day)
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return end > bounds.lowerBound && start <= bounds.upperBound
    }

    /// The next value up or down: a day, or five minutes.
    func adjusted(_ date: Date, up: Bool) -> Date {
        let sign = up ? 1 : -1
        let next =
            components.contains(.date)
            ? calendar.date(byAdding: .day, value: sign, to: date)
            : calendar.date(byAdding: .minute, value: 5 * sign, to: date)
        return clamped(next ?? date)
    }

    /// `date` on another day at its time of day.
    func moving(_ date: Date, toDayOf day: Date) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        return clamped(calendar.date(from: parts) ?? day)
    }

    /// The date meant by `2026-03-02`, `07:30` or `2026-03-02T07:30`; nil if it is none or not allowed.
    func date(named name: String, from date: Date) -> Date? {
        let pieces = name.split(whereSeparator: { $0 == "T" || $0 == " " })
        guard (1...2).contains(pieces.count) else { return nil }
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        parts.second = 0
        for piece in pieces {
            if components.contains(.date), let day = numbers(piece, separator: "-", count: 3) {
                (parts.era, parts.year, parts.month, parts.day) = (nil, day[0], day[1], day[2])
            } else if components.contains(.hourAndMinute), let time = numbers(piece, separator: ":", count: 2) {
                (parts.hour, parts.minute) = (time[0], time[1])
            } else {
                return nil
            }
        }
        guard let found = calendar.date(from: parts), isSame(found, as: parts) else { return nil }
        if components.contains(.hourAndMinute) { return bounds.contains(found) ? found : nil }
        return allows(day: found) ? clamped(found) : nil
    }

    /// False for the thirtieth of February and the like, which a calendar would roll over.
    private func isSame(_ date: Date, as parts: DateComponents) -> Bool {
        let found = calendar.dateComponents([.year, .month, .day], from: date)
        return found.year == parts.year && found.month == parts.month && found.day == parts.day
    }

    private func numbers(_ text: Substring, separator: Character, count: Int) -> [Int]? {
        let numbers = text.split(separator: separator, omittingEmptySubsequences: false).compactMap { Int($0) }
        return numbers.count == count ? numbers : nil
    }
}
