import Foundation

/// What a walk found wrong.
struct WalkTrouble: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// The app on its way through a walk: through kills, on a device that changes, and scrolled to what is touched.
struct WalkedApp {
    private(set) var device: Device
    private let folder: URL
    private var app: DrivenApp

    /// Starts the app in a folder that holds a clock.
    init(folder: URL, device: Device) throws {
        self.folder = folder
        self.device = device
        app = try DrivenApp(AppProcess(folder: folder))
        try app.set(device)
    }

    /// The screen as last told.
    var screen: AppScreen { app.screen }
    /// Everything that VoiceOver was asked to say, and every fault, since they were last forgotten.
    var announcements: [String] { app.announcements }
    var faults: [String] { app.faults }
    /// The window that is looked at and touched.
    var window: Int { app.window }

    mutating func look() throws { try app.look() }
    mutating func perform(_ gesture: AppGesture) throws { try app.perform(gesture) }
    mutating func move(to phase: String) throws { try app.move(to: phase) }
    mutating func act(_ act: NotificationAct) throws { try app.act(act) }
    mutating func forgetWhatWasSaid() { app.forgetWhatWasSaid() }
    func element(_ identifier: String) throws -> AppScreen.Element { try app.element(identifier) }

    /// Touches what has the identifier, scrolled to where it is out of sight.
    mutating func touch(_ identifier: String) throws {
        try find(identifier)
        try app.perform(app.touch(identifier))
    }

    /// Touches a button by its words, as in an alert.
    mutating func press(_ label: String) throws { try app.perform(app.button(label)) }

    mutating func action(_ name: String, of identifier: String) throws {
        try find(identifier)
        try app.perform(.action(app.element(identifier).id, name: name))
    }

    mutating func find(_ identifier: String) throws { try app.scroll(to: identifier) }

    /// Changes the device under the app.
    mutating func set(_ device: Device) throws {
        self.device = device
        try app.set(device)
    }

    mutating func openWindow() throws {
        try app.look { try $0.openWindow() }
        app.window = screen.windowCount - 1
    }

    /// Goes over to another window.
    mutating func turn(to window: Int) throws {
        app.window = window
        try app.look()
    }

    /// Ends the app without a word, and starts it again; one window is left.
    mutating func killAndRelaunch() throws {
        end()
        app = try DrivenApp(AppProcess(folder: folder))
        try app.set(device)
    }

    /// Ends the app for good.
    func end() { app.process.kill() }
}
