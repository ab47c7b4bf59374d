import DaychainCore
import TestSupport
import Testing

@testable import DaychainUI

@Suite("Correcting past days") @MainActor
struct CorrectionTests {
    /// Monday and Wednesday from 2026-03-02, seen on Wednesday 2026-03-04.
    private let habit = HabitFixture().on(.monday, .wednesday)

    @Test("offers nothing before it has begun")
    func isExplicit() async throws {
        let (_, model) = await open(habit)
        model.choose("2026-03-02")
        #expect(model.correction == nil)
        model.corrections.begin()
        #expect(model.correction != nil)
        model.finishCorrecting()
        #expect(model.correction == nil)
        #expect(model.chosenDate == nil)
    }

    @Test("says that it has begun and that it is finished, and nothing where the habit is archived")
    func saysThatItHasBegun() async throws {
        let (window, model) = await open(habit)
        model.beginCorrecting()
        #expect(model.corrections.isActive)
        #expect(window.spoken == .correcting)
        model.finishCorrecting()
        #expect(window.spoken == .corrected)
        await model.actions.archive(model.id)
        model.beginCorrecting()
        #expect(model.corrections.isActive == false)
        #expect(window.spoken == .archived(name: "Read"))
    }

    @Test("is not offered before the habit has begun: there is no day to correct")
    func waitsForTheStart() async throws {
        let (_, model) = await open(habit.starting("2026-03-09"))
        #expect(!model.corrections.canBegin)
        model.beginCorrecting()
        #expect(!model.corrections.isActive)
        let (_, begun) = await open(habit.starting("2026-03-04"))
        #expect(begun.corrections.canBegin)
    }

