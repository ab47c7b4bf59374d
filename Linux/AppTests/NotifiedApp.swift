import DaychainCore
@testable import DaychainData
import Foundation

/// The app and the system's notifications around it, on a folder of its own, through launches and kills.
///
/// Used from one thread at a time.
final class NotifiedApp: @unchecked Sendable {
    let folder: URL
    private var driven: DrivenApp?

    /// Prepares everything but the launch, at an instant in Berlin.
    init(at clock: String) throws {
        folder = try Workplace.make()
        try setClock(clock)
    }

    deinit {
        driven?.process.kill()
        Workplace.remove(folder)
    }

    func setClock(_ instant: String) throws {
        try Workplace.setClock("\(instant) Europe/Berlin frozen", in: folder)
    }

    func launch() throws { driven = try DrivenApp(AppProcess(folder: folder)) }

    func kill() {
        driven?.process.kill()
        driven = nil
    }

    /// The screen as last told.
    var screen: AppScreen { driven?.screen ?? AppScreen.none }
    /// All that was said since the launch.
    var announcements: [String] { driven?.announcements ?? [] }

    func tap(_ identifier: String) throws {
        try drive { app in
            try app.wait(for: identifier)
            try app.touch(identifier)
        }
    }

    /// A button without an identifier, as in the system's screens.
    func tapButton(_ label: String) throws {
        try wait("“\(label)”") { $0.labelled(label) != nil }
        try drive { try $0.press(label) }
    }

    func type(_ text: String) throws { try drive { try $0.perform(.type(text)) } }

    func act(_ act: NotificationAct) throws { try drive { try $0.act(act) } }

    func changePermission(to word: String) throws { try drive { try $0.changePermission(to: word) } }

    func move(to phase: String) throws { try drive { try $0.move(to: phase) } }

    /// Imports a backup of one habit with a reminder; nobody was asked about notifications.
    func importSwim() throws {
        let backup = folder.appending(path: "Daychain.json")
        try SwimBackup.data.write(to: backup)
        try tap("today.restore")
        try tap("import.choose")
        try tapButton("Path of a file")
        try type(backup.path)
        try tapButton("Open")
        try tap("import.apply")
    }

    /// Imports that habit, has the system asked from its page, and answers.
    func askAtSwim(permission: String) throws {
        try importSwim()
        try tap("import.close")
        try tap("today.open.Swim")
        try tap("reminders.allow")
        try wait("the system's question") { $0.isSystemAsking }
        try act(.permission(permission))
    }

    /// Creates the first habit, daily, with a reminder at the time that is offered, 20:00; the system is answered.
    func createReminded(_ name: String, permission: String) throws {
        try tap("today.first")
        try tap("editor.name")
        try type(name)
        try tap("editor.reminder")
        try wait("the system's question") { $0.isSystemAsking }
        try act(.permission(permission))
        try tap("editor.save")
        try wait("the new habit") { $0["today.open.\(name)"] != nil }
    }

    func wait(_ what: String, until isSo: (AppScreen) -> Bool) throws { try drive { try $0.wait(what, until: isSo) } }

    private func drive(_ work: (inout DrivenApp) throws -> Void) throws {
        guard var app = driven else { throw DrivenApp.Astray(description: "the app does not run") }
        defer { driven = app }
        try work(&app)
    }

    /// What the store on the disk holds, read beside the app.
    func store() async throws -> HabitsSnapshot {
        let store = try await Workplace.store(in: folder)
        let snapshot = try await store.snapshot()
        try await store.close()
        return snapshot
    }

    /// Starts the app for an action alone, and ends it once the store on the disk is as it should be: no window is looked at.
    func launchBehind(answering identifier: String, action: String, until isSo: (HabitsSnapshot) -> Bool) async throws {
        let store = try await Workplace.store(in: folder)
        let process = try AppProcess(folder: folder, answering: identifier, action: action)
        defer { process.kill() }
        let deadline = Deadline.patient
        while !isSo(try await store.snapshot()) {
            guard deadline.microsecondsLeft > 0 else { throw DrivenApp.Astray(description: "the record does not come") }
        }
        try await store.close()
    }
}
