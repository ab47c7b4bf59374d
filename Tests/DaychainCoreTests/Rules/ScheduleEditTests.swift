import DaychainCore
import TestSupport
import Testing

/// What new weekdays change, from when, and what they leave alone.
@Suite("New weekdays")
struct ScheduleEditTests {
    private let now = "2026-03-18T12:00:00+01:00"

    private func command(
        _ weekdays: Weekdays, from date: LocalDate, replacing: Bool = false
    ) -> (HabitID) -> HabitCommand {
        { .edit($0, [.weekdays(weekdays, from: date, replacingLaterChanges: replacing)]) }
    }

    @Test("leave every earlier status as it was")
    func earlierStatuses() throws {
        let habit = HabitFixture().on(.monday, .wednesday).done("2026-03-04", "2026-03-09", "2026-03-10")
        let changed = try habit.after(command(.daily, from: "2026-03-18"), at: now)
        let earlier: ClosedRange<LocalDate> = "2026-02-25"..."2026-03-17"
        #expect(
            changed.statuses(in: earlier, on: "2026-03-18") == habit.statuses(in: earlier, on: "2026-03-18"))
        #expect(changed.status(of: "2026-03-17", on: "2026-03-18") == .notScheduled)
        #expect(changed.status(of: "2026-03-19", on: "2026-03-19") == .due)
    }

    @Test("take effect today at the earliest")
    func notBeforeToday() {
        #expect(throws: CommandError.effectiveDateTooEarly("2026-03-17", earliest: "2026-03-18")) {
            try HabitFixture().after(command(Weekdays(.monday), from: "2026-03-17"), at: now)
        }
    }

    @Test("take effect after the last record, so that no record is judged anew")
    func notBeforeRecords() {
        let habit = HabitFixture().done("2026-03-18", "2026-03-20")
        #expect(habit.overview.earliestWeekdayChange(at: instant(now)) == "2026-03-21")
        #expect(throws: CommandError.effectiveDateTooEarly("2026-03-20", earliest: "2026-03-21")) {
            try habit.after(command(Weekdays(.monday), from: "2026-03-20"), at: now)
        }
    }

    @Test("take effect on the start date where an earlier one is asked for")
    func startDateAtTheEarliest() throws {
        let habit = try HabitFixture().starting("2026-04-03").after(
            command(Weekdays(.friday), from: "2026-03-18"), at: now)
        #expect(
            habit.overview.schedule.versions == [
                ScheduleVersion(effectiveDate: "2026-04-03", weekdays: Weekdays(.friday), zone: "Europe/Berlin")
            ])
    }

    @Test("replace planned later changes only when the person agrees")
    func laterChanges() throws {
        let planned = try HabitFixture().on(.monday).after(command(Weekdays(.tuesday), from: "2026-04-01"), at: now)
        #expect(
            planned.overview.weekdayChangesReplaced(from: "2026-03-20") == [
                WeekdayChange(date: "2026-04-01", weekdays: Weekdays(.tuesday))
            ])
        #expect(
            throws: CommandError.replacesLaterChanges([
                WeekdayChange(date: "2026-04-01", weekdays: Weekdays(.tuesday))
            ])
        ) {
            try planned.after(command(.daily, from: "2026-03-20"), at: now)
        }
        let agreed = try planned.after(command(.daily, from: "2026-03-20", replacing: true), at: now)
        #expect(agreed.overview.schedule.versions.map(\.effectiveDate) == ["2026-03-02", "2026-03-20"])
        #expect(agreed.overview.schedule.weekdays(on: "2026-04-01") == .daily)
    }

    @Test("leave zone and pause as they are on every date")
    func otherFunctions() throws {
        let habit = HabitFixture().version(from: "2026-03-25", zone: "Asia/Tokyo")
            .version(from: "2026-04-05", paused: true).version(from: "2026-04-10", paused: false)
        let changed = try habit.after(command(Weekdays(.monday), from: "2026-03-20"), at: now)
        for date in LocalDate(stringLiteral: "2026-03-01")...LocalDate(stringLiteral: "2026-04-20") {
            #expect(changed.overview.schedule.zone(on: date) == habit.overview.schedule.zone(on: date))
            #expect(changed.overview.schedule.isPaused(on: date) == habit.overview.schedule.isPaused(on: date))
        }
        #expect(changed.overview.schedule.weekdays(on: "2026-04-10") == Weekdays(.monday))
    }

    @Test("that say what held already add no version")
    func noChange() throws {
        let habit = HabitFixture().on(.monday, .wednesday)
        let saved = try habit.after(command(Weekdays(.monday, .wednesday), from: "2026-03-18"), at: now)
        #expect(saved.habit == habit.habit)
    }

    @Test("asked for again after the first day was done find their work done")
    func repeated() throws {
        let again = command(Weekdays(.wednesday), from: "2026-03-18")
        let habit = try HabitFixture().after(again, at: now).done("2026-03-18")
        #expect(try habit.after(again, at: now).habit == habit.habit)
    }

    @Test("outside the supported dates are refused")
    func outsideSupportedDates() {
        #expect(throws: CommandError.invalid(ValidationError(.effectiveDate, .outsideSupportedDates))) {
            try HabitFixture().after(command(Weekdays(.monday), from: "2200-01-01"), at: now)
        }
    }
}
