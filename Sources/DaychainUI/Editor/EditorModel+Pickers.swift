import DaychainCore
import Foundation

/// Dates as a date picker binds them: midnight in GMT, which the picker is set to.
extension EditorModel {
    var startDay: Date {
        get { Self.day(of: draft.startDate) }
        set { draft.startDate = Self.date(of: newValue) }
    }

    /// The days that the start can be put on; the one it stands on is always among them.
    var startDays: ClosedRange<Date> {
        let latest = base?.latestStartDate(at: moment.instant) ?? LocalDate.supported.upperBound
        return Self.day(of: LocalDate.supported.lowerBound)...Self.day(of: max(latest, draft.startDate))
    }

    var effectiveDay: Date {
        get { Self.day(of: effectiveDate) }
        set { draft.effectiveDate = Self.date(of: newValue) }
    }

    /// The days from which new weekdays can apply.
    var effectiveDays: ClosedRange<Date> {
        Self.day(of: earliestEffectiveDate)...Self.day(of: max(earliestEffectiveDate, LocalDate.supported.upperBound))
    }

    /// The date on the device, whose year dates are told without.
    var today: LocalDate { moment.deviceDate }

    /// The date in the habit's zone.
    var habitToday: LocalDate { base?.today(at: moment.instant) ?? today }

    private static func day(of date: LocalDate) -> Date { DayBoundary.start(of: date, in: .gmt) }
    private static func date(of day: Date) -> LocalDate { DayBoundary.date(at: day, in: .gmt) }
}

extension EditorModel {
    /// Chooses a zone. A new habit that was to begin on the old zone's today begins on the new one's: it shall not have
    /// missed a day before it is there.
    func choose(_ zone: Zone) {
        var chosen = draft
        chosen.zone = zone
        if isNew, draft.startDate == DayBoundary.date(at: moment.instant, in: draft.zone) {
            chosen.startDate = DayBoundary.date(at: moment.instant, in: zone)
        }
        draft = chosen
    }
}

/// The reminder as the form's controls bind it.
extension EditorModel {
    /// Switching off keeps the time.
    var isReminded: Bool {
        get { draft.reminder?.isEnabled ?? false }
        set {
            var reminder = draft.reminder ?? .suggested
            reminder.isEnabled = newValue
            draft.reminder = draft.reminder == nil && !newValue ? nil : reminder
        }
    }

    var reminderTime: Date {
        get { (draft.reminder ?? .suggested).time.pickerDate }
        set { draft.reminder = ReminderSetting(time: LocalTime(pickerDate: newValue), isEnabled: isReminded) }
    }
}
