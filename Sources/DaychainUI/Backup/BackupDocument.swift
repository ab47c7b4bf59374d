import CoreTransferable
import DaychainCore
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A written backup as the share sheet and Files take it: the file itself, under its own name.
struct BackupDocument: Transferable {
    let file: URL

    /// The name without its ending, which the system adds.
    var name: String { file.deletingPathExtension().lastPathComponent }

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .json) { document in SentTransferredFile(document.file) }
    }
}

extension WrittenBackup {
    /// The file as it is handed on.
    var document: BackupDocument { BackupDocument(file: file) }
}
