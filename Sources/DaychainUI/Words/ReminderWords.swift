import DaychainCore
import Foundation
import SwiftUI

/// Reminders in words: in notifications, and on the screens about them.
public struct ReminderWords: Sendable {
    let words: DayWords

    /// Words where no screen is: in the device's language and calendar.
    public static var system: ReminderWords {
        ReminderWords(words: DayWords(locale: .autoupdatingCurrent, calendar: .autoupdatingCurrent))
    }

    /// What a notification says.
    func text(_ content: ReminderRequest.Content) -> ReminderText {
        switch content {
        case .due(let name, let date):
            // The date by its name: it may be read after midnight.
            let day = words.long(date, today: date)
            return ReminderText(title: isolated(name), body: String(localized: "Planned for \(day)"))
        case .openToContinue:
            return ReminderText(
                title: String(localized: "Reminders pause here"),
                body: String(localized: "Open Daychain to keep them coming."))
        }
    }

    /// What a notification says whose action could not be saved.
    func unsaved(_ date: LocalDate) -> String {
        let day = words.long(date, today: date)
        return String(localized: "Not saved: \(day) is not marked. Try again, or open Daychain.")
    }

    /// What a notification says whose action came for a day that is still to come, as after a journey west.
    func tooEarly(_ date: LocalDate) -> String {
        let day = words.long(date, today: date)
        return String(localized: "Not saved: \(day) has not begun yet for this habit.")
    }

    /// The notification's action.
    public static var markDone: String { String(localized: "Mark done") }

    /// What stands in a notification's place while previews are hidden: no name.
    public static var hidden: String { String(localized: "A habit is due") }

    /// "tomorrow 08:00", in the habit's own zone where that is not the device's; by its date where the habit's today is
    /// another than the device's.
    func next(_ reading: ClockReading, today: LocalDate, on device: Moment) -> String {
        let time = words.time(reading.time)
        let day: String =
            switch today.days(until: reading.date) {
            case 0 where today == device.deviceDate: String(localized: "today \(time)")
            case 1 where today == device.deviceDate: String(localized: "tomorrow \(time)")
            default: dated(reading.date, today: today, time: time)
            }
        if reading.zone.hasSameOffsets(as: device.zone, from: device.instant) { return day }
        let city = words.city(reading.zone)
        return String(localized: "\(day), \(city) time")
    }

    private func dated(_ date: LocalDate, today: LocalDate, time: String) -> String {
        let day = words.long(date, today: today)
        return String(localized: "\(day) at \(time)")
    }

    /// How things stand with the person's permission; nil where there is nothing to say.
    static func explanation(_ access: ReminderAccess, isWanted: Bool) -> String? {
        switch access {
        case .notAsked where isWanted:
            String(localized: "Notifications are not allowed yet, so no reminder comes. The time is kept.")
        case .notAsked:
            String(localized: "The system asks for your permission when you switch on the first reminder.")
        case .denied:
            String(
                localized:
                    "Notifications are off for Daychain in the system’s settings, so no reminder comes. The time is kept."
            )
        case .quiet:
            String(
                localized:
                    "Reminders are delivered quietly: into the notification list, without sound or banner.")
        case .allowed: nil
        }
    }

    /// Why reminders are not as wanted.
    static func explanation(_ failure: ReminderFailure) -> String {
        switch failure {
        case .store:
            String(localized: "Reminders could not be brought up to date: the habits cannot be read right now.")
        case .notAdded: String(localized: "The system did not take every reminder. Daychain tries again by itself.")
        }
    }
}
