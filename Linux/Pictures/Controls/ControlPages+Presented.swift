import CoreTransferable
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// An alert with every role of button.
struct AlertPage: View {
    var body: some View {
        Color.clear.alert("Delete “Read”?", isPresented: .constant(true)) {
            Button("Delete", role: .destructive) {}
            Button("Archive Instead") {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Its 12 records go with it.")
        }
    }
}

/// A sheet over a page.
struct SheetPage: View {
    var body: some View {
        Text("Below").frame(maxHeight: .infinity, alignment: .top).sheet(isPresented: .constant(true)) {
            NavigationStack {
                Form {
                    Section {
                        Text("A sentence in a sheet, long enough to be wrapped at every text size there is.")
                        Button("A button") {}
                    }
                }
                .navigationTitle("Sheet")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
            }
        }
    }
}

/// The system's panels for files.
struct FilePage: View {
    @State private var opens = false
    @State private var saves = false

    var body: some View {
        Form {
            ShareLink(item: Slip(), preview: SharePreview(Text(verbatim: "Daychain-2026-03-04.json"))) { Text("Share") }
            Button("Open a file") { opens = true }
            Button("Save a file") { saves = true }
        }
        .fileImporter(isPresented: $opens, allowedContentTypes: [.json]) { _ in }
        .fileExporter(
            isPresented: $saves, item: Slip(), contentTypes: [.json], defaultFilename: "Daychain-2026-03-04.json"
        ) { _ in }
    }
}

/// A file with nothing in it.
private struct Slip: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .json) { _ in
            SentTransferredFile(FileManager.default.temporaryDirectory.appending(path: "Daychain-2026-03-04.json"))
        }
    }
}
