import DaychainCore
import Foundation
import TestSupport

/// The fields of a habit's form: each filled in by luck, and remembered.
extension RandomWalk {
    mutating func fillIn(_ form: inout Form) throws {
        if isLucky(2) { try chooseWeekdays(&form) }
        if isLucky(4) { try switchReminder(&form) }
        guard isLucky(3) else { return }
        try app.touch("editor.more")
        try app.scroll(to: "editor.note")
        let accent = pick(["harbour", "clay", "moss", "teal"].filter { app.screen["editor.accent.\($0)"] != nil })
        if let accent, app.screen["editor.accent.\(accent)"]?.isSelected == false {
            note("accent \(accent)")
            try app.touch("editor.accent.\(accent)")
            form.details.accent = accent
        }
        if isLucky(2) {
            let added = pick(["Note", "ملاحظة", "two\nlines"]) ?? ""
            note("note \(added)")
            try type(added, into: "editor.note")
            form.details.note += added
        }
        if isLucky(3), let zone = pick(Self.zones.filter { $0 != form.zone }) {
            note("zone \(zone.identifier)")
            try app.touch("editor.zone")
            let city = zone.identifier.split(separator: "/").last.map { $0.replacingOccurrences(of: "_", with: " ") }
            try type(city ?? "", into: "zones.search")
            try app.touch("zones.\(zone.identifier)")
            form.zone = zone
        }
    }

    private mutating func chooseWeekdays(_ form: inout Form) throws {
        for _ in 0..<(1 + number(below: 4)) {
            let weekday = 1 + number(below: 7)
            try app.touch("editor.weekday.\(weekday)")
            form.weekdays.formSymmetricDifference([weekday])
        }
        if form.weekdays.isEmpty {
            try saveTooEarly(field: "weekdays")
            try app.touch("editor.preset.daily")
            form.weekdays = Set(1...7)
        }
        note("weekdays \(form.weekdays.sorted())")
    }

    private mutating func switchReminder(_ form: inout Form) throws {
        note("switch the reminder")
        try app.touch("editor.reminder")
        let isOn = form.reminder?.isEnabled != true
        if isOn, app.screen.permission == "unasked" {
            try app.wait("the system's question", within: Self.patience) { $0.isSystemAsking }
        }
        try answerSystem()
        var reminder = form.reminder ?? .suggested
        reminder.isEnabled = isOn
        form.reminder = reminder
    }

    mutating func type(_ text: String, into identifier: String) throws {
        if try !app.element(identifier).isFocused { try app.touch(identifier) }
        try app.perform(.type(text))
    }

    static let zones: [Zone] = [
        "Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Apia", "Africa/Cairo",
    ]
}
