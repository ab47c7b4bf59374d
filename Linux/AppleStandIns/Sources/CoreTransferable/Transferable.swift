import Foundation
import UniformTypeIdentifiers

/// Something that can be handed to another app or put into a file.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

/// A way to turn an item into what is handed over.
public protocol TransferRepresentation: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    var body: Self.Body { get }
}

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Item == Content.Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Item == Content.Item { content }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public typealias Representation = Never
    public var body: Never { switch self {} }
    public static var transferRepresentation: Never {
        preconditionFailure("Nothing can be handed over that does not exist.")
    }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// An item as a file, made when it is asked for.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let exporting: @Sendable (Item) async throws -> SentTransferredFile

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.exporting = exporting
    }

    public typealias Body = Never
}

extension TransferRepresentation where Body == Never {
    public var body: Self.Body { preconditionFailure("The representation has no parts.") }
}

/// A representation that gives a file.
package protocol FileSource<Item> {
    associatedtype Item
    func file(of item: Item) async throws -> URL
}

extension FileRepresentation: FileSource {
    package func file(of item: Item) async throws -> URL { try await exporting(item).file }
}

extension Transferable {
    /// The item's file; nil where its representation is none.
    package func transferredFile() async throws -> URL? {
        guard let source = Self.transferRepresentation as? any FileSource<Self> else { return nil }
        return try await source.file(of: self)
    }
}
