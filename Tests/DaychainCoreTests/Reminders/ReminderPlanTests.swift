import DaychainCore
import Foundation
import TestSupport
import Testing

/// Which notifications the system shall hold.
@Suite("The plan of reminders")
struct ReminderPlanTests {
    @Test("takes the nearest of all habits first, each by the clock of its own zone")
    func nearestFirst() {
        let berlin = HabitFixture("Read", id: .numbered(1)).reminded(at: "09:00").overview
        let tokyo = HabitFixture("Stretch", id: .numbered(2)).in("Asia/Tokyo").reminded(at: "15:30").overview
        let plan = ReminderPlan(habits: [berlin, tokyo], after: instant("2026-03-04T06:00:00Z"))
        // 15:30 in Tokyo is 06:30Z, 09:00 in Berlin is 08:00Z.
        #expect(
            plan.requests.prefix(4).map(\.instant) == [
                instant("2026-03-04T06:30:00Z"), instant("2026-03-04T08:00:00Z"), instant("2026-03-05T06:30:00Z"),
                instant("2026-03-05T08:00:00Z"),
            ])
        #expect(plan.requests[0].content == .due(name: "Stretch", date: "2026-03-04"))
        #expect(plan.requests[0].reading == ClockReading(date: "2026-03-04", time: "15:30", zone: "Asia/Tokyo"))
        #expect(plan.requests[1].content == .due(name: "Read", date: "2026-03-04"))
        #expect(plan.requests[1].reading == ClockReading(date: "2026-03-04", time: "09:00", zone: "Europe/Berlin"))
    }

    @Test("knows each by its habit and its date")
    func identifiers() {
        let plan = plan(1, after: "2026-03-04T20:00:00Z")
        #expect(
            plan.requests.first?.topic.identifier == "reminder|00000000-0000-0000-0000-000000000001|2026-03-05")
        let identifiers = plan.requests.map(\.topic.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        #expect(identifiers.map(ReminderTopic.init(identifier:)) == plan.requests.map(\.topic))
    }

    @Test(
        "knows no identifier that is not one of its own",
        arguments: ["", "reminder", "reminder|1|2026-03-05", "reminder|00000000-0000-0000-0000-000000000001|5 March"])
    func strangeIdentifier(text: String) {
        #expect(ReminderTopic(identifier: text) == nil)
    }

    @Test("reads the clock beside a gap and in an hour that comes twice so that the instant is the same again")
    func readings() {
        // The gap's first instant reads 03:00; the first of two 02:30 is the one at 00:30Z.
        let zurich = HabitFixture().in("Europe/Zurich").starting("2026-03-29").reminded(at: "02:30").overview
        let spring = ReminderPlan(habits: [zurich], after: instant("2026-03-28T12:00:00Z")).requests[0]
        #expect(spring.instant == instant("2026-03-29T01:00:00Z"))
        #expect(spring.reading == ClockReading(date: "2026-03-29", time: "03:00", zone: "Europe/Zurich"))
        #expect(spring.reading.instant == spring.instant)
        let autumn = ReminderPlan(habits: [zurich], after: instant("2026-10-24T12:00:00Z")).requests
        #expect(autumn[0].instant == instant("2026-10-25T00:30:00Z"))
        #expect(autumn[0].reading == ClockReading(date: "2026-10-25", time: "02:30", zone: "Europe/Zurich"))
        #expect(autumn[0].reading.instant == autumn[0].instant)
        // Exactly one on each date.
        #expect(autumn[1].reading.date == "2026-10-26")
        // Where the gap leads into the next date: the last minute before it, still on its own date.
        let greenland = HabitFixture().in("America/Scoresbysund").starting("2026-03-28").reminded(at: "23:30").overview
        let night = ReminderPlan(habits: [greenland], after: instant("2026-03-28T12:00:00Z")).requests[0]
        #expect(night.reading == ClockReading(date: "2026-03-28", time: "22:59", zone: "America/Scoresbysund"))
        #expect(night.topic == .habit(HabitFixture.id, on: "2026-03-28"))
    }

    @Test("leaves out a date that a zone further east ends before its time has come")
    func endedEarly() throws {
        // Tokyo's 10th of June begins at 08:00 of the 9th in Los Angeles.
        let habit = try HabitFixture().in("America/Los_Angeles").reminded(at: "09:00").after(
            { .setZone([$0], "Asia/Tokyo") }, at: "2026-06-09T08:00:00Z")
        let plan = ReminderPlan(habits: [habit.overview], after: instant("2026-06-09T08:00:00Z"))
        #expect(plan.requests[0].topic == .habit(HabitFixture.id, on: "2026-06-10"))
        #expect(plan.requests[0].instant == instant("2026-06-10T00:00:00Z"))
    }

    @Test("holds sixty at most, and says at the sixty-first that opening the app keeps them coming")
    func closing() {
        // Five a day: sixty last from the 5th to the 16th; the first that does not fit is the 17th's.
        let plan = plan(5, after: "2026-03-04T20:00:00Z")
        #expect(plan.requests.count == 61)
        #expect(plan.requests[59].reading.date == "2026-03-16")
        #expect(plan.requests[60].topic == .closing)
        #expect(plan.requests[60].content == .openToContinue)
        #expect(plan.requests[60].instant == instant("2026-03-17T08:00:00Z"))
        #expect(plan.requests[60].reading == ClockReading(date: "2026-03-17", time: "09:00", zone: "Europe/Berlin"))
    }

    @Test("says nothing of an end that is more than fourteen days away")
    func longWindow() {
        // Four a day: sixty last to the 19th; the 20th at 08:00Z is more than fourteen days after the 4th at 20:00Z.
        #expect(plan(4, after: "2026-03-04T20:00:00Z").requests.count == 60)
        // Seen from 08:00Z of the 5th, where today's have gone by, the window ends on the 21st.
        #expect(plan(4, after: "2026-03-05T08:00:00Z").requests.last?.reading.date == "2026-03-20")
        // Exactly fourteen days count as an end.
        let twoSizes = (1...4).map { HabitFixture(id: .numbered($0)).reminded(at: "09:00").overview }
        let atEnd = ReminderPlan(habits: twoSizes, after: instant("2026-03-04T08:00:00Z"), budget: 52)
        #expect(atEnd.requests.last?.topic == .closing)
        #expect(atEnd.requests.last?.instant == instant("2026-03-18T08:00:00Z"))
        let later = ReminderPlan(habits: twoSizes, after: instant("2026-03-04T08:00:00Z"), budget: 56)
        #expect(later.requests.count == 56)
    }

    @Test("says nothing of an end where everything fits")
    func everythingFits() {
        let sunday = HabitFixture().on(.sunday).reminded(at: "09:00").overview
        let plan = ReminderPlan(habits: [sunday], after: instant("2026-03-04T20:00:00Z"))
        // The Sundays of one year.
        #expect(plan.requests.count == 52)
        #expect(plan.requests.last?.reading.date == "2027-02-28")
    }

    @Test("is the same whatever the order in which the habits come")
    func order() {
        let habits = (1...9).map { HabitFixture(id: .numbered($0)).reminded(at: "09:00").overview }
        let now = instant("2026-03-04T20:00:00Z")
        #expect(ReminderPlan(habits: habits, after: now) == ReminderPlan(habits: habits.reversed(), after: now))
    }

    private func plan(_ count: Int, after text: String) -> ReminderPlan {
        let habits = (1...count).map { HabitFixture(id: .numbered($0)).reminded(at: "09:00").overview }
        return ReminderPlan(habits: habits, after: instant(text))
    }
}
