import Foundation

/// Writes a backup piece by piece: what stands in memory at a time is one habit.
///
/// The order is always the same, so equal data makes equal bytes: the manifest, the habits as the person arranged them,
/// versions and records by date, keys as ``BackupFile`` lists them. Each record has a line of its own.
public struct BackupWriter {
    private var bytes: [UInt8] = []

    /// The whole file in memory.
    public static func data(of archive: HabitsArchive, createdAt: Date, appVersion: String) -> Data {
        var data = Data()
        write(archive, createdAt: createdAt, appVersion: appVersion) { data.append(contentsOf: $0) }
        return data
    }

    /// Hands over the file in order, a piece after each habit and after some thousands of records.
    public static func write<Failure: Error>(
        _ archive: HabitsArchive, createdAt: Date, appVersion: String, to take: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = BackupWriter()
        writer.writeManifest(archive, createdAt: createdAt, appVersion: appVersion)
        for (index, habit) in archive.snapshot.habits.enumerated() {
            writer.write(index == 0 ? "\n" : ",\n")
            writer.writeOpening(of: habit)
            let completions = archive.completions[habit.id] ?? []
            for (index, completion) in completions.enumerated() {
                writer.write(index == 0 ? "\n" : ",\n")
                writer.write(completion)
                if writer.bytes.count > pieceSize { try writer.handOver(take) }
            }
            writer.write("]}")
            try writer.handOver(take)
        }
        writer.write("]}\n")
        try writer.handOver(take)
    }

    private static let pieceSize = 1 << 18

    private mutating func handOver<Failure: Error>(_ take: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        try take(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func writeManifest(_ archive: HabitsArchive, createdAt: Date, appVersion: String) {
        write("{\"manifest\":{\"format\":")
        writeQuoted(BackupFile.format)
        write(",\"version\":\(BackupFile.version),\"createdAt\":")
        write(createdAt)
        write(",\"appVersion\":")
        writeQuoted(appVersion)
        write(",\"habitCount\":\(archive.snapshot.habits.count),\"completionCount\":\(archive.completionCount)},")
        write("\n\"habits\":[")
    }

    private mutating func writeOpening(of habit: HabitOverview) {
        write("{\"id\":")
        writeQuoted(habit.id.text)
        for (key, text) in [
            ("name", habit.details.name), ("note", habit.details.note), ("icon", habit.details.icon),
            ("accent", habit.details.accent),
        ] {
            write(",\"\(key)\":")
            writeQuoted(text)
        }
        write(",\"createdAt\":")
        write(habit.createdAt)
        if let archivedAt = habit.archivedAtInBackup {
            write(",\"archivedAt\":")
            write(archivedAt)
        }
        write(",\"position\":\(habit.position),\n\"schedule\":[")
        for (index, version) in habit.schedule.versions.enumerated() {
            if index > 0 { write(",") }
            write(version)
        }
        write("],")
        if let reminder = habit.reminder {
            write("\n\"reminder\":{\"time\":")
            writeQuoted(reminder.time.text)
            write(",\"enabled\":\(reminder.isEnabled)},")
        }
        write("\n\"completions\":[")
    }

    private mutating func write(_ version: ScheduleVersion) {
        write("{\"effectiveDate\":")
        write(version.effectiveDate)
        let numbers = version.weekdays.days.map { String($0.rawValue) }.joined(separator: ",")
        write(",\"weekdays\":[\(numbers)],\"timeZone\":")
        writeQuoted(version.zone.identifier)
        write(",\"paused\":\(version.isPaused)}")
    }

    private mutating func write(_ completion: Completion) {
        write("{\"date\":")
        write(completion.date)
        write(",\"completedAt\":")
        write(completion.completedAt)
        write(",\"timeZone\":")
        writeQuoted(completion.zoneIdentifier)
        write("}")
    }

    // MARK: Values

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func write(_ date: LocalDate) {
        bytes.append(0x22)
        BackupInstant.append(date, to: &bytes)
        bytes.append(0x22)
    }

    private mutating func write(_ instant: Date) {
        bytes.append(0x22)
        BackupInstant.append(instant, to: &bytes)
        bytes.append(0x22)
    }

    /// A JSON text: quotation marks, backslashes and control characters are escaped, all else stands as it is.
    private mutating func writeQuoted(_ text: String) {
        bytes.append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22, 0x5C:
                bytes.append(0x5C)
                bytes.append(byte)
            case 0..<0x20:
                let digits: [UInt8] = Array("0123456789abcdef".utf8)
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }
}

extension HabitOverview {
    /// When archiving was asked for. A store can have lost that; then the pause's first instant stands for it.
    fileprivate var archivedAtInBackup: Date? {
        guard isArchived else { return nil }
        return archivedAt ?? schedule.start(of: schedule.versions[schedule.versions.count - 1].effectiveDate)
    }
}
