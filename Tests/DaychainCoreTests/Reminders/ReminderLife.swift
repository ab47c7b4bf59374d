import DaychainCore
import Foundation
import TestSupport

/// One person's random life with some habits: what they do, what the system shows them, and what it should have shown.
///
/// Between two looks at the app nothing changes but the time, so what should be shown is told by the state at the last
/// look: the first sixty of ``NaiveReminders``, and the closing one where more were wanted within a fortnight.
struct ReminderLife {
    private let bench: ReminderBench
    private var generator: SeededGenerator
    private var now: Double
    private var nextID: Int
    /// What was wrong, in words.
    private(set) var mistakes: [String] = []
    /// How many wanted reminders the budget left out.
    private(set) var cutOff = 0
    private var shownCount = 0
    private var openings = 0
    private var counts: [String: Int] = [:]

    private static let zones = [
        "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Asia/Tokyo", "Asia/Kolkata", "Pacific/Kiritimati",
        "Pacific/Pago_Pago", "America/Santiago", "Africa/Cairo", "Australia/Lord_Howe", "America/Scoresbysund",
    ]

    init(seed: UInt64, habitCount: Int) {
        generator = SeededGenerator(seed: seed)
        bench = ReminderBench(at: "2026-01-05T12:00:00Z")
        now = bench.clock.now.instant.timeIntervalSince1970
        nextID = habitCount
    }

    /// How the life went, in a line.
    var account: String {
        let events = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        return "\(shownCount) shown, \(cutOff) beyond the budget, \(openings) looks, \(events)"
    }

    /// Lives: between looks at the app pass hours, or some days up to the longest absence.
    mutating func live(days: Int, longestAbsence: Int) async throws {
        for number in 1...nextID { try await create(number) }
        await look()
        let end = now + Double(days) * 86_400
        while now < end {
            let isAway = Int.random(in: 0..<12, using: &generator) == 0
            let minutes = isAway ? longestAbsence * 1440 : 30 * 60
            try await pass(minutes: Int.random(in: 1...minutes, using: &generator))
            for _ in 0..<Int.random(in: 0...3, using: &generator) { try await act() }
            await look()
        }
    }

    // MARK: Time, and what is shown meanwhile

    private mutating func pass(minutes: Int) async throws {
        let before = now
        let habits = try await bench.store.snapshot().habits
        let delivers = await bench.center.access().delivers
        now += Double(minutes) * 60
        bench.clock.move(to: Date(timeIntervalSince1970: now))
        bench.center.move(to: Date(timeIntervalSince1970: now))
        let shown = bench.center.takeShown().map { "\($0.identifier) \(Int($0.instant.timeIntervalSince1970))" }
        shownCount += shown.count
        var wanted = delivers ? NaiveReminders.wanted(of: habits, from: before, through: now + 15 * 86_400) : []
        let closing = wanted.count > 60 && wanted[60].time <= before + 14 * 86_400 ? wanted[60].time : nil
        cutOff += wanted.dropFirst(60).count { $0.time <= now }
        wanted = Array(wanted.prefix(60)).filter { $0.time <= now }
        var expected = wanted.map { "\($0.identifier) \(Int($0.time))" }
        if let closing, closing <= now { expected.append("closing \(Int(closing))") }
        // One that no person sees or clears stays listed; what is shown twice under one name is one.
        if shown.sorted() != expected.sorted() {
            let missing = Set(expected).subtracting(shown)
            let extra = Set(shown).subtracting(expected)
            mistakes.append("from \(Int(before)) to \(Int(now)): missing \(missing.sorted()), more \(extra.sorted())")
        }
    }

    private mutating func look() async {
        openings += 1
        await bench.reconciler.reconcile()
        if bench.center.mostHeld > 64 { mistakes.append("more than 64 were held") }
    }

    // MARK: What a person does

