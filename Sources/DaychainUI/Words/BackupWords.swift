import DaychainCore
import Foundation
import SwiftUI

/// Why a file is not imported, or no backup was made, and what to do about it.
enum BackupWords {
    /// "12 habits, 340 records, 52 kB".
    static func contents(of written: WrittenBackup, locale: Locale) -> String {
        let habits = String(localized: "\(written.habitCount) habits")
        let records = String(localized: "\(written.completionCount) records")
        return [habits, records, size(written.byteCount, locale: locale)]
            .formatted(.list(type: .and, width: .narrow).locale(locale))
    }

    static func explanation(_ failure: ExportFailure) -> String {
        switch failure {
        case .file(.full):
            String(localized: "There is no space left on this device for a backup. Free some space, then try again.")
        case .file(.unavailable(let detail)):
            String(localized: "The backup could not be written. The system reported: \(detail). Try again.")
        case .store(.damaged):
            String(localized: "The habit file is damaged, so no backup could be made. It was left as it is.")
        case .file(.cancelled), .store:
            String(localized: "The habits could not be read for a backup. Try again.")
        }
    }

    static func explanation(_ refusal: BackupRefusal, locale: Locale) -> String {
        switch refusal {
        case .unreadable:
            String(localized: "The file is no longer there or may not be read. Choose it again.")
        case .folder: String(localized: "This is a folder. Choose the backup file in it.")
        case .empty: String(localized: "The file is empty.")
        case .tooLarge(let limit):
            String(localized: "The file is too large. A backup has at most \(size(limit, locale: locale)).")
        case .tooManyRecords(let limit):
            String(localized: "The file holds too much. A backup has at most \(limit) records.")
        case .tooMany(_, let limit):
            String(localized: "The file holds too much. A list in it has more than \(limit) entries.")
        case .foreign(let kind): foreign(kind)
        case .invalidText(let byte):
            String(localized: "The file is no readable text from byte \(byte) on. It may have been damaged on its way.")
        case .truncated:
            String(localized: "The file ends too early. It may not have been copied completely; copy it again.")
        case .trailingText(let line):
            String(localized: "Something was added after the backup’s end, in line \(line).")
        case .invalidJSON:
            String(localized: "The file is not written as a backup is. It may have been edited or damaged.")
        case .nestedTooDeeply:
            String(localized: "The file’s parts lie deeper in each other than those of any backup.")
        case .newerVersion:
            String(localized: "A newer Daychain made this backup. Update Daychain to import it.")
        case .invalidVersion:
            String(localized: "The backup does not say which version of the format it has.")
        case .faults(let faults):
            String(
                localized: "\(faults.count) values in the file are not what they must be, so none of it was imported.")
        case .cancelled:
            String(localized: "Reading the file was stopped.")
        }
    }

    private static func foreign(_ kind: BackupRefusal.ForeignKind) -> String {
        switch kind {
        case .archive:
            String(localized: "This is a compressed archive. Unpack it and choose the backup file in it.")
        case .picture: String(localized: "This is a picture, not a backup.")
        case .document: String(localized: "This is a document, not a backup.")
        case .otherJSON: String(localized: "This file is not a Daychain backup.")
        case .text: String(localized: "This is some other text, not a Daychain backup.")
        }
    }

    private static func size(_ byteCount: Int, locale: Locale) -> String {
        Int64(byteCount).formatted(.byteCount(style: .file).locale(locale))
    }
}
