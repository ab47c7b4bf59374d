import Foundation

/// Each act up to its last touch, which saves, and what the screen says then.
extension DrivenApp {
    /// An act led up to its last touch.
    struct Prepared {
        let act: SavedAct
        let lastTouch: AppGesture
    }

    /// Leads up to the touch that saves.
    mutating func prepare(_ act: SavedAct) throws -> Prepared {
        let lastTouch: AppGesture
        switch act {
        case .mark(let name): lastTouch = try touching("today.complete.\(name)")
        case .undo(let name): lastTouch = try touching("today.undo.\(name)")
        case .archive(let name): lastTouch = try action("Archive", of: "today.open.\(name)")
        case .markYesterday(let name):
            try self.act("Mark yesterday…", on: "today.open.\(name)")
            lastTouch = try pressing("Mark done")
        case .delete(let name):
            try self.act("Delete…", on: "today.open.\(name)")
            lastTouch = try pressing("Delete")
        case .restore(let name):
            try touch("today.archived")
            lastTouch = try touching("archive.restore.\(name)")
        case .rename(let name, let other):
            try self.act("Edit", on: "today.open.\(name)")
            lastTouch = try save(typing: String(other.dropFirst(name.count)))
        case .create(let name):
            try touch(screen["today.first"] == nil ? "today.new" : "today.first")
            lastTouch = try save(typing: name)
        }
        return Prepared(act: act, lastTouch: lastTouch)
    }

    private mutating func save(typing text: String) throws -> AppGesture {
        try touch("editor.name")
        try perform(.type(text))
        return try touching("editor.save")
    }

    /// Touches, and looks until the screen says that the act is saved; false when the time is up before.
    mutating func finish(_ prepared: Prepared, until deadline: Deadline) throws -> Bool {
        try process.perform(prepared.lastTouch)
        guard try waits(until: deadline, { Self.isSaid(prepared.act, on: $0) }) else { return false }
        if case .restore = prepared.act { try touch("archive.close") }
        return true
    }

    /// Whether an answer that came before the end says that the act is saved.
    mutating func hasSaid(_ act: SavedAct) throws -> Bool { try hasSaid { Self.isSaid(act, on: $0) } }

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
}
