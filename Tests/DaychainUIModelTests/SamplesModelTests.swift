import DaychainCore
import Foundation
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Sample habits in a window") @MainActor
struct SamplesModelTests {
    /// A person's window over one habit, and the model that can show samples in its place.
    private func model(
        _ window: Window, habits: @escaping @MainActor () -> [SampleHabit] = { SampleHabits.all }
    ) -> SamplesModel {
        SamplesModel(own: window.app, clock: window.clock, identifiers: RandomIdentifiers(), habits: habits)
    }

    private var unwritable: SampleHabit {
        SampleHabit(
            HabitDetails(name: "", icon: "book", accent: "moss"), beganDaysAgo: 3, weekdays: .daily, minuteOfDay: 600,
            keptPerHundred: 50, steadyDays: 1)
    }

    @Test("come in the place of the person's own, and say so")
    func comeAndSaySo() async throws {
        let model = model(await Window(HabitFixture()))
        await model.enter()
        let samples = try #require(model.samples)
        #expect(model.shown === samples)
        #expect(model.isShowingSamples)
        #expect(model.speaker.latest?.content == .samplesEntered)
        await samples.start()
        #expect(samples.journal.snapshot.active.count == 5)
        #expect(samples.journal.snapshot.archived.count == 1)
    }

    @Test("take nothing from the person's store and leave nothing in it, whatever is done among them")
    func touchNothing() async throws {
        let window = await Window(HabitFixture())
        let model = model(window)
        window.app.open(HabitFixture.id)
        let before = window.store
        let snapshot = try await before.snapshot()
        let screen = window.memory.state

        await model.enter()
        let samples = try #require(model.samples)
        await samples.start()
        for day in samples.today.sections.scheduled { await samples.today.undo(day) }
        let first = try #require(samples.today.sections.scheduled.first)
        await samples.today.markDone(first)
        await samples.today.actions.delete(first.id)
        samples.open(try #require(samples.today.sections.scheduled.first).id)
        samples.createHabit()
        model.leave()
        // The form's sheet has to go first, as on the screen.
        samples.sheetClosed()

        #expect(model.shown === window.app)
        #expect(!model.isShowingSamples)
        #expect(window.app.habit?.id == HabitFixture.id)
        #expect(try await before.snapshot() == snapshot)
        #expect(await before.commands.isEmpty)
        #expect(window.memory.state == screen)
        #expect(model.speaker.latest?.content == .samplesLeft)
    }

    @Test("are made anew each time")
    func areMadeAnew() async throws {
        let model = model(await Window())
        await model.enter()
        let samples = try #require(model.samples)
        await samples.start()
        for habit in samples.journal.snapshot.habits { await samples.today.actions.delete(habit.id) }
        #expect(samples.journal.snapshot.habits.isEmpty)
        model.leave()
        await model.enter()
        let again = try #require(model.samples)
        await again.start()
        #expect(again !== samples)
        #expect(again.journal.snapshot.habits.count == 6)
    }

    @Test("wait until the sheet that asked for them is gone")
    func waitForTheSheet() async throws {
        let window = await Window()
        let model = model(window)
        window.app.showSettings()
        await model.enter()
        #expect(window.app.sheet == nil)
        #expect(!model.isShowingSamples)
        window.app.sheetClosed()
        #expect(model.isShowingSamples)
        // Only once: a later sheet that closes brings nothing back.
        model.leave()
        window.app.showSettings()
        window.app.sheetClosed()
        #expect(!model.isShowingSamples)
    }

    @Test("are entered once, however often they are asked for")
    func areEnteredOnce() async {
        let model = model(await Window())
        await model.enter()
        let samples = model.samples
        await model.enter()
        #expect(model.samples === samples)
    }

    @Test("bring back the person's own habits on the day that it has become")
    func bringBackToday() async throws {
        let window = await Window(HabitFixture(), at: "2026-03-04T20:00:00+01:00")
        let model = model(window)
        await model.enter()
        window.clock.move(to: "2026-03-05T07:00:00+01:00")
        model.leave()
        #expect(window.today.date == "2026-03-05")
    }

    @Test("that cannot be made leave the person's own on the screen, with the reason")
    func tellFailure() async {
        let model = model(await Window(HabitFixture()), habits: { [unwritable] })
        await model.enter()
        #expect(!model.isShowingSamples)
        #expect(model.failure == .refused(.invalid(ValidationError(.name, .blank))))
        model.isTellingFailure = false
        #expect(model.failure == nil)
    }

    @Test("have names that are told apart, and notes and names that every rule allows")
    func areValid() async throws {
        let names = SampleHabits.all.map(\.details.name)
        #expect(Set(names).count == 6)
        for sample in SampleHabits.all { #expect(try HabitValidation.details(sample.details) == sample.details) }
        #expect(SampleHabits.all.allSatisfy { (17...61).contains($0.beganDaysAgo) })
    }
}
