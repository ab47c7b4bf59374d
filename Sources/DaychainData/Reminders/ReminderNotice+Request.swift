import DaychainCore
import Foundation
import UserNotifications

/// Notices as the system's requests, and back.
extension ReminderNotice {
    /// The request for the system.
    ///
    /// Its trigger names the Gregorian calendar and the zone: otherwise the person's calendar would read the year, and
    /// the device's zone, wherever it is then, the hour.
    func makeRequest() -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = text.title
        content.body = text.body
        content.sound = .default
        let topic = ReminderTopic(identifier: identifier)
        content.threadIdentifier = topic?.habitID?.text ?? ""
        content.categoryIdentifier = topic?.habitID == nil ? "" : NotificationResponder.habitCategory
        guard let reading else {
            return UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
        }
        content.userInfo = [
            Key.date: reading.date.text, Key.time: reading.time.text, Key.zone: reading.zone.identifier,
        ]
        var components = DateComponents()
        components.calendar = Calendar(identifier: .gregorian)
        components.timeZone = reading.zone.timeZone
        components.year = reading.date.year
        components.month = reading.date.month
        components.day = reading.date.day
        components.hour = reading.time.hour
        components.minute = reading.time.minute
        return UNNotificationRequest(
            identifier: identifier, content: content,
            trigger: UNCalendarNotificationTrigger(dateMatching: components, repeats: false))
    }

    /// A request as the system holds it; without a reading where another version of the app may have made it.
    init(held request: UNNotificationRequest) {
        let values = request.content.userInfo
        let texts = [Key.date, Key.time, Key.zone].map { values[$0] as? String ?? "" }
        var reading: ClockReading?
        if let date = LocalDate(texts[0]), let time = LocalTime(texts[1]),
            request.trigger is UNCalendarNotificationTrigger
        {
            // By its own name: the system may call the same zone by another one.
            reading = ClockReading(date: date, time: time, zone: Zone(texts[2]))
        }
        self.init(
            identifier: request.identifier, reading: reading,
            text: ReminderText(title: request.content.title, body: request.content.body))
    }

    private enum Key {
        static let date = "date"
        static let time = "time"
        static let zone = "zone"
    }
}
