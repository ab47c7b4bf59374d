import DaychainCore
import Foundation

/// Time, place, the device and the app's life: nothing of it changes a habit.
extension RandomWalk {
    mutating func moveClock() throws {
        let hour = 60 * 60
        switch number(below: 8) {
        case 0: now.instant.addTimeInterval(Double(number(below: hour)))
        case 1...4: now.instant.addTimeInterval(Double(hour + number(below: 30 * hour)))
        case 5: now.instant = DayBoundary.nextBoundary(after: now.instant, in: now.zone)
        case 6: now.instant.addTimeInterval(Double(number(below: 12 * 24 * hour)))
        default: now.instant.addTimeInterval(-Double(number(below: 26 * hour)))
        }
        // The clock's file tells whole seconds.
        now.instant = Date(timeIntervalSince1970: now.instant.timeIntervalSince1970.rounded())
        try setClock()
    }

    mutating func moveZone() throws {
        guard let zone = pick(Self.zones.filter { $0 != now.zone }) else { return }
        now.zone = zone
        try setClock()
        if isLucky(2) { try answerZoneNotice() }
    }

    /// Has the habits follow the device, where Today asks; or keeps them as they are.
    private mutating func answerZoneNotice() throws {
        try goToToday()
        guard app.screen["today.zone.change"] != nil else { return }
        let ids = habits.active.filter { $0.differsFromDevice(at: now) }.map(\.id)
        let isFollowing = isLucky(2)
        note(isFollowing ? "the habits follow the device" : "the habits keep their zones")
        guard isFollowing else { return try app.touch("today.zone.keep") }
        try app.touch("today.zone.change")
        try app.touch("zone.save")
        try expect(.setZone(ids, now.zone))
    }

    private mutating func setClock() throws {
        note("\(Self.line(now))")
        try app.setClock(Self.line(now))
        try lookAgain()
    }

    /// As under the notification centre: active again, the app looks at its clock.
    private mutating func lookAgain() throws {
        try app.move(to: "inactive")
        try app.move(to: "active")
    }

    /// The clock goes on while the app is in front, which hears of it by itself.
    mutating func waitForClock() throws {
        now.instant.addTimeInterval(Double((1 + number(below: 12)) * 60 * 60))
        note("in front, \(Self.line(now))")
        try app.setClock(Self.line(now))
        // No check waits until samples have heard of it, or a menu, whose rows mean the day that it was shown for.
        if isAmongSamples || menuHabit != nil && !isOnToday { try lookAgain() }
    }

    mutating func leaveAndComeBack() throws {
        note("to the background and back")
        let before = app.screen.elements.map(\.label)
        try app.move(to: "background")
        try app.move(to: "active")
        try app.wait("the screen as it was", within: Self.patience) { $0.elements.map(\.label) == before }
    }

    /// Ends the app as the system does. The habit that was open is open again, and samples leave no trace.
    mutating func killAndRelaunch() throws {
        note("kill and relaunch")
        let habit = app.screen.windowCount == 1 && !isAmongSamples ? app.screen["habit.name"]?.label : nil
        // An archived habit may lie in the archive's sheet, which goes with the app.
        let isKept = habits.active.contains { $0.details.name == habit }
        try app.killAndRelaunch()
        if let habit, isKept, app.screen["habit.name"]?.label != habit {
            throw WalkTrouble("\(habit) was open, and is not after a kill")
        }
        if isAmongSamples { throw WalkTrouble("samples outlive the app") }
    }

    mutating func changeDevice() throws {
        var device = app.device
        switch number(below: 7) {
        case 0, 1:
            guard let size = pick(Self.sizes) else { return }
            (device.width, device.height) = size
        case 2, 3: device.textSize = pick(Self.textSizes) ?? device.textSize
        case 4: device.isDark.toggle()
        case 5: device.isRightToLeft.toggle()
        default: device.isBoldText.toggle()
        }
        note("\(device)")
        try app.set(device)
    }

    /// On an iPad: another window, or the other one.
    mutating func changeWindow() throws {
        guard min(app.device.width, app.device.height) >= 600 else { return }
        try goToToday()
        if app.screen.windowCount == 1 {
            note("open a window")
            try app.openWindow()
        } else {
            note("the other window")
            try app.turn(to: 1 - app.window)
        }
    }

    // MARK: Notifications

    /// The system's question has to be answered before anything else.
    mutating func answerSystem() throws {
        guard app.screen.isSystemAsking else { return }
        let answer = pick(["allow", "allow", "deny", "provisional"]) ?? ""
        note("the system asks: \(answer)")
        try app.act(.permission(answer))
    }

    mutating func changePermission() throws {
        guard let permission = app.screen.permission, permission != "unasked" else { return }
        let answer = pick(["allow", "deny", "provisional"].filter { $0 != permission }) ?? ""
        note("in the system's settings: \(answer)")
        try app.changePermission(to: answer)
    }

    mutating func answerNotification() throws {
        guard let identifier = pick(app.screen.delivered.keys.sorted()),
            let notification = app.screen.delivered[identifier],
            let topic = ReminderTopic(identifier: identifier)
        else { return }
        let action = isLucky(3) ? nil : notification.actions.first
        note("\(action ?? "tap") on \(identifier)")
        try app.act(.answer(identifier, action: action))
        guard action != nil else { return }
        switch topic {
        case .habit(let id, let date), .unsaved(let id, let date):
            // A date may have become impossible since, as after the clock was set back.
            _ = try? oracle.perform(.setCompletion(id, date: date, done: true), at: now)
        case .closing: break
        }
    }

    private static let sizes = [(393.0, 852.0), (320, 568), (834, 1194), (1366, 1024), (852, 393)]
    private static let textSizes = ["large", "large", "xSmall", "xxxLarge", "accessibility3", "accessibility5"]
}
