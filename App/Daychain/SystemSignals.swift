import Foundation
#if canImport(UIKit)
import UIKit
#endif

/// The notifications of the system that Daychain listens to. The one file that names constants of UIKit.
@MainActor
enum SystemSignals {
    /// Posted when a day begins, the clock or the zone is set, or the app comes to the front.
    static var dateMayHaveChanged: [Notification.Name] {
        var names: [Notification.Name] = [
            .NSCalendarDayChanged,
            .NSSystemTimeZoneDidChange,
            // By its value: not every Foundation has the constant.
            Notification.Name("NSSystemClockDidChangeNotification"),
        ]
        #if canImport(UIKit)
        names.append(UIApplication.significantTimeChangeNotification)
        names.append(UIApplication.didBecomeActiveNotification)
        #endif
        return names
    }

    /// Posted when protected files become readable, as by the first unlock after a start.
    static var filesBecameReadable: [Notification.Name] {
        #if canImport(UIKit)
        [UIApplication.protectedDataDidBecomeAvailableNotification]
        #else
        []
        #endif
    }
}

/// The system's pages that Daychain leads to.
@MainActor
enum SystemPages {
    /// The page of the app's notifications.
    static var notificationSettings: URL? {
        #if canImport(UIKit)
        URL(string: UIApplication.openNotificationSettingsURLString)
        #else
        URL(string: "app-settings:notifications")
        #endif
    }
}
