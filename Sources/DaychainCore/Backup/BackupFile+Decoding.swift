/// Reading of the file's objects. Keys that this version does not know are counted and not read.
extension BackupFile: Decodable {
    public init(from decoder: any Decoder) throws {
        let values = try KnownValues(decoder)
        // Another structure may follow in a file of another version: its manifest comes before all else.
        guard let manifest = try? values.container.nestedContainer(keyedBy: BackupKey.self, forKey: "manifest"),
            let format = try? manifest.decode(String.self, forKey: "format"), format == Self.format
        else { throw BackupRefusal.foreign(.otherJSON) }
        guard let version = try? manifest.decode(Int.self, forKey: "version"), version > 0 else {
            throw BackupRefusal.invalidVersion
        }
        guard version <= Self.version else { throw BackupRefusal.newerVersion(version) }
        self.manifest = try values.container.decode(ManifestEntry.self, forKey: "manifest")
        habits = try values.list("habits", limit: BackupLimits.habitCount)
        unknownKeyCount = values.unknownKeyCount(known: 2)
        guard completionCount <= BackupLimits.recordCount else {
            throw BackupRefusal.tooManyRecords(limit: BackupLimits.recordCount)
        }
    }
}

extension BackupFile.ManifestEntry: Decodable {
    public init(from decoder: any Decoder) throws {
        let values = try KnownValues(decoder)
        format = try values.container.decode(String.self, forKey: "format")
        version = try values.integer("version")
        createdAt = try values.container.decode(String.self, forKey: "createdAt")
        appVersion = try values.container.decode(String.self, forKey: "appVersion")
        habitCount = try values.integer("habitCount")
        completionCount = try values.integer("completionCount")
        unknownKeyCount = values.unknownKeyCount(known: 6)
    }
}

extension BackupFile.HabitEntry: Decodable {
    public init(from decoder: any Decoder) throws {
        let values = try KnownValues(decoder)
        id = try values.container.decode(String.self, forKey: "id")
        name = try values.container.decode(String.self, forKey: "name")
        note = try values.container.decode(String.self, forKey: "note")
        icon = try values.container.decode(String.self, forKey: "icon")
        accent = try values.container.decode(String.self, forKey: "accent")
        createdAt = try values.container.decode(String.self, forKey: "createdAt")
        archivedAt = try values.optional("archivedAt")
        position = try values.integer("position")
        schedule = try values.list("schedule", limit: BackupLimits.versionCount)
        reminder = try values.optional("reminder")
        completions = try values.list("completions", limit: BackupLimits.recordCount)
        let optional = ["archivedAt", "reminder"].count { values.container.contains(BackupKey($0)) }
        unknownKeyCount = values.unknownKeyCount(known: 9 + optional)
    }
}

extension BackupFile.VersionEntry: Decodable {
    public init(from decoder: any Decoder) throws {
        let values = try KnownValues(decoder)
        effectiveDate = try values.container.decode(String.self, forKey: "effectiveDate")
        weekdays = try values.integers("weekdays")
        timeZone = try values.container.decode(String.self, forKey: "timeZone")
        paused = try values.container.decode(Bool.self, forKey: "paused")
        unknownKeyCount = values.unknownKeyCount(known: 4)
    }
}

extension BackupFile.ReminderEntry: Decodable {
    public init(from decoder: any Decoder) throws {
        let values = try KnownValues(decoder)
        time = try values.container.decode(String.self, forKey: "time")
        enabled = try values.container.decode(Bool.self, forKey: "enabled")
        unknownKeyCount = values.unknownKeyCount(known: 2)
    }
}

extension BackupFile.CompletionEntry: Decodable {
    public init(from decoder: any Decoder) throws {
        let values = try KnownValues(decoder)
        date = try values.container.decode(String.self, forKey: "date")
        completedAt = try values.container.decode(String.self, forKey: "completedAt")
        timeZone = try values.container.decode(String.self, forKey: "timeZone")
        unknownKeyCount = values.unknownKeyCount(known: 3)
    }
}

/// A key of the file; any text can be one.
private struct BackupKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init(stringLiteral text: String) { stringValue = text }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// A place in an array.
private struct BackupIndex: CodingKey {
    let index: Int
    var stringValue: String { String(index) }
    var intValue: Int? { index }

    init(_ index: Int) { self.index = index }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { index = intValue }
}

/// An object's values by key.
private struct KnownValues {
    let container: KeyedDecodingContainer<BackupKey>

    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: BackupKey.self)
    }

    /// How many keys there are besides those that were found.
    func unknownKeyCount(known: Int) -> Int { container.allKeys.count - known }

    /// A value that may be missing, but not null: there is one way to write nothing.
    func optional<Value: Decodable>(_ key: BackupKey) throws -> Value? {
        container.contains(key) ? try container.decode(Value.self, forKey: key) : nil
    }

    /// A whole number.
    func integer(_ key: BackupKey) throws -> Int {
        try whole(at: { container.codingPath + [key] }) { try container.decode(Int.self, forKey: key) }
    }

    /// An array of whole numbers.
    func integers(_ key: BackupKey) throws -> [Int] {
        var list = try container.nestedUnkeyedContainer(forKey: key)
        var numbers: [Int] = []
        while !list.isAtEnd {
            let index = numbers.count
            numbers.append(
                try whole(at: { list.codingPath + [BackupIndex(index)] }) { try list.decode(Int.self) })
        }
        return numbers
    }

    /// The decoder names no place where a number is none that an integer can hold.
    private func whole(at path: () -> [any CodingKey], _ decode: () throws -> Int) throws -> Int {
        do {
            return try decode()
        } catch let error as DecodingError {
            if case .dataCorrupted = error { throw Self.outOfRange(path()) }
            throw error
        } catch {
            // Errors of the decoder's own become ones that can be named only at the end.
            throw Self.outOfRange(path())
        }
    }

    private static func outOfRange(_ path: [any CodingKey]) -> BackupRefusal {
        .faults([BackupFault(at: path, reason: .numberOutOfRange)])
    }

    /// The elements of an array; looks now and then whether anybody still wants them.
    func list<Element: Decodable>(_ key: BackupKey, limit: Int) throws -> [Element] {
        var list = try container.nestedUnkeyedContainer(forKey: key)
        var elements: [Element] = []
        if let count = list.count {
            guard count <= limit else { throw BackupRefusal.tooMany(key.stringValue, limit: limit) }
            elements.reserveCapacity(count)
        }
        while !list.isAtEnd {
            if elements.count % 1024 == 0, Task.isCancelled { throw BackupRefusal.cancelled }
            elements.append(try list.decode(Element.self))
        }
        return elements
    }
}