    @Test("says what will change, both streaks too, and does it only when confirmed")
    func marksAMissedDay() async throws {
        let (window, model) = await open(habit)
        model.corrections.begin()
        model.choose("2026-03-02")
        let correction = try #require(model.correction)
        #expect(
            correction
                == CorrectionModel.Correction(
                    date: "2026-03-02", status: .missed, marks: true, result: .done,
                    streaksBefore: .init(current: 0, best: 0), streaksAfter: .init(current: 1, best: 1)))
        #expect(model.habit?.records.isEmpty == true)
        await model.confirm(correction)
        #expect(model.habit?.records == ["2026-03-02"])
        #expect(window.spoken == .recorded(name: "Read", date: "2026-03-02"))
        #expect(model.chosenDate == nil)
    }

    @Test("calls a day that was not scheduled an extra, which changes no streak")
    func marksAnExtra() async throws {
        let (_, model) = await open(habit)
        model.corrections.begin()
        let correction = try #require(model.corrections.correction(of: "2026-03-03"))
        #expect(correction.result == .extra)
        #expect(correction.streaksBefore == correction.streaksAfter)
    }

    @Test("clears a record")
    func clearsARecord() async throws {
        let (window, model) = await open(habit.done("2026-03-02"))
        model.corrections.begin()
        let correction = try #require(model.corrections.correction(of: "2026-03-02"))
        #expect(correction.marks == false)
        #expect(correction.result == .missed)
        await model.confirm(correction)
        #expect(model.habit?.records.isEmpty == true)
        #expect(window.spoken == .cleared(name: "Read", date: "2026-03-02"))
    }

    @Test("sets and never turns around: confirmed twice, the day is as confirmed once")
    func setsTwice() async throws {
        let (_, model) = await open(habit)
        model.corrections.begin()
        let correction = try #require(model.corrections.correction(of: "2026-03-02"))
        await model.confirm(correction)
        await model.confirm(correction)
        #expect(model.habit?.records == ["2026-03-02"])
    }

    @Test("takes the last correction back, once", arguments: [true, false])
    func undoesTheLast(_ marks: Bool) async throws {
        let (_, model) = await open(marks ? habit : habit.done("2026-03-02"))
        model.corrections.begin()
        #expect(model.corrections.canUndo == false)
        await model.confirm(try #require(model.corrections.correction(of: "2026-03-02")))
        #expect(model.corrections.canUndo)
        await model.corrections.undoLast()
        #expect(model.habit?.records.contains("2026-03-02") == !marks)
        #expect(model.corrections.canUndo == false)
        await model.corrections.undoLast()
        #expect(model.habit?.records.contains("2026-03-02") == !marks)
    }

    @Test("puts a cleared record back as it was, though it was made elsewhere and before, and cleared twice")
    func putsBackTheVeryRecord() async throws {
        let marked = try habit.after(
            { .setCompletion($0, date: "2026-03-02", done: true) }, at: "2026-03-02T18:15:00+09:00",
            device: "Asia/Tokyo")
        let (window, model) = await open(marked)
        model.corrections.begin()
        let correction = try #require(model.corrections.correction(of: "2026-03-02"))
        await model.confirm(correction)
        await model.confirm(correction)
        #expect(try await window.store.habit(model.id)?.completions.isEmpty == true)
        await model.corrections.undoLast()
        #expect(
            try await window.store.habit(model.id)?.completions["2026-03-02"]
                == Completion(
                    date: "2026-03-02", completedAt: instant("2026-03-02T09:15:00Z"), zoneIdentifier: "Asia/Tokyo"))
        #expect(window.spoken == .recorded(name: "Read", date: "2026-03-02"))
    }

    @Test("puts a cleared record back that waits for its day, where a new one would be refused")
    func putsBackAWaitingRecord() async throws {
        let (_, model) = await open(habit.done("2026-03-09"))
        model.corrections.begin()
        await model.confirm(try #require(model.corrections.correction(of: "2026-03-09")))
        #expect(model.habit?.records.isEmpty == true)
        await model.corrections.undoLast()
        #expect(model.habit?.records == ["2026-03-09"])
        #expect(model.corrections.canUndo == false)
    }

    @Test("clears nothing where the record cannot be read first, and says so")
    func clearsOnlyWhatItRead() async throws {
        let (window, model) = await open(habit.done("2026-03-02"))
        model.corrections.begin()
        await window.store.failNext(with: .unavailable(detail: "locked"))
        await model.confirm(try #require(model.corrections.correction(of: "2026-03-02")))
        #expect(model.habit?.records == ["2026-03-02"])
        #expect(await window.store.commands.isEmpty)
        #expect(model.actions.isAsking)
        #expect(model.corrections.canUndo == false)
    }

    @Test("offers no undo of a correction that another window has taken back already")
    func staysTrue() async throws {
        let (_, model) = await open(habit)
        model.corrections.begin()
        await model.confirm(try #require(model.corrections.correction(of: "2026-03-02")))
        await model.actions.undo(model.id, on: "2026-03-02")
        #expect(model.corrections.canUndo == false)
    }

    @Test("keeps the choice where the save fails, so that the person can try again")
    func keepsTheChoice() async throws {
        let (window, model) = await open(habit)
        model.corrections.begin()
        model.choose("2026-03-02")
        await window.store.failNext(with: .full)
        await model.confirm(try #require(model.correction))
        #expect(model.chosenDate == "2026-03-02")
        #expect(model.corrections.last == nil)
        #expect(model.actions.isAsking)
    }

    @Test(
        "tried again from the alert is one that was never refused: the day closes, and it can be taken back",
        arguments: [true, false], [0, 1])
    func triedAgain(marks: Bool, failing step: Int) async throws {
        let (window, model) = await open(marks ? habit : habit.done("2026-03-02"))
        let before = try await window.store.habit(model.id)
        model.corrections.begin()
        model.choose("2026-03-02")
        // A clearing reads its record first: either step can fail, the second also after the first.
        for _ in 0...step { await window.store.failNext(with: .full, after: marks ? 0 : step) }
        await model.confirm(try #require(model.correction))
        var tries = 0
        while case .failed(_, let command) = model.actions.question, tries < 3 {
            tries += 1
            #expect(model.corrections.canUndo == false)
            // As the alert does: the question goes, then the command is tried again.
            model.actions.isAsking = false
            await model.actions.retry(command)
        }
        #expect(tries == step + 1)
        #expect(model.habit?.records.contains("2026-03-02") == marks)
        #expect(model.chosenDate == nil)
        #expect(model.corrections.canUndo)
        await model.corrections.undoLast()
        #expect(try await window.store.habit(model.id) == before)
    }

    @Test("refuses a day to come and one before the start, with the reason")
    func refusesOtherDays() async throws {
        let (_, model) = await open(habit)
        model.corrections.begin()
        #expect(model.corrections.correction(of: "2026-03-05") == nil)
        #expect(model.corrections.refusal(of: "2026-03-05") == .futureDate("2026-03-05", today: "2026-03-04"))
        #expect(model.corrections.correction(of: "2026-03-01") == nil)
        #expect(model.corrections.refusal(of: "2026-03-01") == .beforeStart("2026-03-01", start: "2026-03-02"))
    }

    @Test("clears a record that waits for its day")
    func clearsAWaitingRecord() async throws {
        let (_, model) = await open(habit.done("2026-03-09"))
        model.corrections.begin()
        let correction = try #require(model.corrections.correction(of: "2026-03-09"))
        #expect(correction.status == .upcoming(recorded: true))
        #expect(correction.marks == false)
    }

    @Test("ends when the habit is archived")
    func endsWithTheHabit() async throws {
        let (_, model) = await open(habit)
        model.corrections.begin()
        await model.actions.archive(model.id)
        #expect(model.corrections.isActive == false)
    }

    @Test("ends without a word when the page is left, and opening it again corrects nothing")
    func endsWithThePage() async throws {
        let window = await Window(habit)
        window.app.open(HabitFixture.id)
        let left = try #require(window.app.habit)
        left.corrections.begin()
        await left.confirm(try #require(left.corrections.correction(of: "2026-03-02")))
        // The same page, asked for while it is in front, goes on.
        window.app.open(HabitFixture.id)
        #expect(window.app.habit?.corrections.canUndo == true)
        window.app.splitViewShows(habit: false)
        window.app.openFromToday(HabitFixture.id)
        #expect(window.app.isHabitInFront)
        #expect(window.app.habit?.corrections.isActive == false)
        #expect(window.app.habit?.corrections.canUndo == false)
        #expect(window.app.habit?.habit?.records == ["2026-03-02"])
        #expect(window.spoken == .recorded(name: "Read", date: "2026-03-02"))
    }

    @Test("is not ended by what leaves the page in place, and a page that corrects nothing is kept when it is left")
    func staysWithThePage() async throws {
        let window = await Window(habit)
        window.app.open(HabitFixture.id)
        window.app.habit?.choose("2026-03-02")
        window.app.showToday()
        window.app.open(HabitFixture.id)
        #expect(window.app.habit?.chosenDate == "2026-03-02")
        window.app.habit?.corrections.begin()
        window.app.keepScreen()
        window.app.edit(HabitFixture.id)
        window.app.sheet = nil
        #expect(window.app.habit?.corrections.isActive == true)
    }

    private func open(_ fixture: HabitFixture) async -> (Window, HabitModel) {
        let window = await Window(fixture)
        return (window, HabitModel(id: HabitFixture.id, journal: window.journal, speaker: window.app.speaker))
    }
}
