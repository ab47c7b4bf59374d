import DaychainCore
import DaychainData
import Foundation
import TestSupport
import Testing

/// The app in a process of its own, and another process, on one store at the same time.
@Suite("Beside another process that writes", .serialized)
struct SecondProcessTests {
    @Test("the app loses no record, nor does the other, and shows all of them once it is in front again")
    func bothWrite() async throws {
        let start = try await StartingStore.make()
        let folder = try start.copy()
        defer {
            start.remove()
            Workplace.remove(folder)
        }
        let store = try await Workplace.store(in: folder)
        let (read, walk, water) = (start.habits[0], start.habits[1], start.habits[2])
        let days = ("2026-02-21" as LocalDate)..."2026-02-28"
        let started = try await onThread { try DrivenApp(AppProcess(folder: folder)) }
        defer { started.process.kill() }

        // Both at once, eleven times: there a day is marked or taken back, here eight are.
        var app = started
        for number in 0..<11 {
            let done = number.isMultiple(of: 2)
            let before = app
            async let touched = onThread { try Self.touch(done ? .mark("Read") : .undo("Read"), in: before) }
            for day in days { try await store.perform(.setCompletion(walk.id, date: day, done: done), at: Self.now) }
            app = try await touched
        }
        try await store.perform(.setCompletion(water.id, date: Self.today, done: true), at: Self.now)
        let found = try await store.snapshot()
        #expect(found[read.id]?.records == Self.records(of: read, and: [Self.today]))
        #expect(found[walk.id]?.records == Self.records(of: walk, and: Array(days)))
        #expect(found[water.id]?.records == Self.records(of: water, and: [Self.today]))
        print("faults: two processes: 11 commands of the app beside 89 of another")

        // While the app is away.
        try await store.perform(.setCompletion(walk.id, date: Self.today, done: true), at: Self.now)
        let left = app
        let screens = try await onThread { try Self.leaveAndReturn(left) { Self.isAllDone($0.last) } }
        #expect(Self.isAllDone(screens.last))
    }

    @Test("the app is in a new day only together with what was written on it")
    func newDay() async throws {
        let start = try await StartingStore.make()
        let folder = try start.copy()
        defer {
            start.remove()
            Workplace.remove(folder)
        }
        let app = try await onThread { try DrivenApp(AppProcess(folder: folder)) }
        defer { app.process.kill() }
        let old = app.screen["today.date"]?.label
        let store = try await Workplace.store(in: folder)
        let tomorrow = moment("2026-03-05T08:00:00+01:00")
        for habit in start.habits.prefix(3) {
            try await store.perform(.setCompletion(habit.id, date: "2026-03-05", done: true), at: tomorrow)
        }
        try app.setClock("2026-03-05T08:00:00+01:00 Europe/Berlin frozen")
        let screens = try await onThread {
            try Self.leaveAndReturn(app) { $0.flatMap(\.announcements).contains { $0.contains("A new day") } }
        }
        let new = screens.filter { $0["today.date"]?.label != old }
        #expect(!new.isEmpty)
        #expect(new.allSatisfy(Self.isAllDone))
    }

    @Test("an answer to a notification that another process carried out is on the screen, and nothing asks again")
    func answeredElsewhere() async throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.createReminded("Read", permission: "allow")
        try app.wait("sixty reminders") { $0.pending.count == 60 }
        let first = try #require(app.screen.pending.first)
        try app.setClock("2026-03-04T20:10:00+01:00")
        try app.wait("the delivery") { $0.delivered[first] != nil }
        try app.move(to: "background")
        try await app.launchBehind(answering: first, action: "Mark done") { snapshot in
            snapshot.habits.first?.records == ["2026-03-04"]
        }
        try app.move(to: "active")
        try app.wait("the mark") { $0["today.complete.Read"]?.value == "Done" }
        try app.wait("the notification gone") { $0.delivered.isEmpty }
    }

    private static let today: LocalDate = "2026-03-04"
    private static let now = StartingStore.now

    private static func records(of habit: Habit, and dates: [LocalDate]) -> DaySet {
        DaySet(Array(habit.overview.records) + dates)
    }

    private static func touch(_ act: SavedAct, in started: DrivenApp) throws -> DrivenApp {
        var app = started
        guard try app.finish(app.prepare(act), until: .patient) else {
            throw DrivenApp.Astray(description: "\(act) is not saved")
        }
        return app
    }

    /// Leaves the app for another one, comes back, and looks until something is so: everything that was on the screen.
    private static func leaveAndReturn(
        _ driven: DrivenApp, until isSo: ([AppScreen]) -> Bool
    ) throws -> [AppScreen] {
        var app = driven
        var screens: [AppScreen] = []
        for phase in ["background", "active"] {
            try app.move(to: phase)
            screens.append(app.screen)
        }
        let deadline = Deadline.patient
        while !isSo(screens), deadline.microsecondsLeft > 0 {
            try app.look()
            screens.append(app.screen)
        }
        return screens
    }

    /// Whether Today says of the three habits that they are done.
    private static func isAllDone(_ screen: AppScreen?) -> Bool {
        ["Read", "Walk", "Water"].allSatisfy { screen?["today.complete.\($0)"]?.value == "Done" }
    }
}
