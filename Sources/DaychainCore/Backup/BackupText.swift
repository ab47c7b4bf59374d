import Foundation

/// What is found out about a file's bytes before they are taken apart: that they are text, that the text looks like one
/// JSON object, and that taking it apart will need no more memory than a backup does.
///
/// One pass over the bytes. It is no JSON parser: it knows strings, brackets and commas, and leaves the rest to one.
struct BackupText {
    /// The text in UTF-8, without a byte order mark.
    let utf8: Data

    /// Checks the bytes of a file.
    ///
    /// - Throws: ``BackupRefusal`` for whatever is no backup by its looks.
    init(_ data: Data) throws(BackupRefusal) {
        guard data.count <= BackupLimits.byteCount else { throw .tooLarge(limit: BackupLimits.byteCount) }
        if let kind = Self.kind(of: data) { throw .foreign(kind) }
        utf8 = try Self.decoded(data)
        let isScanned: Result<Void, BackupRefusal> = utf8.withUnsafeBytes { bytes in
            var scan = Scan()
            do throws(BackupRefusal) {
                return .success(try scan.run(bytes))
            } catch {
                return .failure(error)
            }
        }
        try isScanned.get()
    }

    // MARK: Kinds

    private static func kind(of data: Data) -> BackupRefusal.ForeignKind? {
        let signatures: [([UInt8], BackupRefusal.ForeignKind)] = [
            ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x50, 0x4B, 0x05, 0x06], .archive), ([0x1F, 0x8B], .archive),
            ([0x89, 0x50, 0x4E, 0x47], .picture), ([0xFF, 0xD8, 0xFF], .picture), ([0x47, 0x49, 0x46, 0x38], .picture),
            ([0x25, 0x50, 0x44, 0x46], .document),
        ]
        if data.count > 11, data.dropFirst(4).starts(with: Array("ftyphe".utf8)) { return .picture }
        return signatures.first { data.starts(with: $0.0) }?.1
    }

    // MARK: Encodings

    private static func decoded(_ data: Data) throws(BackupRefusal) -> Data {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return Data(data.dropFirst(3)) }
        if data.starts(with: [0xFF, 0xFE]) { return try utf8(fromUTF16: data.dropFirst(2), low: 0) }
        if data.starts(with: [0xFE, 0xFF]) { return try utf8(fromUTF16: data.dropFirst(2), low: 1) }
        return data
    }

    /// Turns pairs of bytes into UTF-8; `low` is the place of the lower byte in a pair.
    private static func utf8(fromUTF16 data: Data, low: Int) throws(BackupRefusal) -> Data {
        guard data.count % 2 == 0 else { throw .truncated }
        var utf8 = Data(capacity: data.count / 2)
        let bytes: [UInt8] = Array(data)
        let units = stride(from: 0, to: bytes.count, by: 2).lazy.map { index in
            UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
        }
        let isFaulty = transcode(
            units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { utf8.append($0) })
        guard !isFaulty else { throw .invalidText(byte: utf8.count * 2) }
        return utf8
    }
}

/// The pass over the bytes.
private struct Scan {
    private var depth = 0
    private var objectCount = 0
    private var valueCount = 0
    private var isInString = false
    private var isEscaped = false
    /// Continuation bytes that are still to come, and the lowest and highest that the next one may be.
    private var pending = 0
    private var bounds: ClosedRange<UInt8> = 0x80...0xBF
    private var hasBegun = false
    private var hasEnded = false
    private var line = 1

    mutating func run(_ bytes: UnsafeRawBufferPointer) throws(BackupRefusal) {
        for (index, byte) in bytes.enumerated() {
            guard isText(byte) else { throw .invalidText(byte: index) }
            if isInString {
                skipString(byte)
            } else if byte > 0x20 {
                try take(byte)
            } else if byte == 0x0A {
                line += 1
            }
        }
        guard hasBegun else { throw .empty }
        guard pending == 0, hasEnded else { throw .truncated }
    }

    private mutating func skipString(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == 0x5C {
            isEscaped = true
        } else if byte == 0x22 {
            isInString = false
        }
    }

    private mutating func take(_ byte: UInt8) throws(BackupRefusal) {
        guard !hasEnded else { throw .trailingText(line: line) }
        if !hasBegun {
            hasBegun = true
            if byte == 0x5B || byte == 0x6E { throw .foreign(.otherJSON) }
            guard byte == 0x7B else { throw .foreign(.text) }
        }
        switch byte {
        case 0x22: isInString = true
        case 0x7B, 0x5B: try open(byte)
        case 0x7D, 0x5D:
            depth -= 1
            hasEnded = depth <= 0
        case 0x2C: try countValue()
        default: break
        }
    }

    private mutating func open(_ byte: UInt8) throws(BackupRefusal) {
        depth += 1
        guard depth <= BackupLimits.depth else { throw .nestedTooDeeply }
        try countValue()
        guard byte == 0x7B else { return }
        objectCount += 1
        let limit = BackupLimits.recordCount
        // A backup has an object for each record and fewer others than this.
        guard objectCount <= limit + 200_000 else { throw .tooManyRecords(limit: limit) }
    }

    private mutating func countValue() throws(BackupRefusal) {
        valueCount += 1
        guard valueCount <= BackupLimits.valueCount else { throw .tooManyRecords(limit: BackupLimits.recordCount) }
    }

    /// Whether the byte may follow in UTF-8: no overlong form, no surrogate, nothing beyond U+10FFFF.
    private mutating func isText(_ byte: UInt8) -> Bool {
        if byte < 0x80 { return pending == 0 }
        if pending > 0 {
            guard bounds.contains(byte) else { return false }
            pending -= 1
            bounds = 0x80...0xBF
            return true
        }
        switch byte {
        case 0xC2...0xDF: pending = 1
        case 0xE0: (pending, bounds) = (2, 0xA0...0xBF)
        case 0xED: (pending, bounds) = (2, 0x80...0x9F)
        case 0xE1...0xEF: pending = 2
        case 0xF0: (pending, bounds) = (3, 0x90...0xBF)
        case 0xF4: (pending, bounds) = (3, 0x80...0x8F)
        case 0xF1...0xF3: pending = 3
        default: return false
        }
        return true
    }
}
