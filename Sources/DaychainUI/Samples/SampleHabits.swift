import DaychainCore
import Foundation
import SwiftUI

/// The habits that can be explored: what somebody could well have kept for two months, in the person's language.
enum SampleHabits {
    /// The habits in order, each with two months or less behind it; the last is archived.
    static var all: [SampleHabit] { [pages, plants, stretching, accordion, calls, earlyStart] }

    private static var pages: SampleHabit {
        var habit = sample(
            String(localized: "Read ten pages"), .book, .harbour, .daily, since: 61, at: 21 * 60 + 40, kept: 82,
            steady: 4)
        habit.details.note = String(localized: "In bed, before the light goes out.")
        return habit
    }

    private static var plants: SampleHabit {
        var habit = sample(
            String(localized: "Water the balcony plants"), .plant, .moss, Weekdays(.monday, .thursday), since: 58,
            at: 18 * 60 + 5, kept: 78, steady: 12)
        habit.change = SampleHabit.Change(to: Weekdays(.monday, .wednesday, .friday, .sunday), daysAgo: 24)
        habit.isDoneToday = true
        return habit
    }

    private static var stretching: SampleHabit {
        var habit = sample(
            String(localized: "Stretch after work"), .stretch, .clay, .workingDays, since: 54, at: 17 * 60 + 30,
            kept: 64, steady: 0)
        habit.isDoneToday = true
        return habit
    }

    private static var accordion: SampleHabit {
        sample(
            String(localized: "Practise the accordion"), .instrument, .heather,
            Weekdays(.tuesday, .thursday, .saturday), since: 40, at: 19 * 60 + 15, kept: 76, steady: 6)
    }

    private static var calls: SampleHabit {
        sample(
            String(localized: "Call home"), .call, .marigold, .weekend, since: 47, at: 11 * 60, kept: 85, steady: 15)
    }

    private static var earlyStart: SampleHabit {
        var habit = sample(
            String(localized: "Swim before breakfast"), .swim, .lagoon, Weekdays(.wednesday), since: 60, at: 7 * 60,
            kept: 70, steady: 0)
        habit.archivedDaysAgo = 17
        return habit
    }

    private static func sample(
        _ name: String, _ icon: HabitIcon, _ accent: Accent, _ weekdays: Weekdays, since days: Int, at minute: Int,
        kept: Int, steady: Int
    ) -> SampleHabit {
        SampleHabit(
            HabitDetails(name: name, icon: icon.rawValue, accent: accent.rawValue), beganDaysAgo: days,
            weekdays: weekdays, minuteOfDay: minute, keptPerHundred: kept, steadyDays: steady)
    }
}
