import DaychainCore
import Foundation
import SwiftUI

/// Which day a habit is on, and which zone the device is in.
struct DaysSection: View {
    let zone: Zone
    let instant: Date

    @Environment(\.dayWords) private var words

    var body: some View {
        Section {
            Text(
                "A habit’s day is decided by the habit’s own time zone. Travelling changes nothing about the days you have kept."
            )
            Text("A day ends at midnight in that zone. Whatever you mark is kept under the date that you saw.")
            Text(verbatim: device)
                .accessibilityIdentifier("settings.zone")
        } header: {
            FormHeading("Days")
        }
    }

    private var device: String {
        let city = words.city(zone)
        let offset = words.offset(zone, at: instant)
        return String(localized: "This device is on the time of \(city), \(offset). New habits begin with it.")
    }
}
