extension Walks {
    /// Out to a file, and back in from files of every kind.
    static let backup = Walk(
        description: "Backups", store: .habits,
        stops: [
            Stop(name: "written", way: [.touch("today.settings"), .touch("backup.create"), .wait("backup.written")]),
            Stop(
                name: "no file chosen yet",
                way: [.touch("backup.save"), .button("Save"), .touch("backup.import"), .wait("import.choose")]),
            Stop(
                name: "nothing to do",
                way: [
                    .touch("import.choose"),
                    .button("Daychain-2026-03-04.json"), .wait("import.close"),
                ]),
            Stop(
                name: "previewed: new, the same and different",
                way: [
                    .touch("import.close"), .touch("settings.close"), .action("Delete…", of: "Write three lines"),
                    .button("Delete"), .touch("today.undo.Water the plants"), .action("Edit", of: "Stretch"),
                    .touch("editor.name"), .type(" a little"), .touch("editor.save"), .touch("today.settings"),
                    .touch("backup.import"), .touch("import.choose"), .button("Daychain-2026-03-04.json"),
                    .wait("import.apply"),
                ]),
            Stop(name: "imported", way: [.touch("import.apply"), .wait("import.close")]),
            Stop(
                name: "a file that is no backup",
                way: [
                    .touch("import.close"), .file("Notes.json", "{}"), .touch("backup.import"),
                    .touch("import.choose"), .button("Notes.json"), .wait("import.again"),
                ]),
            Stop(
                name: "values that are wrong",
                way: [
                    .touch("import.close"), .file("Wrong.json", malformed), .touch("backup.import"),
                    .touch("import.choose"), .button("Wrong.json"), .wait("import.again"),
                ]),
        ])

    private static let malformed = #"""
        {"manifest":{"format":"daychain-backup","version":1,"createdAt":"2026-03-04T19:00:00Z","appVersion":"1.0","habitCount":1,"completionCount":2},
        "habits":[{"id":"00000000-0000-0000-0000-0000000000AA","name":" ","note":"","icon":"swim","accent":"teal","createdAt":"2026-01-01T09:00:00Z","position":0,
        "schedule":[{"effectiveDate":"2026-03-02","weekdays":[1,9],"timeZone":"Mars/Olympus","paused":false}],
        "completions":[{"date":"2026-02-30","completedAt":"2026-03-02T12:00:00Z","timeZone":"Europe/Berlin"},
        {"date":"2026-03-02","completedAt":"yesterday","timeZone":"Europe/Berlin"}]}]}
        """#
}
