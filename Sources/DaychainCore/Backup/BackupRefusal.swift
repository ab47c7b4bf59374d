/// Why a file is not imported. Each case has words of its own, and after any of them nothing has changed.
public enum BackupRefusal: Error, Hashable, Sendable {
    /// The file is gone, or may not be read.
    case unreadable
    /// A folder was chosen.
    case folder
    /// There is nothing in the file.
    case empty
    /// The file has more bytes than a backup may have.
    case tooLarge(limit: Int)
    /// More records than a backup may hold.
    case tooManyRecords(limit: Int)
    /// More elements of another list, such as `habits`, than a backup may hold.
    case tooMany(String, limit: Int)
    /// The file is something else.
    case foreign(ForeignKind)
    /// From this byte on the file is no text in UTF-8 or UTF-16.
    case invalidText(byte: Int)
    /// The text ends before the backup does.
    case truncated
    /// Something follows after the backup's end, in this line.
    case trailingText(line: Int)
    /// The text is no JSON.
    case invalidJSON
    /// Objects and arrays lie deeper in each other than any backup's.
    case nestedTooDeeply
    /// A newer app wrote the file.
    case newerVersion(Int)
    /// The version is missing, or no number from 1 on.
    case invalidVersion
    /// Values that are not what they must be, in the order of the file; the first ``BackupLimits/faultCount``.
    case faults([BackupFault])
    /// The person no longer wants to know.
    case cancelled

    /// What a file can be instead of a backup.
    public enum ForeignKind: Hashable, Sendable {
        /// A packed archive, such as a ZIP file.
        case archive
        /// An image.
        case picture
        /// A document of another kind, such as a PDF file.
        case document
        /// JSON of another app.
        case otherJSON
        /// Text that does not begin as JSON does.
        case text
    }
}

/// A value of a file that is not what it must be.
public struct BackupFault: Hashable, Sendable {
    /// Where it stands, as `habits[3].completions[17].date`.
    public let path: String
    /// What is wrong with it.
    public let reason: Reason

    /// Creates a fault.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    init(at keys: [any CodingKey], reason: Reason) {
        let path = keys.reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
        self.init(path: path, reason: reason)
    }

    /// What can be wrong. Texts are the beginning of what stands there.
    public enum Reason: Hashable, Sendable {
        /// A value that must be there is not.
        case missing
        /// Another kind of value, as text for a number.
        case wrongType
        /// A number that is no whole one, or too small or too large.
        case numberOutOfRange
        /// No date of the form `yyyy-MM-dd`, or one that does not exist.
        case notADate(String)
        /// No time of day of the form `HH:mm`.
        case notATime(String)
        /// No instant in UTC of the form `2026-03-02T12:00:00Z`.
        case notAnInstant(String)
        /// No UUID.
        case notAnIdentifier(String)
        /// A date before 1900 or after 2199.
        case unsupportedDate(String)
        /// A schedule's zone that this device has no rules for.
        case unknownZone(String)
        /// The identifier is that of a habit before it, in whatever letter case.
        case repeatedIdentifier(String)
        /// A schedule has no version.
        case noVersion
        /// Two versions hold from one date.
        case repeatedVersion(String)
        /// A version without a weekday.
        case noWeekday
        /// A number that is not from 1 to 7.
        case notAWeekday(Int)
        /// A weekday that the version has already.
        case repeatedWeekday(Int)
        /// `archivedAt` is there and the last version is not paused, or the other way round.
        case archivedMismatch
        /// The manifest counts `stated`, the file holds `found`.
        case wrongCount(stated: Int, found: Int)
        /// A text with the character U+0000.
        case nullCharacter
        /// A text with nothing that anyone could see.
        case blank
        /// A text of more than `limit` characters.
        case tooLong(limit: Int)
    }

    /// As much of a text as a message can show.
    static func excerpt(_ text: String) -> String {
        let limit = 40
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(limit) { scalars.append(scalar) }
        let isWhole = text.unicodeScalars.dropFirst(limit).isEmpty
        return String(scalars) + (isWhole ? "" : "…")
    }
}
