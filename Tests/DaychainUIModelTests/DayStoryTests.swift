import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("What is told of a day")
struct DayStoryTests {
    /// Monday and Wednesday from 2026-03-02, archived from 03-11 to 03-17, seen on Wednesday 2026-03-18.
    private static let habit = HabitFixture().on(.monday, .wednesday)
        .version(from: "2026-03-11", paused: true).version(from: "2026-03-18", paused: false)
        .done("2026-03-02", "2026-03-03", "2026-03-12", "2026-03-25")

    private static let reasons: [(LocalDate, String)] = [
        ("2026-03-01", "The habit begins on March 2, 2026."),
        ("2026-03-02", "The habit was scheduled and was done."),
        ("2026-03-03", "The habit was done, although it was not scheduled. This counts for no streak."),
        ("2026-03-04", "The habit was scheduled and has no record for this day."),
        (
            "2026-03-05",
            "The habit was not scheduled for this day. Its schedule on that day: Every Monday and Wednesday."
        ),
        ("2026-03-11", "The habit was archived at the time. The day counts neither for nor against it."),
        ("2026-03-12", "The habit was archived at the time, and was done all the same."),
        ("2026-03-18", "The habit is scheduled for today and is not done yet."),
        ("2026-03-19", "This day is still to come. The habit is not scheduled for it."),
        ("2026-03-23", "This day is still to come. The habit is scheduled for it."),
        ("2026-03-25", "This day is still to come. Its record waits, and counts when the day has begun."),
    ]

    @Test("says in a sentence what the status is and what it follows from", arguments: reasons)
    func tellsReasons(_ date: LocalDate, _ sentence: String) {
        let account = Self.habit.overview.account(of: date, today: "2026-03-18")
        #expect(DayStoryWords(words: .american, today: "2026-03-18").reason(account) == sentence)
    }

    @Test("says that a date never happened where the calendar skipped it")
    func tellsASkippedDate() {
        let habit = HabitFixture().in("Pacific/Apia").starting("2011-12-01")
        let account = habit.overview.account(of: "2011-12-30", today: "2012-01-05")
        let sentence = "This date never happened in Apia: the calendar skipped it there."
        #expect(DayStoryWords(words: .american, today: "2012-01-05").reason(account) == sentence)
    }

    @Test("gives the time of a record by the clocks of the zone where it was made")
    func tellsRecords() {
        let tokyo = Completion(
            date: "2026-03-02", completedAt: instant("2026-03-02T22:30:00Z"), zoneIdentifier: "Asia/Tokyo")
        let story = DayStoryWords(words: .american, today: "2026-03-18")
        #expect(
            story.record(.read(tokyo))?.replacingOccurrences(of: "\u{202F}", with: " ")
                == "Recorded on March 3, 2026 at 7:30 AM, Tokyo time.")
        let mars = Completion(
            date: "2026-03-02", completedAt: instant("2026-03-02T22:30:00Z"), zoneIdentifier: "Mars/Olympus")
        #expect(
            story.record(.read(mars))?.replacingOccurrences(of: "\u{202F}", with: " ")
                == "Recorded on March 2, 2026 at 10:30 PM GMT. This device does not know the zone \u{2068}Mars/Olympus\u{2069}."
        )
        #expect(story.record(.none) == nil)
    }

    @Test("says in which zone and from when to when each part of a schedule holds")
    func tellsPeriods() throws {
        let words = HabitWords(words: .american)
        #expect(
            Self.habit.overview.schedule.periods.map { words.dates(of: $0, today: "2026-03-12") } == [
                "March 2, 2026 to March 10, 2026, Berlin time", "March 11, 2026 to March 17, 2026, Berlin time",
                "Planned from March 18, 2026, Berlin time",
            ])
        let changed = HabitFixture().version(from: "2026-03-03", weekdays: .weekend)
        #expect(
            words.dates(of: try #require(changed.overview.schedule.periods.first), today: "2026-03-12")
                == "March 2, 2026 only, Berlin time")
    }
}
