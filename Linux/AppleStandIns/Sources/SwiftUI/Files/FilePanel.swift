import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What stands in for the system's file picker, its export sheet and its share sheet: a place by its path.
///
/// A path that is not absolute lies in `Files` in the app's home folder, whose files can be chosen by name.
struct FilePanel: View {
    enum Purpose { case open, save, share }

    let purpose: Purpose
    /// The file to open, or the folder to put a file into; nil for Cancel.
    let finish: @MainActor (URL?) -> Void

    @State private var path = ""

    var body: some View {
        NavigationStack {
            Form {
                if purpose == .open {
                    ForEach(files, id: \.self) { name in
                        Button(name) { finish(folder.appending(path: name)) }
                    }
                }
                TextField(purpose == .open ? "Path of a file" : "Path of a folder", text: $path)
                Button(words) { finish(place) }
            }
            .navigationTitle(purpose == .share ? "Share" : "Files")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { finish(nil) } }
            }
        }
    }

    private var words: String {
        switch purpose {
        case .open: "Open"
        case .save: "Save"
        case .share: "Send"
        }
    }

    private var folder: URL { URL(fileURLWithPath: NSHomeDirectory()).appending(path: "Files") }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".json") }
            .sorted()
    }

    private var place: URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : path.isEmpty ? folder : folder.appending(path: path)
    }

    /// Puts an item's file into a folder, in the place of one of that name.
    static func put(_ item: some Transferable, named name: String?, into folder: URL) async throws -> URL {
        nonisolated(unsafe) let item = item
        guard let file = try await item.transferredFile() else { throw CocoaError(.fileWriteUnknown) }
        var target = file.lastPathComponent
        if let name { target = name.hasSuffix(".\(file.pathExtension)") ? name : "\(name).\(file.pathExtension)" }
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appending(path: target)
        if manager.fileExists(atPath: place.path) { try manager.removeItem(at: place) }
        try manager.copyItem(at: file, to: place)
        return place
    }
}

extension View {
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        nonisolated(unsafe) let onCompletion = onCompletion
        return sheet(isPresented: isPresented) {
            FilePanel(purpose: .open) { file in
                isPresented.wrappedValue = false
                if let file { onCompletion(.success(file)) }
            }
        }
    }

    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        nonisolated(unsafe) let (item, onCompletion, onCancellation) = (item, onCompletion, onCancellation)
        return sheet(isPresented: isPresented) {
            FilePanel(purpose: .save) { folder in
                isPresented.wrappedValue = false
                guard let folder, let item else { return onCancellation() }
                Task {
                    do {
                        onCompletion(.success(try await FilePanel.put(item, named: defaultFilename, into: folder)))
                    } catch {
                        onCompletion(.failure(error))
                    }
                }
            }
        }
    }
}
