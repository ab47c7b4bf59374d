import Foundation

/// Turns the bytes of a file into a backup, or says what is wrong with them.
public enum BackupReading {
    /// Reads a backup. Nothing in it is rolled over, cut or guessed.
    ///
    /// One pass finds out what the bytes are, Foundation's decoder takes them apart, and the rules for each value are
    /// held against what it found. Takes time and memory in proportion to the file; call it off the main thread.
    ///
    /// - Throws: the ``BackupRefusal`` that names the reason.
    public static func backup(from data: Data) throws(BackupRefusal) -> Backup {
        try file(from: BackupText(data).utf8).validated()
    }

    private static func file(from utf8: Data) throws(BackupRefusal) -> BackupFile {
        do {
            return try JSONDecoder().decode(BackupFile.self, from: utf8)
        } catch let refusal as BackupRefusal {
            throw refusal
        } catch let error as DecodingError {
            throw refusal(of: error)
        } catch {
            throw .invalidJSON
        }
    }

    /// What a decoder's error means; it knows of one fault only.
    private static func refusal(of error: DecodingError) -> BackupRefusal {
        switch error {
        case .keyNotFound(let key, let context):
            .faults([BackupFault(at: context.codingPath + [key], reason: .missing)])
        case .valueNotFound(_, let context), .typeMismatch(_, let context):
            .faults([BackupFault(at: context.codingPath, reason: .wrongType)])
        case .dataCorrupted: .invalidJSON
        @unknown default: .invalidJSON
        }
    }
}
