extension Walks {
    static let reminders = Walk(
        description: "Reminders",
        stops: [
            Stop(
                name: "denied, in the form",
                way: [
                    .touch("today.first"), .touch("editor.name"), .type("Read"), .touch("editor.reminder"),
                    .permission("deny"), .wait("reminders.settings"),
                ]),
            Stop(name: "denied, at the habit", way: [.touch("editor.save"), .touch("today.open.Read")]),
            Stop(name: "denied, in the settings", way: [.button("Today"), .touch("today.settings")]),
            Stop(name: "granted, in the settings", way: [.settings("allow")]),
            Stop(name: "quiet, in the settings", way: [.settings("provisional")]),
            Stop(name: "quiet, at the habit", way: [.touch("settings.close"), .touch("today.open.Read")]),
            Stop(name: "granted, at the habit", way: [.settings("allow")]),
            Stop(name: "granted, in the form", way: [.touch("habit.edit"), .wait("editor.reminderTime")]),
        ])

    /// A reminder that came along from another device, before the system was ever asked.
    static let unaskedReminders = Walk(
        description: "Reminders, not asked yet", store: .reminded,
        stops: [
            Stop(name: "at the habit", way: [.touch("today.open.Walk"), .wait("reminders.allow")]),
            Stop(name: "in the settings", way: [.button("Today"), .touch("today.settings"), .wait("reminders.allow")]),
        ])
}
