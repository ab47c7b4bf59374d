import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

/// What the screens know of reminders, and what becomes of an answer.
@Suite("The model of reminders") @MainActor
struct RemindersModelTests {
    @Test("follows every write: a day done takes its reminder along, an undo brings it back")
    func followsWrites() async throws {
        let bench = await Bench(HabitFixture().reminded(at: "21:00"))
        #expect(bench.next == "2026-03-04")
        let today: LocalDate = "2026-03-04"
        try await bench.store.perform(.setCompletion(HabitFixture.id, date: today, done: true), at: bench.clock.now)
        await eventually { bench.next == "2026-03-05" }
        try await bench.store.perform(.setCompletion(HabitFixture.id, date: today, done: false), at: bench.clock.now)
        await eventually { bench.next == "2026-03-04" }
    }

    @Test("follows the clock")
    func followsClock() async {
        let bench = await Bench(HabitFixture().reminded(at: "21:00"))
        bench.center.move(to: instant("2026-03-04T21:30:00+01:00"))
        bench.clock.move(to: "2026-03-04T21:30:00+01:00")
        await eventually { bench.next == "2026-03-05" }
    }

    @Test("asks where nobody was asked, and nowhere else", arguments: [ReminderAccess.denied, .allowed, .quiet])
    func asksOnce(access: ReminderAccess) async {
        let bench = await Bench(HabitFixture().reminded(at: "21:00"), access: access)
        await bench.model.askIfNeeded()
        #expect(bench.center.timesAsked == 0)
    }

    @Test("asked and denied, it says so, keeps the time, and reads a later change by itself")
    func denied() async throws {
        let bench = await Bench(HabitFixture().reminded(at: "21:00"), access: .notAsked)
        let habit = HabitFixture().reminded(at: "21:00").overview
        #expect(bench.model.standing(of: habit) == .notAsked)
        bench.center.answer(.denied)
        await bench.model.askIfNeeded()
        #expect(bench.center.timesAsked == 1)
        #expect(bench.model.standing(of: habit) == .denied)
        #expect(try await bench.store.snapshot()[HabitFixture.id]?.reminder?.time == "21:00")
        bench.center.setAccess(.quiet)
        await bench.model.refresh()
        let reading = ClockReading(date: "2026-03-04", time: "21:00", zone: "Europe/Berlin")
        #expect(bench.model.standing(of: habit) == .next(reading, isQuiet: true))
    }

    @Test("offers to ask only while a habit that is not archived has its reminder switched on")
    func isWanted() async throws {
        #expect(await !Bench(HabitFixture(), access: .notAsked).model.isWanted)
        #expect(await !Bench(HabitFixture().reminded(at: "21:00", isEnabled: false), access: .notAsked).model.isWanted)
        let bench = await Bench(HabitFixture().reminded(at: "21:00"), access: .notAsked)
        #expect(bench.model.isWanted)
        try await bench.store.perform(.archive(HabitFixture.id), at: bench.clock.now)
        await eventually { !bench.model.isWanted }
    }

