import Foundation
import Stage

extension TextSession {
    /// Carries one command out; throws why it cannot be.
    func carryOut(_ command: TextCommand) throws {
        switch command {
        case .screen(let all):
            try order(.screen)
            try tellScreen(all: all)
        case .screenshot(let path):
            try order(.screenshot(path: path, element: nil))
            say("Drawn into \(path)")
        case .audit: try audit()
        case .kill:
            try running().kill()
            say("The app was killed.")
        case .relaunch: try relaunch()
        case .now(let text): try move { try $0.set(now: text) }
        case .zone(let text): try move { try $0.set(zone: text) }
        case .frozen(let isFrozen): try move { try $0.set(frozen: isFrozen) }
        case .expect(let text, let present): try expect(text, present: present)
        case .expectNotification(let text, let present): try expect(notification: text, present: present)
        case .notifications: try tellNotifications()
        case .permission, .notify, .answer:
            try handle(command)
            try tellWhatChanged()
        case .step(let title): say("\n═══ \(title)")
        case .help: say(HostHelp.commands)
        case .quit: break
        default:
            if try !carryOutGesture(command) { try change(command) }
            try tellWhatChanged()
        }
    }

    /// What is done to the device and its windows rather than to what they show.
    private func change(_ command: TextCommand) throws {
        let reply = try running().lastReply
        var traits = reply.traits
        switch command {
        case .phase(let phase):
            _ = try order(.phase(phase))
            return
        case .window(let number): return try show(window: number)
        case .size(let size):
            _ = try order(.resize(size))
            return
        case .rotate: traits.size = CGSize(width: reply.screen.size.height, height: reply.screen.size.width)
        case .textSize(let size): traits.textSize = size
        case .locale(let identifier):
            traits.isRightToLeft = false
            traits.setLocale(identifier)
        case .set(let setting, let isOn): traits[keyPath: setting.trait] = isOn
        default: return
        }
        try order(.traits(traits))
        launch.options.traits = traits
    }

    private func show(window number: Int?) throws {
        let client = try running()
        let count = client.lastReply.windowCount
        guard let number, number <= count else {
            if let number, number > count + 1 {
                throw Failure("The number of windows is \(count); `window new` opens another.")
            }
            try order(.openWindow)
            return
        }
        client.window = number - 1
        try order(.screen)
    }

    private func relaunch() throws {
        if let client, client.isRunning {
            try order(.phase(.background))
            client.kill()
        }
        try start()
        say("The app was started again.")
        try tellScreen()
    }

    private func audit() throws {
        let reply = try order(.audit)
        for issue in reply.issues {
            let name = reply.screen.flattened.first { $0.id == issue.element }?.label ?? ""
            say("\(issue.kind.rawValue):\(name.isEmpty ? "" : " “\(name)”:") \(issue.summary) \(issue.details)")
        }
        guard reply.issues.isEmpty else { throw Failure("Issues found by the audit: \(reply.issues.count).") }
        say("The audit found nothing.")
    }

    /// The app looks at its clock each second; this waits until it has answered, or has had the time to.
    private func move(_ change: (inout ClockFile) throws -> Void) throws {
        try change(&clock)
        guard let client, client.isRunning, client.lastReply.phase == .active else {
            return say("The clock is set; the app will look at it.")
        }
        let before = client.lastReply.screen.elements
        _ = try client.wait(upTo: Self.clockPeriod) { $0.screen.elements != before }
        try order(.screen)
        try tellWhatChanged()
    }

    private func expect(_ text: String, present: Bool) throws {
        func isSaid(_ reply: AutomationReply) -> Bool {
            Listing(reply.screen).text(all: true).localizedStandardContains(text)
        }
        if try running().wait(upTo: Self.patience, until: { isSaid($0) == present }) == nil {
            try tellScreen(all: true)
            throw Failure(present ? "The screen does not say “\(text)”." : "The screen says “\(text)”.")
        }
        say(present ? "✓ “\(text)”" : "✓ no “\(text)”")
    }

    /// A little more than the second after which the app looks again.
    private static let clockPeriod = 1.3
}

extension TextCommand.Setting {
    fileprivate var trait: WritableKeyPath<DeviceTraits, Bool> {
        switch self {
        case .dark: \.isDark
        case .contrast: \.increasesContrast
        case .bold: \.isBoldText
        case .reduceMotion: \.reducesMotion
        case .differentiate: \.differentiatesWithoutColor
        case .rtl: \.isRightToLeft
        case .double: \.doublesStrings
        case .accented: \.accentsStrings
        }
    }
}
