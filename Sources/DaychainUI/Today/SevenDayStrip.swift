import DaychainCore
import Foundation
import SwiftUI

/// The last seven days as beads on the thread; at the largest text sizes, as a sentence. One element to VoiceOver.
struct SevenDayStrip: View {
    let day: TodayHabit
    let key: String

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric(relativeTo: .caption) private var bead: CGFloat = 14

    var body: some View {
        Group {
            if textSize.isAccessibilitySize {
                Text(verbatim: HabitWords(words: words).lastSevenDays(day.lastSevenDays, isShort: true))
                    .font(.body)
                    .foregroundStyle(palette.soft)
                    .fixedSize(horizontal: false, vertical: true)
            } else {
                beads
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: sentence))
        .accessibilityIdentifier("today.strip.\(key)")
    }

    private var beads: some View {
        let plan = ThreadPlan(
            day.habit, in: day.today.adding(days: -6)...day.today, today: day.today)
        return HStack(spacing: 0) {
            ForEach(day.lastSevenDays) { cell in
                StripDay(
                    cell: cell, links: plan[cell.date], isToday: cell.date == day.today,
                    accent: Accent(known: day.habit.details.accent), beadSide: min(bead, 19))
            }
        }
        .frame(maxWidth: bead * 14)
    }

    private var label: String {
        let name = isolated(day.habit.details.name)
        return String(localized: "Last seven days of \(name)")
    }

    private var sentence: String {
        HabitWords(words: words).lastSevenDays(day.lastSevenDays)
    }
}

/// One day of the strip: the weekday's initial, and the bead below it. Today is underlined as well.
private struct StripDay: View {
    let cell: DayCell
    let links: ThreadPlan.Links
    let isToday: Bool
    let accent: Accent
    let beadSide: CGFloat

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(spacing: Spacing.tight) {
            Text(verbatim: words.initial(cell.date.weekday))
                .font(.caption2)
                .fontWeight(isToday ? .bold : .regular)
                .foregroundStyle(isToday ? palette.ink : palette.soft)
            ThreadedBead(status: cell.status, links: links, accent: accent, size: .small, beadSide: beadSide)
            Capsule()
                .fill(isToday ? palette.ink : Color.clear)
                .frame(width: beadSide, height: 2)
        }
        .frame(maxWidth: .infinity)
    }
}
