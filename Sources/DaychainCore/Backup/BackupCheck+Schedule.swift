/// The rules for a schedule.
extension BackupCheck {
    mutating func schedule(_ entries: [BackupFile.VersionEntry], _ path: String) -> Schedule? {
        guard !entries.isEmpty else {
            add(path, .noVersion)
            return nil
        }
        var versions: [ScheduleVersion] = []
        var dates: Set<LocalDate> = []
        for (index, entry) in entries.enumerated() where !isFull {
            let path = "\(path)[\(index)]"
            let date = date(entry.effectiveDate, path + ".effectiveDate")
            if let date, !dates.insert(date).inserted { add(path + ".effectiveDate", .repeatedVersion(date.text)) }
            let weekdays = weekdays(entry.weekdays, path + ".weekdays")
            let zone = zone(entry.timeZone, path + ".timeZone")
            guard let date, let weekdays, let zone else { continue }
            versions.append(
                ScheduleVersion(effectiveDate: date, weekdays: weekdays, zone: zone, isPaused: entry.paused))
        }
        guard versions.count == entries.count, dates.count == entries.count else { return nil }
        return try? Schedule(versions: versions)
    }

    private mutating func weekdays(_ numbers: [Int], _ path: String) -> Weekdays? {
        var seen: Set<Weekday> = []
        for (index, number) in numbers.enumerated() {
            guard let weekday = Weekday(rawValue: number) else {
                add("\(path)[\(index)]", .notAWeekday(number))
                return nil
            }
            guard seen.insert(weekday).inserted else {
                add("\(path)[\(index)]", .repeatedWeekday(number))
                return nil
            }
        }
        guard let weekdays = Weekdays(seen) else {
            add(path, .noWeekday)
            return nil
        }
        return weekdays
    }

    /// A schedule's zone decides days, so it must be one that this machine knows.
    private mutating func zone(_ text: String, _ path: String) -> Zone? {
        // Systems look zones up as files: nothing but a zone's name gets that far.
        let isName =
            text.utf8.count <= HabitValidation.identifierScalarLimit && !text.contains("..")
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2F, 0x5F: true
                default: false
                }
            }
        guard isName, !text.isEmpty, !text.hasPrefix("/"), Zone(text).isKnown else {
            add(path, .unknownZone(BackupFault.excerpt(text)))
            return nil
        }
        return Zone(text)
    }
}
