import DaychainCore
import Foundation
import TestSupport
import Testing

/// What the system is told, and in which order.
@Suite("The reconciler of reminders")
struct ReminderReconcilerTests {
    @Test("changes nothing the second time")
    func idempotent() async {
        let bench = ReminderBench(HabitFixture().reminded(at: "20:00"), at: "2026-05-13T10:00:00+02:00")
        await bench.reconciler.reconcile()
        let before = bench.center.changeCount
        await bench.reconciler.reconcile()
        #expect(bench.center.changeCount == before)
    }

    @Test("replaces what says or means something else now, under the same identifier")
    func replaces() async throws {
        let bench = ReminderBench(HabitFixture().reminded(at: "20:00"), at: "2026-05-13T10:00:00+02:00")
        await bench.reconciler.reconcile()
        let identifiers = bench.center.identifiers
        try await bench.perform(
            .edit(HabitFixture.id, [.details(HabitDetails(name: "Read aloud", icon: "book", accent: "teal"))]))
        #expect(bench.center.identifiers == identifiers)
        #expect(Set(await bench.center.pending().map(\.text.title)) == ["Read aloud"])
        try await bench.perform(
            .edit(HabitFixture.id, [.reminder(ReminderSetting(time: "21:15", isEnabled: true))]))
        #expect(bench.center.identifiers == identifiers)
        #expect(Set(await bench.center.pending().map { $0.reading?.time }) == ["21:15"])
    }

    @Test("takes back before it adds, and never asks the system to hold more than 64")
    func removesFirst() async throws {
        let bench = ReminderBench(
            HabitFixture("Read").reminded(at: "20:00"),
            HabitFixture("Run", id: .numbered(2), position: 1), at: "2026-05-13T10:00:00+02:00")
        await bench.reconciler.reconcile()
        let before = bench.center.log.count
        // The second habit's reminders push the later half of the first one's out.
        try await bench.perform(
            .edit(.numbered(2), [.reminder(ReminderSetting(time: "07:00", isEnabled: true))]))
        let acts = bench.center.log.dropFirst(before)
        let firstAddition = try #require(acts.firstIndex { $0.hasPrefix("add") })
        #expect(acts.lastIndex { $0.hasPrefix("remove") }.map { $0 < firstAddition } == true)
        #expect(bench.center.mostHeld <= 64)
        #expect(bench.center.identifiers.count == 60)
        // What is added comes nearest first, so that an app that is ended early has set what matters most.
        let added = acts.filter { $0.hasPrefix("add") }.map { String($0.suffix(10)) }
        #expect(added == added.sorted())
    }

    @Test("cut short has set the nearest and nothing wrong, and sets the rest the next time", arguments: [0, 1, 7, 59])
    func interrupted(after count: Int) async throws {
        let bench = ReminderBench(HabitFixture().reminded(at: "20:00"), at: "2026-05-13T10:00:00+02:00")
        bench.center.failNext(with: .other(detail: "the end"), after: count)
        for _ in (count + 1)..<60 { bench.center.failNext(with: .other(detail: "the end")) }
        await bench.reconciler.reconcile()
        let first: LocalDate = "2026-05-13"
        #expect(await bench.pendingDates(60) == (0..<count).map { first.adding(days: $0) })
        let state = await bench.reconciler.reconcile()
        #expect(state.failure == nil)
        #expect(await bench.pendingDates(61) == (0..<60).map { first.adding(days: $0) })
    }

    @Test("reports what the system does not take, sets the rest, and tries again")
    func failedAdd() async {
        let bench = ReminderBench(HabitFixture().reminded(at: "20:00"), at: "2026-05-13T10:00:00+02:00")
        bench.center.failNext(with: .other(detail: "1401"), after: 2)
        let state = await bench.reconciler.reconcile()
        #expect(state.failure == .notAdded(.other(detail: "1401")))
        #expect(await bench.pendingDates(3) == ["2026-05-13", "2026-05-14", "2026-05-16"])
        let next = await bench.reconciler.reconcile()
        #expect(next.failure == nil)
        #expect(await bench.pendingDates(3) == ["2026-05-13", "2026-05-14", "2026-05-15"])
    }

    @Test("changes nothing while the habits cannot be read, and says so")
    func unreadable() async {
        let bench = ReminderBench(HabitFixture().reminded(at: "20:00"), at: "2026-05-13T10:00:00+02:00")
        await bench.reconciler.reconcile()
        let before = bench.center.changeCount
        await bench.store.failNext(with: .unavailable(detail: "locked"))
        let state = await bench.reconciler.reconcile()
        #expect(state.failure == .store(.unavailable(detail: "locked")))
        #expect(state.next(for: HabitFixture.id)?.date == "2026-05-13")
        #expect(bench.center.changeCount == before)
    }

    @Test("takes away what another version of the app may have left")
    func foreign() async throws {
        let bench = ReminderBench(HabitFixture().reminded(at: "20:00"), at: "2026-05-13T10:00:00+02:00")
        try await bench.center.add(
            ReminderNotice(
                identifier: "weekly", reading: ClockReading(date: "2026-05-13", time: "21:00", zone: "GMT"),
                text: ReminderText(title: "Old", body: "")))
        await bench.reconciler.reconcile()
        #expect(!bench.center.identifiers.contains("weekly"))
    }

    @Test("answers each caller with a run begun after the call, however many call at once")
    func serial() async throws {
        let bench = ReminderBench(HabitFixture().reminded(at: "20:00"), at: "2026-05-31T10:00:00+02:00")
        await withTaskGroup(of: LocalDate?.self) { group in
            for day in 1...31 {
                group.addTask {
                    let date = LocalDate(year: 2026, month: 5, day: day) ?? "2026-05-31"
                    _ = try? await bench.perform(.setCompletion(HabitFixture.id, date: date, done: true))
                    return day == 31 ? await bench.pendingDates(1).first : nil
                }
            }
            for await next in group where next != nil { #expect(next == "2026-06-01") }
        }
        #expect(bench.center.mostHeld <= 60)
    }

    @Test("leaves a delivered reminder listed that can still be answered, and withdraws the closing one")
    func listed() async throws {
        let bench = ReminderBench(HabitFixture().reminded(at: "20:00"), at: "2026-05-13T10:00:00+02:00")
        await bench.reconciler.reconcile()
        try await bench.center.add(
            ReminderNotice(
                identifier: ReminderTopic.closing.identifier, reading: nil, text: ReminderText(title: "", body: "")))
        bench.move(to: "2026-05-15T10:00:00+02:00")
        #expect(bench.center.listedIdentifiers.contains("closing"))
        await bench.reconciler.reconcile()
        #expect(bench.listedDates == ["2026-05-13", "2026-05-14"])
        #expect(!bench.center.listedIdentifiers.contains("closing"))
        // Weekdays that leave out a date take its reminder along; so does switching off.
        try await bench.perform(.edit(HabitFixture.id, [.reminder(ReminderSetting(time: "20:00", isEnabled: false))]))
        #expect(bench.center.listedIdentifiers == [])
        #expect(bench.center.identifiers == [])
    }
}
