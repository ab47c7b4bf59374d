import DaychainCore
import Foundation
import TestSupport
import Testing

/// What XCUITest cannot reach: the system's settings, deliveries, and what is done with a notification.
@Suite("Notifications of the whole app", .serialized)
struct NotificationTests {
    @Test("a permission granted after a denial, in the system's settings, sets the reminders on return")
    func grantedAfterDenial() throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.createReminded("Read", permission: "deny")
        #expect(app.screen.pending == [])
        try app.tap("today.open.Read")
        try app.wait("the blocked state") { $0["habit.reminder"]?.label == "Next: none, notifications are off" }
        #expect(app.screen["reminders.settings"] != nil)

        try app.changePermission(to: "allow")
        try app.wait("the next reminder") { $0["habit.reminder"]?.label.hasPrefix("Next: today") == true }
        #expect(app.screen.pending.count == 60)
        #expect(app.screen["reminders.settings"] == nil)

        try app.changePermission(to: "deny")
        try app.wait("the blocked state again") { $0["habit.reminder"]?.label == "Next: none, notifications are off" }
        #expect(app.screen.pending == [])
        try app.changePermission(to: "provisional")
        try app.wait("quiet delivery") { $0["reminders.access"]?.label.contains("quietly") == true }
        #expect(app.screen.pending.count == 60)
    }

    @Test("a permission granted while samples are shown sets the reminders of one's own habits on return")
    func grantedAmongSamples() throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.createReminded("Read", permission: "deny")
        try app.tap("today.settings")
        try app.tap("samples.explore")
        try app.wait("the samples") { $0["samples.leave"] != nil }
        #expect(app.screen.pending == [])

        try app.changePermission(to: "allow")
        try app.wait("the reminders") { $0.pending.count == 60 }
        #expect(app.screen["samples.leave"] != nil)
    }

    @Test("a reminder answered with Mark done after midnight marks its own date, and today's stays")
    func answeredAfterMidnight() async throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.createReminded("Read", permission: "allow")
        try app.wait("sixty reminders") { $0.pending.count == 60 }
        let first = try #require(app.screen.pending.first)
        #expect(first.hasSuffix("|2026-03-04"))

        try app.setClock("2026-03-05T00:10:00+01:00")
        try app.wait("the delivery") { $0.delivered[first] != nil }
        let notification = try #require(app.screen.delivered[first])
        #expect(notification.title == "\u{2068}Read\u{2069}")
        // The order of day and month is this machine's: Foundation's locale cannot be set here.
        #expect(notification.body.hasPrefix("Planned for Wednesday"))
        #expect(notification.hiddenBody == "A habit is due")
        #expect(notification.actions == ["Mark done"])
        try app.act(.answer(first, action: "Mark done"))
        try app.wait("the notification gone") { $0.delivered.isEmpty }
        let records = try await app.store().habits[0].records
        #expect(records == DaySet(["2026-03-04"]))
        #expect(app.screen.pending.contains { $0.hasSuffix("|2026-03-05") })
    }

    @Test("Mark done starts an app that was killed, without a window, and is on the disk; the rest outlives the kill")
    func answeredWhileKilled() async throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.createReminded("Read", permission: "allow")
        try app.wait("sixty reminders") { $0.pending.count == 60 }
        let pending = app.screen.pending
        app.kill()
        // It is delivered although the app does not run.
        try app.setClock("2026-03-04T20:30:00+01:00")
        try await app.launchBehind(answering: pending[0], action: "Mark done") { snapshot in
            snapshot.habits[0].records.contains("2026-03-04")
        }
        try app.launch()
        try app.wait("Done") { $0["today.complete.Read"]?.value == "Done" }
        #expect(app.screen.delivered.isEmpty)
        #expect(Set(pending.dropFirst()).isSubset(of: app.screen.pending))
    }

    @Test("an archived habit's reminders go, listed and to come, and restoring brings back the next")
    func archived() throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.createReminded("Read", permission: "allow")
        try app.wait("sixty reminders") { $0.pending.count == 60 }
        try app.setClock("2026-03-04T20:30:00+01:00")
        try app.wait("the delivery") { !$0.delivered.isEmpty }
        try app.tap("today.open.Read")
        try app.wait("tomorrow's reminder") { $0["habit.reminder"]?.label.hasPrefix("Next: tomorrow") == true }
        try app.tap("habit.archive")
        try app.wait("nothing left") { $0.pending.isEmpty && $0.delivered.isEmpty }
        #expect(app.screen["habit.reminder"] == nil)
        try app.tap("habit.restore")
        try app.wait("the reminder again") { $0["habit.reminder"]?.label.hasPrefix("Next: tomorrow") == true }
        #expect(app.screen.pending.allSatisfy { !$0.hasSuffix("2026-03-04") })
    }

    @Test("reminders that came with a backup say that they are not allowed yet, and the system is asked from there")
    func imported() throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.importSwim()
        let notice = "Notifications are not allowed yet, so no reminder comes. The time is kept."
        try app.wait("the summary") { $0["reminders.access"]?.label == notice }
        #expect(app.screen.labelled("1 reminder set as in the backup") != nil)
        #expect(!app.screen.isSystemAsking)
        try app.tap("import.close")

        try app.tap("today.settings")
        try app.wait("the same in Settings") { $0["reminders.access"]?.label == notice }
        try app.tap("reminders.allow")
        try app.wait("the system's question") { $0.isSystemAsking }
        #expect(app.screen.pending == [])
        try app.act(.permission("allow"))
        try app.wait("the reminders") { $0.pending.count == 60 }
        #expect(app.screen["reminders.access"]?.label == "Notifications are on.")
    }

    @Test("a denial is said aloud: in the form, and at the habit")
    func denialIsSaid() throws {
        let words =
            "Notifications are off for Daychain in the system’s settings, so no reminder comes. The time is kept."
        let form = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try form.launch()
        try form.createReminded("Read", permission: "deny")
        #expect(form.announcements.contains(words))

        let habit = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try habit.launch()
        try habit.askAtSwim(permission: "deny")
        try habit.wait("the blocked state") { $0["reminders.access"]?.label == words }
        #expect(habit.announcements.contains(words))
    }

    @Test("a permission given at the habit is answered by the next reminder, aloud")
    func permissionIsSaid() throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.askAtSwim(permission: "allow")
        try app.wait("the next reminder") { $0["habit.reminder"]?.label.hasPrefix("Next: ") == true }
        let next = try #require(app.screen["habit.reminder"]?.label)
        #expect(app.announcements.contains(next))
    }

    @Test("a tap on a reminder opens its habit")
    func tapped() throws {
        let app = try NotifiedApp(at: "2026-03-04T18:00:00+01:00")
        try app.launch()
        try app.createReminded("Read", permission: "allow")
        try app.wait("sixty reminders") { $0.pending.count == 60 }
        let first = app.screen.pending[0]
        try app.setClock("2026-03-04T20:30:00+01:00")
        try app.wait("the delivery") { $0.delivered[first] != nil }
        #expect(app.screen["habit.name"] == nil)
        try app.act(.answer(first, action: nil))
        try app.wait("the habit") { $0["habit.name"]?.label == "Read" }
    }
}
