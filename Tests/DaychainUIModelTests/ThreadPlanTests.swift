import DaychainCore
import TestSupport
import Testing

@testable import DaychainUI

@Suite("The thread")
struct ThreadPlanTests {
    /// Monday and Wednesday from 2026-03-02.
    private let habit = HabitFixture().on(.monday, .wednesday)

    @Test("runs from a kept day through days that were not scheduled to the next kept day")
    func runsThroughUnscheduledDays() {
        let plan = plan(habit.done("2026-03-02", "2026-03-04"))
        #expect(plan["2026-03-02"] == ThreadPlan.Links(leading: false, trailing: true))
        #expect(plan["2026-03-03"] == ThreadPlan.Links(leading: true, trailing: true))
        #expect(plan["2026-03-04"] == ThreadPlan.Links(leading: true, trailing: false))
        #expect(plan["2026-03-05"] == ThreadPlan.Links(leading: false, trailing: false))
    }

    @Test("ends before a missed day and begins after it")
    func endsAtAMissedDay() {
        let plan = plan(habit.done("2026-03-02", "2026-03-09", "2026-03-11"))
        #expect(plan["2026-03-02"] == ThreadPlan.Links(leading: false, trailing: false))
        #expect(plan["2026-03-03"] == ThreadPlan.Links(leading: false, trailing: false))
        #expect(plan["2026-03-04"] == ThreadPlan.Links(leading: false, trailing: false))
        #expect(plan["2026-03-09"] == ThreadPlan.Links(leading: false, trailing: true))
        #expect(plan["2026-03-11"] == ThreadPlan.Links(leading: true, trailing: false))
    }

    @Test("passes an extra, which is not on it")
    func passesAnExtra() {
        let plan = plan(habit.done("2026-03-02", "2026-03-03", "2026-03-04"))
        #expect(plan["2026-03-03"] == ThreadPlan.Links(leading: true, trailing: true))
    }

    @Test("does not reach a day that is due")
    func doesNotReachADueDay() {
        let plan = ThreadPlan(habit.done("2026-03-02").overview, in: "2026-03-02"..."2026-03-04", today: "2026-03-04")
        #expect(plan["2026-03-02"] == ThreadPlan.Links(leading: false, trailing: false))
        #expect(plan["2026-03-04"] == ThreadPlan.Links(leading: false, trailing: false))
    }

    @Test("comes in from the days before those that are shown")
    func comesInFromBefore() {
        let plan = ThreadPlan(
            habit.done("2026-03-02", "2026-03-04").overview, in: "2026-03-03"..."2026-03-05", today: "2026-03-20")
        #expect(plan["2026-03-03"] == ThreadPlan.Links(leading: true, trailing: true))
        #expect(plan["2026-03-04"] == ThreadPlan.Links(leading: true, trailing: false))
    }

    private func plan(_ fixture: HabitFixture) -> ThreadPlan {
        ThreadPlan(fixture.overview, in: "2026-03-01"..."2026-03-14", today: "2026-03-20")
    }
}
