import DaychainCore
import Foundation

/// Backups: made by the app, kept in its folder of files, and brought back later into whatever is there then.
extension RandomWalk {
    private var files: URL { Workplace.files(in: app.folder) }

    mutating func makeBackup() throws {
        try goToToday()
        note("make a backup")
        try app.touch("today.settings")
        try app.touch("backup.create")
        try app.touch("backup.save")
        try pressPanelButton()
        let (file, archive) = (files.appending(path: "Daychain-\(now.deviceDate.text).json"), oracle.archive)
        try app.wait("a copy with \(archive.completionCount) records", within: Self.patience) { _ in
            guard let data = try? Data(contentsOf: file), let backup = try? BackupReading.backup(from: data) else {
                return false
            }
            return backup.habits.map(\.id) == archive.snapshot.habits.map(\.id)
                && backup.habits.reduce(0) { $0 + $1.completions.count } == archive.completionCount
        }
    }

    /// Imports a backup made before, and sometimes takes a habit's fields from it.
    mutating func importBackup() throws {
        guard let name = pick(backups) else { return }
        try goToToday()
        let backup = try BackupReading.backup(from: Data(contentsOf: files.appending(path: name)))
        let plan = ImportPlan(backup, into: oracle.archive, at: now)
        note("import \(name)")
        try open(name)
        try app.wait("the preview", within: Self.patience) { $0["import.close"] != nil || $0["import.apply"] != nil }
        var taking: Set<HabitID> = []
        for part in plan.parts where isLucky(2) {
            guard app.screen["import.take.\(part.name)"] != nil else { continue }
            note("take \(part.name)")
            try app.touch("import.take.\(part.name)")
            taking.insert(part.id)
        }
        let hasSomethingToDo = app.screen["import.apply"]?.isEnabled == true
        guard hasSomethingToDo == plan.hasChanges(takingBackup: taking) else {
            throw WalkTrouble("the import has something to do: \(hasSomethingToDo)")
        }
        guard hasSomethingToDo else { return }
        try app.touch("import.apply")
        try app.wait("the summary", within: Self.patience) { $0["import.close"] != nil }
        try expect(.merge(BackupMerge(habits: backup.habits, takingBackup: taking, basis: plan.basis)))
    }

    /// A file that is no backup is refused, and changes nothing.
    mutating func importBadFile() throws {
        try goToToday()
        let content =
            pick(["", "null", "{\"habits\":[]}", "{\"manifest\":{\"format\":\"daychain-backup\",\"ver"]) ?? ""
        note("import a bad file: \(content)")
        try Workplace.put(Data(content.utf8), named: Self.badFile, in: app.folder)
        try open(Self.badFile)
        // What is to be done about it may lie further down.
        try app.wait("the refusal", within: Self.patience) { $0["import.heading"]?.label == AppWords.refusal }
    }

    private mutating func open(_ name: String) throws {
        if app.screen["today.restore"] != nil, isLucky(2) {
            try app.touch("today.restore")
        } else {
            try app.touch("today.settings")
            try app.touch("backup.import")
        }
        try app.touch("import.choose")
        try app.press(name)
    }

    /// The panel's own button: the last control that it has.
    private mutating func pressPanelButton() throws {
        guard let button = app.screen.elements.last(where: { $0.isActivatable && $0.role == "button" }) else {
            throw WalkTrouble("the panel has no button")
        }
        try app.perform(.activate(button.id))
    }

    private var backups: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: files.path)) ?? []
        return names.filter { $0.hasSuffix(".json") && $0 != Self.badFile }.sorted()
    }

    private static let badFile = "Bad.json"
}
