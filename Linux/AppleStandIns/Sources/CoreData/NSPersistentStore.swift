import Foundation

/// An opened store file.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    public let url: URL?
    public let metadata: [String: Any]!
    let file: StoreFile

    init(url: URL, file: StoreFile) {
        self.url = url
        self.file = file
        metadata = file.metadata
    }

    open var identifier: String! { file.identifier }
    open var type: String { StoreType.sqlite.rawValue }
}
