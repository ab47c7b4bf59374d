import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

/// A new zone, as the form tells it before it is saved.
@Suite("Another zone in the form") @MainActor
struct EditorZoneTests {
    private func outlook(_ habit: HabitFixture, to zone: Zone, at text: String) async throws -> [Outlook] {
        let window = await Window(habit, at: text)
        window.app.edit(HabitFixture.id)
        let form = try window.form
        form.draft.zone = zone
        return form.outlook
    }

    @Test("further east names the dates that it leaves behind without a record, today among them")
    func east() async throws {
        let outlook = try await outlook(
            HabitFixture().in("America/Los_Angeles"), to: "Asia/Tokyo", at: "2026-06-09T20:00:00Z")
        #expect(
            outlook == [.newZone("Asia/Tokyo", from: "2026-06-10"), .goesOn(to: "2026-06-10"), .passes("2026-06-09")])
    }

    @Test("further east leaves out today once it is done")
    func eastDone() async throws {
        let outlook = try await outlook(
            HabitFixture().in("America/Los_Angeles").done("2026-06-09"), to: "Asia/Tokyo", at: "2026-06-09T20:00:00Z")
        #expect(outlook == [.newZone("Asia/Tokyo", from: "2026-06-10"), .goesOn(to: "2026-06-10")])
    }

    @Test("over the date line names each date that is jumped over")
    func overTheDateLine() async throws {
        let outlook = try await outlook(
            HabitFixture().in("Pacific/Pago_Pago"), to: "Pacific/Kiritimati", at: "2026-06-10T10:30:00Z")
        #expect(
            outlook == [
                .newZone("Pacific/Kiritimati", from: "2026-06-10"), .goesOn(to: "2026-06-11"), .passes("2026-06-09"),
                .passes("2026-06-10"),
            ])
    }

    @Test("further west says that today becomes the date there, which day may be due again, and which record waits")
    func west() async throws {
        let outlook = try await outlook(
            HabitFixture().in("Asia/Tokyo").done("2026-06-10"), to: "America/Los_Angeles", at: "2026-06-09T20:00:00Z")
        #expect(
            outlook == [
                .newZone("America/Los_Angeles", from: "2026-06-10"),
                .goesBack(to: "2026-06-09", in: "America/Los_Angeles"), .dueAgain("2026-06-09"),
                .waits("2026-06-10"),
            ])
    }

    @Test("on the same date changes nothing about today")
    func sameDate() async throws {
        let outlook = try await outlook(HabitFixture(), to: "America/New_York", at: "2026-06-09T12:00:00Z")
        #expect(outlook == [.newZone("America/New_York", from: "2026-06-10")])
    }

    @Test("moves the start of a new habit to the today there, unless another day was chosen")
    func movesTheStart() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        // 20:00 on Wednesday in Berlin is Thursday in Tokyo.
        form.choose("Asia/Tokyo")
        #expect(form.draft.startDate == "2026-03-05")
        #expect(form.outlook == [.rhythm(.daily, from: "2026-03-05"), .follows("Asia/Tokyo")])
        form.choose("Europe/Paris")
        #expect(form.draft.startDate == "2026-03-04")
        form.draft.startDate = "2026-03-02"
        form.choose("Asia/Tokyo")
        #expect(form.draft.startDate == "2026-03-02")
    }

    @Test("leaves the start of a habit that is there where it is")
    func keepsTheStart() async throws {
        let window = await Window(HabitFixture().starting("2026-03-04"))
        window.app.edit(HabitFixture.id)
        let form = try window.form
        form.choose("Asia/Tokyo")
        #expect(form.draft.startDate == "2026-03-04")
    }

    @Test("is told in sentences")
    func sentences() {
        let words = OutlookWords(words: .american, today: "2026-06-10", habitToday: "2026-06-10")
        #expect(
            words.sentence(.goesBack(to: "2026-06-09", in: "America/Los_Angeles"))
                == "Today becomes Tuesday, June 9 again at once, until that day is over in Los Angeles.")
        #expect(words.sentence(.dueAgain("2026-06-10")) == "Wednesday, June 10 may be due a second time.")
        #expect(
            words.sentence(.waits("2026-06-10"))
                == "The record of Wednesday, June 10 is kept and counts when that day comes.")
        #expect(words.sentence(.goesOn(to: "2026-06-11")) == "Today becomes Thursday, June 11 at once.")
    }

    @Test("of a new habit is told where it is not the device's")
    func ofANewHabit() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.zone = "Asia/Tokyo"
        // 20:00 in Berlin is the next day in Tokyo: the day that the form begins on is over there.
        #expect(form.outlook == [.rhythm(.daily, from: "2026-03-04"), .missedAdded(1), .follows("Asia/Tokyo")])
        form.draft.zone = "Europe/Paris"
        #expect(form.outlook == [.rhythm(.daily, from: "2026-03-04")])
    }
}

@Suite("The sentence of new weekdays")
struct WeekdaySentenceTests {
    private let words = OutlookWords(
        words: .american, today: "2026-03-04", habitToday: "2026-03-04")

    @Test(
        "says from when they hold and what they leave alone",
        arguments: [
            ("2026-03-04", "Every Monday and Wednesday from today. The past stays as it is."),
            ("2026-03-05", "Every Monday and Wednesday from tomorrow. Today and the past stay as they are."),
            ("2026-03-06", "Every Monday and Wednesday from March 6. Earlier days keep the schedule they had."),
            ("2027-01-04", "Every Monday and Wednesday from January 4, 2027. Earlier days keep the schedule they had."),
        ])
    func fromWhen(date: String, sentence: String) throws {
        let date = try #require(LocalDate(date))
        #expect(words.sentence(.newWeekdays(Weekdays(.monday, .wednesday), from: date)) == sentence)
    }

    @Test("names the date where the habit's own today is not the device's")
    func elsewhere() {
        let words = OutlookWords(words: words.words, today: "2026-03-04", habitToday: "2026-03-05")
        #expect(
            words.sentence(.newWeekdays(.daily, from: "2026-03-05"))
                == "Every day from March 5. Earlier days keep the schedule they had.")
    }
}
