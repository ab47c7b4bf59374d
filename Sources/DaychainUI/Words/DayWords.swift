import DaychainCore
import Foundation
import SwiftUI

/// Dates, weekdays and lists in the person's own language and calendar.
///
/// A local date has no zone: it is shown by way of its midnight in GMT, with every style set to GMT.
struct DayWords: Hashable, Sendable {
    let locale: Locale
    let calendar: Calendar

    init(locale: Locale, calendar: Calendar) {
        var calendar = calendar
        calendar.timeZone = .gmt
        calendar.locale = locale
        self.calendar = calendar
        self.locale = locale
    }

    /// "Wednesday, March 4", with the year where it is not that of `today`.
    func long(_ date: LocalDate, today: LocalDate) -> String {
        let style = style.weekday(.wide).day().month(.wide)
        return format(date, date.year == today.year ? style : style.year())
    }

    /// "Wed, Mar 4", with the year where it is not that of `today`: for text so large that whole words are too wide. It
    /// breaks after the weekday rather than within the date.
    func brief(_ date: LocalDate, today: LocalDate) -> String {
        let (style, day) = (style.weekday(.abbreviated).day().month(.abbreviated), style.day().month(.abbreviated))
        let text = format(date, date.year == today.year ? style : style.year())
        let whole = format(date, day)
        return text.replacing(whole, with: whole.replacing(" ", with: "\u{a0}"))
    }

    /// "March 4", with the year where it is not that of `today`.
    func short(_ date: LocalDate, today: LocalDate) -> String {
        let style = style.day().month(.wide)
        return format(date, date.year == today.year ? style : style.year())
    }

    /// "March 4, 2026".
    func full(_ date: LocalDate) -> String {
        format(date, style.day().month(.wide).year())
    }

    /// "March 2026".
    func month(_ month: LocalMonth) -> String {
        format(month.first, style.month(.wide).year())
    }

    /// "Mar", for a month whose year is said beside it.
    func shortMonth(_ month: LocalMonth) -> String {
        format(month.first, style.month(.abbreviated))
    }

    /// "2026".
    func year(of month: LocalMonth) -> String {
        format(month.first, style.year())
    }

    /// "March 4, 2026": the date on which an instant falls in a zone.
    func date(_ instant: Date, in zone: Zone) -> String {
        style(in: zone).day().month(.wide).year().format(instant)
    }

    /// "8:05 PM": an instant as the clocks of a zone show it.
    func time(_ instant: Date, in zone: Zone) -> String {
        style(in: zone).hour().minute().format(instant)
    }

    /// "08:00" or "8:00 AM", as the person's region has it.
    func time(_ time: LocalTime) -> String {
        let style = Date.FormatStyle(time: .shortened, locale: locale, calendar: calendar, timeZone: .gmt)
        return style.format(time.pickerDate)
    }

    /// "4".
    func dayNumber(_ date: LocalDate) -> String {
        format(date, style.day())
    }

    /// "Wednesday".
    func weekday(_ weekday: Weekday) -> String {
        format(Self.example(of: weekday), style.weekday(.wide))
    }

    /// "Wed".
    func shortWeekday(_ weekday: Weekday) -> String {
        format(Self.example(of: weekday), style.weekday(.abbreviated))
    }

    /// "W".
    func initial(_ weekday: Weekday) -> String {
        format(Self.example(of: weekday), style.weekday(.narrow))
    }

    /// The seven weekdays in the order of the person's week.
    var week: [Weekday] { Weekday.week(startingOn: firstWeekday) }

    /// The day that the person's week begins on.
    var firstWeekday: Weekday { Weekday(gregorianNumber: calendar.firstWeekday) ?? .monday }

    /// "Monday and Wednesday", or "Mon and Wed".
    func list(_ weekdays: Weekdays, isShort: Bool = false) -> String {
        list(week.filter(weekdays.contains).map(isShort ? shortWeekday : weekday))
    }

    /// "A, B, and C".
    func list(_ items: [String]) -> String {
        items.formatted(.list(type: .and).locale(locale))
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    }

    private func style(in zone: Zone) -> Date.FormatStyle {
        var calendar = calendar
        calendar.timeZone = zone.timeZone
        return Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone.timeZone)
    }

    private func format(_ date: LocalDate, _ style: Date.FormatStyle) -> String {
        style.format(DayBoundary.start(of: date, in: .gmt))
    }

    /// Some date of the weekday: 2001-01-01 was a Monday.
    private static func example(of weekday: Weekday) -> LocalDate {
        LocalDate(dayNumber: 11_323 + weekday.rawValue - 1)
    }
}

extension EnvironmentValues {
    /// Words for dates, in the locale and calendar of the place.
    var dayWords: DayWords { DayWords(locale: locale, calendar: calendar) }
}