    @Test("does not promise a question for the first reminder where one is switched on already")
    func notAllowedYet() {
        #expect(
            ReminderWords.explanation(.notAsked, isWanted: true)
                == "Notifications are not allowed yet, so no reminder comes. The time is kept.")
        #expect(
            ReminderWords.explanation(.notAsked, isWanted: false)
                == "The system asks for your permission when you switch on the first reminder.")
        #expect(ReminderWords.explanation(.allowed, isWanted: true) == nil)
    }

    @Test("tells a reminder that the system does not take, and sets it by itself later")
    func triesAgain() async {
        let wait = HeldWait()
        let bench = await Bench(
            HabitFixture().reminded(at: "21:00"), failing: .other(detail: "1400"), wait: { _ in await wait.hold() })
        #expect(bench.model.state?.failure == .notAdded(.other(detail: "1400")))
        await wait.release()
        await eventually { bench.model.state?.failure == nil }
        #expect(bench.next == "2026-03-04")
    }

    @Test("counts what the person has tried again in vain, until it works, also by itself")
    func personTriesAgain() async {
        let wait = HeldWait()
        let bench = await Bench(
            HabitFixture().reminded(at: "21:00"), failing: .other(detail: "1400"), wait: { _ in await wait.hold() })
        bench.center.failNext(with: .other(detail: "1400"))
        await bench.model.retry()
        #expect(bench.model.state?.failure == .notAdded(.other(detail: "1400")))
        #expect(bench.model.failedRetries == 1)
        await bench.model.refresh()
        #expect(bench.model.state?.failure == nil)
        #expect(bench.model.failedRetries == 0)
    }

    @Test("Mark done marks the date of the notification, once, however often it comes")
    func markDone() async throws {
        let bench = await Bench(HabitFixture().reminded(at: "21:00"))
        bench.clock.move(to: "2026-03-05T00:10:00+01:00")
        let answer = Bench.answer(.markDone, .habit(HabitFixture.id, on: "2026-03-04"))
        await bench.model.answer(answer)
        await bench.model.answer(answer)
        let records = try await bench.store.snapshot()[HabitFixture.id]?.records
        #expect(records == DaySet(["2026-03-04"]))
        #expect(bench.next == "2026-03-05")
    }

    @Test("Mark done that cannot be saved says so in a notification, which can be tried again")
    func unsaved() async throws {
        let bench = await Bench(HabitFixture().reminded(at: "21:00"))
        let pending = bench.center.identifiers
        await bench.store.failNext(with: .full)
        await bench.model.answer(Bench.answer(.markDone, .habit(HabitFixture.id, on: "2026-03-04")))
        #expect(try await bench.store.snapshot()[HabitFixture.id]?.records.isEmpty == true)
        #expect(bench.center.identifiers == pending)
        let topic = ReminderTopic.unsaved(HabitFixture.id, on: "2026-03-04")
        #expect(bench.center.listedIdentifiers == [topic.identifier])
        await bench.model.answer(Bench.answer(.markDone, topic))
        #expect(try await bench.store.snapshot()[HabitFixture.id]?.records == DaySet(["2026-03-04"]))
        #expect(bench.center.listedIdentifiers == [])
    }

    @Test("Mark done for a day that is to come again, as after a journey west, says why nothing is saved")
    func tooEarly() async throws {
        let bench = await Bench(HabitFixture().reminded(at: "21:00"))
        await bench.model.answer(Bench.answer(.markDone, .habit(HabitFixture.id, on: "2026-03-05")))
        #expect(try await bench.store.snapshot()[HabitFixture.id]?.records.isEmpty == true)
        let topic = ReminderTopic.unsaved(HabitFixture.id, on: "2026-03-05")
        #expect(bench.center.listedIdentifiers == [topic.identifier])
        let words = ReminderWords(
            words: DayWords(locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian)))
        #expect(words.tooEarly("2026-03-05") == "Not saved: Thursday, March 5 has not begun yet for this habit.")
    }

    @Test("Mark done before any store is open says so")
    func noStore() async {
        let center = SimulatedReminderCenter(at: instant("2026-03-04T20:00:00+01:00"))
        let model = RemindersModel(center: center, clock: PinnedClock("2026-03-04T20:00:00+01:00"))
        let topic = ReminderTopic.unsaved(HabitFixture.id, on: "2026-03-04")
        await model.answer(Bench.answer(.markDone, .habit(HabitFixture.id, on: "2026-03-04")))
        #expect(center.listedIdentifiers == [topic.identifier])
    }

    @Test("Mark done for a habit that is gone or archived changes nothing and says nothing")
    func gone() async throws {
        let bench = await Bench(HabitFixture().reminded(at: "21:00"))
        try await bench.store.perform(.archive(HabitFixture.id), at: bench.clock.now)
        await bench.model.answer(Bench.answer(.markDone, .habit(HabitFixture.id, on: "2026-03-04")))
        #expect(bench.center.listedIdentifiers == [])
        #expect(try await bench.store.snapshot()[HabitFixture.id]?.records.isEmpty == true)
    }

    @Test("a tap opens its habit in one window, once")
    func tap() async {
        let window = await Window(HabitFixture().reminded(at: "21:00"))
        await window.app.reminders?.answer(Bench.answer(.open, .habit(HabitFixture.id, on: "2026-03-04")))
        window.app.openTappedHabit()
        #expect(window.app.habit?.id == HabitFixture.id)
        #expect(window.app.isHabitInFront)
        window.app.showToday()
        window.app.openTappedHabit()
        #expect(!window.app.isHabitInFront)
    }

    @Test("a form keeps the time when the reminder is switched off, and saves it")
    func form() async throws {
        let window = await Window()
        window.app.createHabit()
        let form = try window.form
        form.draft.name = "Read"
        #expect(!form.isReminded)
        form.isReminded = true
        #expect(form.draft.reminder == ReminderSetting(time: "20:00", isEnabled: true))
        form.reminderTime = ("06:45" as LocalTime).pickerDate
        form.isReminded = false
        await form.save()
        let saved = try await window.store.snapshot().habits.first
        #expect(saved?.reminder == ReminderSetting(time: "06:45", isEnabled: false))
        window.app.sheet = nil
        window.app.sheetClosed()
        window.app.edit(try #require(saved).id)
        let again = try window.form
        again.isReminded = true
        await again.save()
        #expect(
            try await window.store.snapshot().habits.first?.reminder == ReminderSetting(time: "06:45", isEnabled: true))
    }

    @Test("words the next reminder by its day, and by its zone where that is another")
    func words() {
        let words = ReminderWords(
            words: DayWords(locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian)))
        let device = Moment(instant: instant("2026-03-04T12:00:00+01:00"), zone: "Europe/Berlin")
        func next(_ date: LocalDate, _ zone: Zone) -> String {
            words.next(ClockReading(date: date, time: "18:05", zone: zone), today: "2026-03-04", on: device)
        }
        #expect(next("2026-03-04", "Europe/Berlin") == "today 18:05")
        #expect(next("2026-03-05", "Europe/Paris") == "tomorrow 18:05")
        #expect(next("2026-03-06", "Asia/Tokyo") == "Friday 6 March at 18:05, Tokyo time")
    }

    @Test("names the date of the next reminder while the habit's day is another than the device's")
    func namesTheDateElsewhere() {
        let words = ReminderWords(
            words: DayWords(locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian)))
        // 04:30 on Saturday the seventh in Berlin.
        let device = Moment(instant: instant("2026-03-06T22:30:00-05:00"), zone: "America/New_York")
        func next(_ date: LocalDate) -> String {
            words.next(ClockReading(date: date, time: "21:15", zone: "Europe/Berlin"), today: "2026-03-07", on: device)
        }
        #expect(next("2026-03-07") == "Saturday 7 March at 21:15, Berlin time")
        #expect(next("2026-03-08") == "Sunday 8 March at 21:15, Berlin time")
    }
}