    private mutating func create(_ number: Int) async throws {
        let moment = bench.clock.now
        let minute = Int.random(in: 0..<1440, using: &generator)
        let time = LocalTime(hour: minute / 60, minute: minute % 60)
        let new = NewHabit(
            id: .numbered(number), details: HabitDetails(name: "Habit", icon: "book", accent: "teal"),
            startDate: moment.deviceDate.adding(days: Int.random(in: -2...3, using: &generator)), weekdays: .daily,
            zone: Zone(zone()), reminder: time.map { ReminderSetting(time: $0, isEnabled: true) })
        try await bench.store.perform(.create(new), at: moment)
    }

    private mutating func act() async throws {
        let snapshot = try await bench.store.snapshot()
        guard let habit = snapshot.habits.randomElement(using: &generator) else { return }
        let today = habit.today(at: bench.clock.now.instant)
        let kind = Int.random(in: 0..<20, using: &generator)
        switch kind {
        case 0...7:
            let date = today.adding(days: -Int.random(in: 0...2, using: &generator))
            await tryTo("mark", .setCompletion(habit.id, date: date, done: true))
        case 8, 9:
            let date = habit.records.contains(today) ? today : today.adding(days: -1)
            await tryTo("undo", .setCompletion(habit.id, date: date, done: false))
        case 10:
            let weekdays = Weekdays(bits: UInt8.random(in: 1...127, using: &generator)) ?? .daily
            let from = today.adding(days: Int.random(in: 0...5, using: &generator))
            await tryTo("reschedule", .edit(habit.id, [.weekdays(weekdays, from: from, replacingLaterChanges: true)]))
        case 11:
            await tryTo("zone", .setZone([habit.id], Zone(zone())))
        case 12:
            await tryTo(
                habit.isArchived ? "restore" : "archive", habit.isArchived ? .restore(habit.id) : .archive(habit.id))
        case 13:
            let minute = Int.random(in: 0..<1440, using: &generator)
            guard let time = LocalTime(hour: minute / 60, minute: minute % 60) else { return }
            let isEnabled = Int.random(in: 0..<4, using: &generator) > 0
            await tryTo("remind", .edit(habit.id, [.reminder(ReminderSetting(time: time, isEnabled: isEnabled))]))
        case 14:
            counts["access", default: 0] += 1
            bench.center.setAccess([.allowed, .allowed, .quiet, .denied].randomElement(using: &generator) ?? .allowed)
        case 15:
            counts["clock", default: 0] += 1
            now += Double(Int.random(in: -2000...2000, using: &generator)) * 60
            bench.clock.move(to: Date(timeIntervalSince1970: now))
            bench.center.move(to: Date(timeIntervalSince1970: now))
            // What a clock set forward jumps over is shown late by the system, or not at all: nothing is promised.
            _ = bench.center.takeShown()
        case 16:
            counts["flight", default: 0] += 1
            bench.clock.move(to: Date(timeIntervalSince1970: now), in: Zone(zone()))
        case 17, 18:
            try await answer()
        default:
            nextID += 1
            if nextID % 10 == 0, nextID < 250 {
                await tryTo("delete", .delete(habit.id))
                try await create(nextID)
            }
        }
    }

    /// "Mark done" from the list, at whatever date it is about.
    private mutating func answer() async throws {
        guard let identifier = bench.center.listedIdentifiers.randomElement(using: &generator),
            case .habit(let id, let date) = ReminderTopic(identifier: identifier)
        else { return }
        bench.center.clear(identifier)
        await tryTo("answer", .setCompletion(id, date: date, done: true))
        // A clock that was set back can have put the date into the future, which no rule lets be marked.
        guard let habit = try await bench.store.snapshot()[id], !habit.isArchived,
            date <= habit.today(at: bench.clock.now.instant)
        else { return }
        if !habit.records.contains(date) { mistakes.append("\(identifier) was answered and is not done") }
    }

    /// What a rule refuses changes nothing, so it is passed over.
    private mutating func tryTo(_ name: String, _ command: HabitCommand) async {
        do throws(StoreError) {
            try await bench.store.perform(command, at: bench.clock.now)
            counts[name, default: 0] += 1
        } catch {
            counts["refused", default: 0] += 1
        }
    }

    private mutating func zone() -> String { Self.zones.randomElement(using: &generator) ?? "Europe/Berlin" }
}
