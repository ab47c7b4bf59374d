import Foundation
import Glibc
import Stage

/// A person's conversation with the app in words: carries commands out and tells what came of them.
final class TextSession {
    struct Failure: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    private var launch: AppLaunch
    private(set) var client: AutomationClient?
    private var clock: ClockFile
    /// Where the app's clock file and nothing else lies; nil when the person named the file.
    private let clockFolder: URL?
    /// The list that numbers refer to.
    private var listing = Listing(Screen(elements: [], size: .zero, announcements: [], faults: []))
    private var told: Screen?
    private let say: (String) -> Void
    /// Misuses of the framework seen so far: a piped run with any has failed.
    private(set) var faults: [String] = []

    init(_ launch: AppLaunch, say: @escaping (String) -> Void) throws {
        self.launch = launch
        self.say = say
        if let path = launch.environment[ClockFile.variable] {
            clock = ClockFile(path: path)
            clockFolder = nil
        } else {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("clock-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            clock = ClockFile(path: folder.appendingPathComponent("clock").path)
            clockFolder = folder
            self.launch.environment[ClockFile.variable] = clock.path
        }
        try start()
    }

    func end() {
        client?.kill()
        if let clockFolder { try? FileManager.default.removeItem(at: clockFolder) }
    }

    // MARK: Telling

    func tellScreen(all: Bool = false) throws {
        let reply = try running().lastReply
        told = reply.screen
        listing = Listing(reply.screen)
        let size = "\(Int(reply.screen.size.width)) × \(Int(reply.screen.size.height))"
        let window = reply.windowCount > 1 ? "window \(reply.window + 1) of \(reply.windowCount), " : ""
        let phase = reply.phase == .active ? "" : ", in the background"
        say("── \(window)\(size)\(phase)")
        say(listing.text(all: all))
    }

    /// Tells what VoiceOver said meanwhile, and the screen if it is another one now.
    func tellWhatHappened() throws {
        let reply = try running().lastReply
        if reply.screen.elements == told?.elements && reply.screen.size == told?.size {
            say("(The screen is as it was.)")
        } else {
            try tellScreen()
        }
    }

    private func start() throws {
        client = try launch.start()
        client?.onReply = { [weak self] in self?.hear($0) }
        if let reply = client?.lastReply { hear(reply) }
    }

    /// Announcements and faults are told when they come; an answer holds them only once.
    private func hear(_ reply: AutomationReply) {
        for announcement in reply.screen.announcements {
            switch announcement.kind {
            case .announcement: say("VoiceOver says: \(announcement.text)")
            case .screenChanged, .layoutChanged:
                if !announcement.text.isEmpty { say("VoiceOver goes to: \(announcement.text)") }
            }
        }
        for fault in reply.screen.faults {
            faults.append(fault)
            say("!!! FAULT: \(fault)")
        }
        let output = client?.takeOutput().trimmingCharacters(in: .newlines) ?? ""
        if !output.isEmpty { say("The app writes: \(output)") }
    }

    private func running() throws -> AutomationClient {
        guard let client, client.isRunning else { throw Failure("The app is not running. `relaunch` starts it.") }
        return client
    }

    // MARK: Finding

    /// The element that `name` means, waited for if it is not there yet, or not ready.
    private func element(
        _ name: String, lacking: (Element) -> String? = { _ in nil }
    ) throws -> Element {
        let client = try running()
        if let number = Int(name) {
            guard listing.stops.indices.contains(number - 1) else {
                throw Failure("There is no number \(number) in the last list.")
            }
            let identifier = listing.stops[number - 1].id
            guard let element = client.lastReply.screen.flattened.first(where: { $0.id == identifier }) else {
                throw Failure("Number \(number) is no longer on the screen.")
            }
            return try ready(element, lacking)
        }
        var finding = ElementName.Finding.none
        _ = try client.wait(upTo: Self.patience) { reply in
            finding = ElementName(text: name).find(in: Listing(reply.screen).stops) { lacking($0) == nil }
            if case .one(let element) = finding { return lacking(element) == nil && element.isEnabled }
            return finding != .none
        }
        switch finding {
        case .one(let element): return try ready(element, lacking)
        case .none: throw Failure("Nothing on the screen is called “\(name)”.")
        case .several(let numbers):
            try tellScreen(all: true)
            throw Failure("“\(name)” could be \(numbers.map(String.init).joined(separator: " or ")). Say the number.")
        }
    }

    private func ready(_ element: Element, _ lacking: (Element) -> String?) throws -> Element {
        if let reason = lacking(element) { throw Failure(reason) }
        guard element.isEnabled else { throw Failure("“\(element.label)” is dimmed.") }
        return element
    }

    private static let patience = 2.0
}

// MARK: Commands

extension TextSession {
    /// Carries one command out; throws why it cannot be.
    func carryOut(_ command: TextCommand) throws {
        switch command {
        case .screen(let all):
            try running().send(.screen)
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
        case .step(let title): say("\n═══ \(title)")
        case .help: say(HostHelp.commands)
        case .quit: break
        default:
            try carryOutOnScreen(command)
            try tellWhatHappened()
        }
    }

