import Foundation
import SwiftUI

/// The weekday that weeks begin on here.
struct WeeksSection: View {
    @Environment(\.dayWords) private var words

    var body: some View {
        Section {
            Text(verbatim: week)
                .accessibilityIdentifier("settings.week")
            Text("The order of weekdays follows this device’s region. Records do not depend on it.")
        } header: {
            FormHeading("Weeks")
        }
    }

    private var week: String {
        let day = words.weekday(words.firstWeekday)
        return String(localized: "Your week begins on \(day).")
    }
}
