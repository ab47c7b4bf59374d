import DaychainCore
import Foundation

/// A file that a person chose: it may be anything, or gone by now.
struct ChosenFile {
    let url: URL

    /// The bytes. A file that is too large is not read, whatever its size claims to be.
    func data() throws(BackupRefusal) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw .unreadable }
        guard !isFolder.boolValue else { throw .folder }
        guard let handle = try? FileHandle(forReadingFrom: url) else { throw .unreadable }
        defer { try? handle.close() }
        let limit = BackupLimits.byteCount
        if let size = try? handle.seekToEnd(), size > UInt64(limit) { throw .tooLarge(limit: limit) }
        guard (try? handle.seek(toOffset: 0)) != nil else { throw .unreadable }
        return try content(of: handle, limit: limit)
    }

    /// In pieces: the file can grow meanwhile.
    private func content(of handle: FileHandle, limit: Int) throws(BackupRefusal) -> Data {
        var data = Data()
        while true {
            let piece: Data?
            do { piece = try handle.read(upToCount: Self.pieceSize) } catch { throw .unreadable }
            guard let piece, !piece.isEmpty else { return data }
            data.append(piece)
            guard data.count <= limit else { throw .tooLarge(limit: limit) }
            if Task.isCancelled { throw .cancelled }
        }
    }

    private static let pieceSize = 4 << 20
}