/// A model of reminders over one habit, on Wednesday 2026-03-04 at 20:00 in Berlin.
@MainActor private struct Bench {
    let clock = PinnedClock("2026-03-04T20:00:00+01:00")
    let store: InMemoryHabitStore
    let center: SimulatedReminderCenter
    let model: RemindersModel

    init(
        _ habit: HabitFixture, access: ReminderAccess = .allowed, failing failure: ReminderCenterError? = nil,
        wait: @escaping Wait = waitForReal
    ) async {
        store = InMemoryHabitStore(habit.habit)
        center = SimulatedReminderCenter(at: clock.now.instant, access: access)
        if let failure { center.failNext(with: failure) }
        model = RemindersModel(center: center, clock: clock, wait: wait)
        model.begin(with: store)
        let model = model
        await eventually { model.state != nil }
    }

    var next: LocalDate? { model.state?.next(for: HabitFixture.id)?.date }

    static func answer(_ action: ReminderAnswer.Action, _ topic: ReminderTopic) -> ReminderAnswer {
        ReminderAnswer(action: action, identifier: topic.identifier, title: "Read")
    }
}

/// A wait that ends when a test says so.
private actor HeldWait {
    private var held: [CheckedContinuation<Void, Never>] = []
    private var isReleased = false

    func hold() async {
        if isReleased { return }
        await withCheckedContinuation { held.append($0) }
    }

    func release() {
        isReleased = true
        for continuation in held { continuation.resume() }
        held = []
    }
}