    private func carryOutOnScreen(_ command: TextCommand) throws {
        if try carryOutGesture(command) { return }
        let client = try running()
        var traits = client.lastReply.traits
        switch command {
        case .phase(let phase): return try order(.phase(phase))
        case .window(let number): return try show(window: number)
        case .size(let size): return try order(.resize(size))
        case .rotate:
            let size = client.lastReply.screen.size
            traits.size = CGSize(width: size.height, height: size.width)
        case .textSize(let size): traits.textSize = size
        case .locale(let identifier):
            traits.isRightToLeft = false
            traits.setLocale(identifier)
        case .set(let setting, let isOn):
            switch setting {
            case .dark: traits.isDark = isOn
            case .contrast: traits.increasesContrast = isOn
            case .bold: traits.isBoldText = isOn
            case .reduceMotion: traits.reducesMotion = isOn
            case .differentiate: traits.differentiatesWithoutColor = isOn
            case .rtl: traits.isRightToLeft = isOn
            case .double: traits.doublesStrings = isOn
            }
        default: return
        }
        try order(.traits(traits))
        launch.options.traits = traits
    }

    /// False when the command is no gesture.
    private func carryOutGesture(_ command: TextCommand) throws -> Bool {
        let client = try running()
        switch command {
        case .tap(let name):
            let element = try element(name) { $0.isActivatable ? nil : "“\($0.label)” does nothing when tapped." }
            try client.perform(.focus(element.id))
            try client.perform(.activate(element.id))
        case .press(let name):
            let point = try revealed(name).activationPoint
            try client.perform(.press(point, seconds: 1))
        case .type(let text): try client.perform(.type(text))
        case .action(let action, let name): try perform(action, of: name)
        case .adjust(let name, let up, let times):
            let element = try element(name) { $0.isAdjustable ? nil : "“\($0.label)” cannot be adjusted." }
            for _ in 0..<times { try client.perform(.adjust(element.id, up: up)) }
        case .choose(let name, let value):
            try client.perform(.choose(try element(name).id, value: value))
        case .scroll(let direction, let name): try scroll(direction, at: name)
        case .drag(let name, let target):
            let from = try revealed(name).activationPoint
            try client.perform(.drag(from: from, to: try element(target).activationPoint, holding: 0.5))
        case .focus(let name): try client.perform(.focus(try element(name).id))
        case .back: try goBack()
        case .escape: try client.perform(.escape)
        case .key(let key, let modifiers): try client.perform(.key(key, modifiers: modifiers))
        default: return false
        }
        return true
    }

    private func perform(_ action: String, of name: String) throws {
        func match(_ element: Element) -> String? {
            let names = element.actions
            return names.first { $0 == action } ?? names.first { $0.lowercased() == action.lowercased() }
                ?? names.first { $0.lowercased().hasPrefix(action.lowercased()) }
        }
        let element = try element(name) { element in
            if match(element) != nil { return nil }
            let known = element.actions.isEmpty ? "none" : element.actions.joined(separator: ", ")
            return "“\(element.label)” has no action “\(action)”. It has: \(known)."
        }
        try running().perform(.action(element.id, name: match(element) ?? action))
    }

    private func revealed(_ name: String) throws -> Element {
        let element = try element(name)
        guard element.visibleFrame.isEmpty else { return element }
        let reply = try running().perform(.reveal(element.id))
        return reply.screen.flattened.first { $0.id == element.id } ?? element
    }

    private func scroll(_ direction: TextCommand.Direction, at name: String?) throws {
        let client = try running()
        let size = client.lastReply.screen.size
        let place = try name.map { try element($0).visibleFrame } ?? CGRect(origin: .zero, size: size)
        let step = 0.6 * (direction == .up || direction == .down ? size.height : size.width)
        let delta: (x: Double, y: Double) =
            switch direction {
            case .up: (0, -step)
            case .down: (0, step)
            case .left: (-step, 0)
            case .right: (step, 0)
            }
        try client.perform(.scroll(at: CGPoint(x: place.midX, y: place.midY), dx: delta.x, dy: delta.y))
    }

    /// The bar's back button is its first one where it leads back; VoiceOver's scrub does the same without looking.
    private func goBack() throws {
        try running().perform(.escape)
    }

    private func order(_ command: AutomationRequest.Command) throws {
        let reply = try running().send(command)
        if let refusal = reply.refusal { throw Failure(refusal) }
    }

    private func show(window number: Int?) throws {
        let client = try running()
        let count = client.lastReply.windowCount
        guard let number, number <= count else {
            if let number, number > count + 1 { throw Failure("The app has \(count) windows; `window new` opens another.") }
            return try order(.openWindow)
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
        let reply = try running().send(.audit)
        if let refusal = reply.refusal { throw Failure(refusal) }
        let elements = reply.screen.flattened
        for issue in reply.issues {
            let name = elements.first { $0.id == issue.element }?.label ?? ""
            say("\(issue.kind.rawValue): “\(name)”: \(issue.summary) \(issue.details)")
        }
        guard reply.issues.isEmpty else { throw Failure("The audit found \(reply.issues.count) issues.") }
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
        try client.send(.screen)
        try tellWhatHappened()
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

    private static let clockPeriod = 1.3
}
