import Foundation

/// Checks values of a file, and gathers what is wrong. Each function gives nil where it found a fault.
struct BackupCheck {
    private(set) var faults: [BackupFault] = []

    /// Whether as many faults were found as are told.
    var isFull: Bool { faults.count >= BackupLimits.faultCount }

    mutating func add(_ path: String, _ reason: BackupFault.Reason) {
        if !isFull { faults.append(BackupFault(path: path, reason: reason)) }
    }

    mutating func count(_ stated: Int, _ found: Int, _ path: String) {
        if stated != found { add(path, .wrongCount(stated: stated, found: found)) }
    }

    mutating func instant(_ text: String, _ path: @autoclosure () -> String) -> Date? {
        guard let date = BackupInstant.date(text) else {
            add(path(), .notAnInstant(BackupFault.excerpt(text)))
            return nil
        }
        return date
    }

    mutating func identifier(_ text: String, _ path: String) -> HabitID? {
        guard text.utf8.count == 36, let id = HabitID(text) else {
            add(path, .notAnIdentifier(BackupFault.excerpt(text)))
            return nil
        }
        return id
    }

    mutating func date(_ text: String, _ path: @autoclosure () -> String) -> LocalDate? {
        guard let date = LocalDate(text) else {
            add(path(), .notADate(BackupFault.excerpt(text)))
            return nil
        }
        guard date.isSupported else {
            add(path(), .unsupportedDate(text))
            return nil
        }
        return date
    }

    mutating func details(_ habit: BackupFile.HabitEntry, _ path: String) -> HabitDetails? {
        let name = text(habit.name, path + ".name") { text throws(ValidationError) in try HabitValidation.name(text) }
        let note = text(habit.note, path + ".note") { text throws(ValidationError) in try HabitValidation.note(text) }
        let icon = text(habit.icon, path + ".icon") { text throws(ValidationError) in
            try HabitValidation.identifier(text, of: .icon)
        }
        let accent = text(habit.accent, path + ".accent") { text throws(ValidationError) in
            try HabitValidation.identifier(text, of: .accent)
        }
        guard let name, let note, let icon, let accent else { return nil }
        return HabitDetails(name: name, note: note, icon: icon, accent: accent)
    }

    mutating func reminder(_ entry: BackupFile.ReminderEntry, _ path: String) -> ReminderSetting? {
        guard let time = LocalTime(entry.time) else {
            add(path + ".time", .notATime(BackupFault.excerpt(entry.time)))
            return nil
        }
        return ReminderSetting(time: time, isEnabled: entry.enabled)
    }

    mutating func completions(_ entries: [BackupFile.CompletionEntry], _ path: String) -> [Completion] {
        var completions: [Completion] = []
        completions.reserveCapacity(entries.count)
        // Many records name few zones: each text is checked once, and kept once.
        var zones: Set<String> = []
        for (index, entry) in entries.enumerated() where !isFull {
            let place = { "\(path)[\(index)]" }
            let date = date(entry.date, place() + ".date")
            let completedAt = instant(entry.completedAt, place() + ".completedAt")
            guard let zone = zoneText(entry.timeZone, known: &zones, place() + ".timeZone"), let date, let completedAt
            else { continue }
            completions.append(Completion(date: date, completedAt: completedAt, zoneIdentifier: zone))
        }
        return completions
    }

    /// A record's zone is kept as it is, whether this machine knows it or not.
    private mutating func zoneText(
        _ zone: String, known: inout Set<String>, _ path: @autoclosure () -> String
    ) -> String? {
        if let index = known.firstIndex(of: zone) { return known[index] }
        let valid = text(zone, path()) { text throws(ValidationError) in
            try HabitValidation.identifier(text, of: .zone)
        }
        if let valid, known.count < 1000 { known.insert(valid) }
        return valid
    }

    private mutating func text(
        _ text: String, _ path: @autoclosure () -> String, _ rule: (String) throws(ValidationError) -> String
    ) -> String? {
        // A store may end a text there.
        guard !text.utf8.contains(0) else {
            add(path(), .nullCharacter)
            return nil
        }
        do throws(ValidationError) {
            return try rule(text)
        } catch {
            switch error.reason {
            case .tooLong(let limit): add(path(), .tooLong(limit: limit))
            default: add(path(), .blank)
            }
            return nil
        }
    }
}
