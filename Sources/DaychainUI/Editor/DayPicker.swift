import Foundation
import SwiftUI

/// A date picker for local dates, which have no zone: it is set to GMT, in the person's calendar.
struct DayPicker: View {
    private let title: LocalizedStringKey
    @Binding private var selection: Date
    private let days: ClosedRange<Date>

    @Environment(\.dayWords) private var words

    init(_ title: LocalizedStringKey, selection: Binding<Date>, in days: ClosedRange<Date>) {
        self.title = title
        _selection = selection
        self.days = days
    }

    var body: some View {
        DatePicker(title, selection: $selection, in: days, displayedComponents: .date)
            .environment(\.timeZone, .gmt)
            .environment(\.calendar, words.calendar)
            .frame(minHeight: Spacing.target)
    }
}
