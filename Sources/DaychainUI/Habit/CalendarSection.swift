import DaychainCore
import SwiftUI

/// A month of the habit, with paging, corrections and a legend.
struct CalendarSection: View {
    let model: HabitModel
    let day: TodayHabit

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                SectionHeading("Calendar", note: nil)
                MonthPager(model: model)
                if model.isCorrecting { CorrectionBanner(model: model) }
            }
            .padding(.horizontal, Spacing.large)
            if textSize.isAccessibilitySize {
                MonthList(model: model, day: day)
                    .padding(.horizontal, Spacing.large)
            } else {
                MonthGrid(model: model, day: day)
                    .padding(.horizontal, Spacing.tight)
            }
            VStack(alignment: .leading, spacing: Spacing.medium) {
                if !model.isCorrecting, !day.habit.isArchived {
                    Button {
                        model.beginCorrecting()
                    } label: {
                        Text("Correct past days")
                    }
                    .buttonStyle(QuietButtonStyle())
                    .accessibilityIdentifier("habit.correct")
                }
                StatusLegend(accent: Accent(known: day.habit.details.accent))
            }
            .padding(.horizontal, Spacing.large)
        }
    }
}
