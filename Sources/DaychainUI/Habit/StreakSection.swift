import DaychainCore
import Foundation
import SwiftUI

/// Current and best streak with their dates, the rule in a sentence, and the totals.
struct StreakSection: View {
    let day: TodayHabit
    let deviceDate: LocalDate

    @Environment(\.palette) private var palette

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            SectionHeading("Streaks")
            SideBySide(alignment: .top, spacing: Spacing.large, stackedSpacing: Spacing.medium) {
                StreakFigure(
                    title: "Current streak", streak: day.summary.current, deviceDate: deviceDate,
                    none: hasBest ? String(localized: "None right now") : String(localized: "None yet"),
                    identifier: "habit.streak.current")
                StreakFigure(
                    title: "Best streak", streak: day.summary.best, deviceDate: deviceDate,
                    none: String(localized: "None yet"), identifier: "habit.streak.best")
            }
            Text("Scheduled days done in a row. Other days neither add to a streak nor end it.")
                .font(.subheadline)
                .foregroundStyle(palette.soft)
                .fixedSize(horizontal: false, vertical: true)
            Text(verbatim: totals)
                .font(.subheadline)
                .foregroundStyle(palette.soft)
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityIdentifier("habit.totals")
        }
        .onCard()
        .margins(.horizontal)
    }

    private var hasBest: Bool { day.summary.best.dates != nil }

    private var totals: String {
        let totals = day.summary.totals
        return String(localized: "\(totals.done) done, \(totals.missed) missed, \(totals.extra) extra")
    }
}

/// One streak: its length in large numerals, and its dates. One element to VoiceOver.
private struct StreakFigure: View {
    let title: LocalizedStringKey
    let streak: Streak
    let deviceDate: LocalDate
    /// What is said where there is no such streak.
    let none: String
    let identifier: String

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title)
                .font(.subheadline)
            Text(verbatim: streak.length.formatted(.number.locale(locale)))
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
                .monospacedDigit()
            Text(verbatim: dates)
                .font(.footnote)
                .foregroundStyle(palette.soft)
                .fixedSize(horizontal: false, vertical: true)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(title))
        .accessibilityValue(Text(verbatim: spoken))
        .accessibilityIdentifier(identifier)
    }

    private var dates: String {
        guard let dates = streak.dates else { return none }
        return HabitWords(words: words).range(dates, today: deviceDate)
    }

    private var spoken: String {
        guard streak.dates != nil else { return none }
        let length = streak.length
        let dates = dates
        return String(localized: "\(length), \(dates)")
    }
}
