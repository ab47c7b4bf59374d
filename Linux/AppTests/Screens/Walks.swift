/// Every screen and state of the app, from as few launches as lead there.
enum Walks {
    typealias Stop = ScreenWalk.Stop

    static let all = [
        firstRun, today, habit, newForm, zones, form, reminders, unaskedReminders, archive, backup, samples, fullDisk,
        Walk(description: "A damaged store", store: .damaged, stops: failureStops),
        Walk(description: "A store that cannot be opened", store: .blocked, stops: [failureStops[0]]),
        Walk(description: "Habits that cannot be read", preview: "ReadFailureView_Previews 1", stops: [shown]),
        Walk(description: "A backup being written", preview: "BackupSection_Previews 2", stops: [shown]),
        Walk(description: "An import being read", preview: "ImportView_Previews 2", stops: [shown]),
        Walk(description: "An import that cannot compare", preview: "ImportView_Previews 7", stops: [shown]),
        Walk(description: "Reminders that are not all set", preview: "ReminderAccessNotice_Previews 5", stops: [shown]),
        Walk(description: "No habit chosen", preview: "WindowScreens_Previews 1", stops: [shown]),
    ]

    private static let shown = Stop(name: "shown", way: [])
    static let long = Walk.longestName

    /// A window of an iPad, with Today and a habit side by side.
    static let wide = Walk(
        description: "Side by side", store: .habits, device: Device(width: 1194, height: 2400),
        stops: [Stop(name: "Today and a habit", way: [.touch("today.open.Stretch")])])

    private static let firstRun = Walk(
        description: "First run",
        stops: [
            Stop(name: "nothing yet", way: []),
            Stop(name: "settings", way: [.touch("today.settings")]),
            Stop(name: "how days work", way: [.touch("settings.days")]),
            Stop(name: "about", way: [.button("Settings"), .touch("settings.about")]),
            Stop(
                name: "archive, empty",
                way: [.button("Settings"), .touch("settings.close"), .touch("today.archived")]),
            Stop(
                name: "all archived",
                way: [
                    .touch("archive.close"), .touch("today.first"), .touch("editor.name"), .type("Read"),
                    .touch("editor.save"), .action("Archive", of: "Read"), .wait("today.empty.archived"),
                ]),
        ])

    /// On a device in New York, so that the habits of Berlin raise a question.
    private static let today = Walk(
        description: "Today", store: .habits, clock: "2026-03-04T14:00:00-05:00 America/New_York frozen",
        stops: [
            Stop(name: "due, extra, later, another zone", way: [.wait("today.zone.change")]),
            Stop(name: "another zone, later on its date", way: [.clock(Self.eveningInNewYork), .wait("today.date")]),
            Stop(name: "menu of a habit", way: [], menu: "today.more.\(long)"),
            Stop(name: "zone change", way: [.touch("today.zone.change"), .touch("zone.choose.\(long)")]),
            Stop(name: "order", way: [.touch("zone.cancel"), .touch("today.reorder")]),
            Stop(name: "just done", way: [.touch("reorder.close"), .touch("today.complete.\(long)")]),
            Stop(name: "deleting", way: [.action("Delete…", of: "Stretch")]),
            Stop(name: "marking yesterday", way: [.button("Cancel"), .action("Mark yesterday…", of: "Walk")]),
            Stop(
                name: "all done",
                way: [
                    .button("Cancel"), .touch("today.zone.keep"), .touch("today.complete.Stretch"),
                    .touch("today.complete.Walk"), .wait("today.undo.Walk"),
                ]),
        ])
    private static let eveningInNewYork = "2026-03-04T20:00:00-05:00 America/New_York frozen"

    private static let habit = Walk(
        description: "A habit", store: .habits,
        stops: [
            Stop(name: "longest name", way: [.touch("today.open.\(long)")]),
            Stop(name: "missed and paused days", way: [.button("Today"), .touch("today.open.Stretch")]),
            Stop(name: "a month with a pause", way: [.touch("habit.month.previous")]),
            Stop(name: "a day told", way: [.touch("habit.month.next"), .touch("habit.day.2026-03-02")]),
            Stop(name: "correcting", way: [.touch("habit.story.close"), .touch("habit.correct")]),
            Stop(name: "a correction", way: [.touch("habit.day.2026-03-03")]),
            Stop(name: "corrected", way: [.touch("habit.correction.confirm"), .wait("habit.correction.undo")]),
            Stop(name: "a day that cannot be marked", way: [.touch("habit.day.2026-03-10")]),
            Stop(name: "deleting", way: [.touch("habit.correct.finish"), .touch("habit.delete")]),
            Stop(name: "ten years", way: [.button("Cancel"), .button("Today"), .touch("today.open.Walk")]),
            Stop(name: "months of ten years", way: [.touch("habit.month.choose")]),
        ])

    private static let archive = Walk(
        description: "The archive", store: .habits,
        stops: [
            Stop(name: "one habit", way: [.touch("today.archived")]),
            Stop(name: "a habit in it", way: [.touch("archive.open.Cook from scratch"), .wait("habit.restore")]),
            Stop(name: "deleting", way: [.touch("BackButton"), .touch("archive.delete.Cook from scratch")]),
            Stop(name: "emptied", way: [.button("Delete"), .wait("archive.empty")]),
        ])

    private static let samples = Walk(
        description: "Samples",
        stops: [
            Stop(name: "today", way: [.touch("samples.explore"), .wait("samples.leave")]),
            Stop(name: "form", way: [.touch("today.new"), .touch("editor.reminder")]),
            Stop(
                name: "settings",
                way: [.touch("editor.cancel"), .button("Discard changes"), .touch("today.settings")]),
        ])

    /// A save that fails, and a form that cannot be kept.
    private static let fullDisk = Walk(
        description: "A full disk", store: .habits,
        stops: [
            Stop(name: "not marked", way: [.disk(isFull: true), .touch("today.complete.\(long)")]),
            Stop(name: "form at risk", way: [.button("Cancel"), .touch("today.new"), .type("Read")]),
            Stop(name: "not saved", way: [.touch("editor.save")]),
        ])

    private static let failureStops = [
        Stop(name: "failure", way: [.wait("failure.retry")]),
        Stop(name: "asking whether to move it aside", way: [.touch("failure.moveAside")]),
    ]
}
