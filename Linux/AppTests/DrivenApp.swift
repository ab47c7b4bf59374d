import Foundation

/// A person at the app's controls: each act up to its last touch, which saves, and what the screen says then.
struct DrivenApp {
    let process: AppProcess
    private(set) var screen: AppScreen
    /// What VoiceOver was asked to say as it was led along.
    private(set) var announcements: [String] = []

    /// An act led up to its last touch.
    struct Prepared {
        let act: SavedAct
        let lastTouch: AppGesture
    }

    /// The app could not be led on: an element is missing, or it has ended.
    struct Astray: Error, CustomStringConvertible {
        let description: String
    }

    /// Waits for the first screen.
    init(_ process: AppProcess) throws {
        self.process = process
        try process.ask()
        guard let first = process.reply(until: Deadline(after: Self.patience)) else {
            throw Astray(description: "the app shows nothing")
        }
        screen = first
    }

    /// Leads up to the touch that saves.
    mutating func prepare(_ act: SavedAct) throws -> Prepared {
        let lastTouch: AppGesture
        switch act {
        case .mark(let name): lastTouch = try touch("today.complete.\(name)")
        case .undo(let name): lastTouch = try touch("today.undo.\(name)")
        case .archive(let name): lastTouch = try action("Archive", of: name)
        case .markYesterday(let name):
            try perform(action("Mark yesterday…", of: name))
            lastTouch = try button("Mark done")
        case .delete(let name):
            try perform(action("Delete…", of: name))
            lastTouch = try button("Delete")
        case .restore(let name):
            try perform(touch("today.archived"))
            lastTouch = try touch("archive.restore.\(name)")
        case .rename(let name, let other):
            try perform(action("Edit", of: name))
            lastTouch = try save(typing: String(other.dropFirst(name.count)))
        case .create(let name):
            try perform(touch(screen["today.first"] == nil ? "today.new" : "today.first"))
            lastTouch = try save(typing: name)
        }
        return Prepared(act: act, lastTouch: lastTouch)
    }

    /// Touches, and looks until the screen says that the act is saved; false when the time is up before.
    mutating func finish(_ prepared: Prepared, until deadline: Deadline) throws -> Bool {
        try process.perform(prepared.lastTouch)
        while let reply = process.reply(until: deadline) {
            screen = reply
            if let refusal = reply.refusal { throw Astray(description: "\(prepared.act): \(refusal)") }
            if Self.isSaid(prepared.act, on: reply) {
                if case .restore = prepared.act { try perform(touch("archive.close")) }
                return true
            }
            try process.ask()
        }
        return false
    }

    /// Whether an answer that came before the end says that the act is saved.
    mutating func hasSaid(_ act: SavedAct) -> Bool { hasSaid { Self.isSaid(act, on: $0) } }

    /// Whether an answer that came before the end says something.
    mutating func hasSaid(_ isSo: (AppScreen) -> Bool) -> Bool {
        while let reply = process.reply(until: Deadline(after: .zero)) {
            screen = reply
            if isSo(reply) { return true }
        }
        return false
    }

    /// Looks until an element is on the screen; false when the time is up before.
    mutating func waits(for identifier: String, until deadline: Deadline) throws -> Bool {
        try process.ask()
        while let reply = process.reply(until: deadline) {
            screen = reply
            if let refusal = reply.refusal { throw Astray(description: refusal) }
            if reply[identifier] != nil { return true }
            try process.ask()
        }
        return false
    }

    private static func isSaid(_ act: SavedAct, on screen: AppScreen) -> Bool {
        let isToday = screen["today.date"] != nil
        switch act {
        case .mark(let name): return screen["today.complete.\(name)"]?.value == "Done"
        case .undo(let name): return screen["today.complete.\(name)"]?.value == "Due"
        case .markYesterday(let name):
            return screen.announcements.contains { $0.contains(name) && $0.contains("marked done for") }
        case .archive(let name), .delete(let name): return isToday && screen["today.open.\(name)"] == nil
        case .restore(let name): return screen["archive.close"] != nil && screen["archive.restore.\(name)"] == nil
        case .rename(_, let name), .create(let name): return isToday && screen["today.open.\(name)"] != nil
        }
    }

    // MARK: Touches

    private mutating func save(typing text: String) throws -> AppGesture {
        try perform(touch("editor.name"), .type(text))
        return try touch("editor.save")
    }

    mutating func perform(_ gestures: AppGesture...) throws {
        for gesture in gestures {
            try process.perform(gesture)
            try look {}
        }
    }

    /// Sends a request and takes in the screen that answers it.
    mutating func look(_ request: () throws -> Void) throws {
        try request()
        guard let reply = process.reply(until: Deadline(after: Self.patience)) else {
            throw Astray(description: "the app does not answer")
        }
        screen = reply
        announcements += reply.announcements
        if let refusal = reply.refusal { throw Astray(description: refusal) }
    }

    /// Looks again until something is so, as after what takes the app a moment; false when it never is.
    mutating func looks(until isSo: (AppScreen) -> Bool) throws -> Bool {
        let process = self.process
        for _ in 0..<500 where !isSo(screen) { try look { try process.ask() } }
        return isSo(screen)
    }

    /// Scrolls from the beginning on until an element is there: rows exist only near what is shown.
    mutating func scroll(to identifier: String) throws {
        let scrollers = screen.elements.filter { ["scrollView", "collectionView"].contains($0.role) }
        guard screen[identifier] == nil, let view = scrollers.first?.visibleFrame else { return }
        try perform(.scroll(x: view.midX, y: view.midY, by: -1e6))
        for _ in 0..<100 where screen[identifier] == nil {
            try perform(.scroll(x: view.midX, y: view.midY, by: view.height / 2))
        }
    }

    func touch(_ identifier: String) throws -> AppGesture {
        guard let element = screen[identifier] else { throw missing(identifier) }
        return .activate(element.id)
    }

    func button(_ label: String) throws -> AppGesture {
        guard let element = screen.labelled(label) else { throw missing(label) }
        return .activate(element.id)
    }

    func action(_ action: String, of name: String) throws -> AppGesture {
        guard let element = screen["today.open.\(name)"] else { throw missing(name) }
        return .action(element.id, name: action)
    }

    private func missing(_ name: String) -> Astray {
        Astray(description: "\(name) is missing among \(screen.elements.map(\.identifier).filter { !$0.isEmpty })")
    }

    private static let patience = Duration.seconds(240)
}
