import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Lets a screen ask for a file and shows what importing it would do.
struct Importing: ViewModifier {
    @Bindable var model: BackupModel

    func body(content: Content) -> some View {
        content
            .fileImporter(
                isPresented: $model.isPicking, allowedContentTypes: [.json], onCompletion: model.picked
            )
            .sheet(item: $model.importing) { importing in
                ImportView(model: importing, pickAgain: model.pickAgain)
            }
    }
}

extension View {
    /// Shows the file picker and the import that a model asks for, where there is one.
    @ViewBuilder func importing(_ model: BackupModel?) -> some View {
        if let model {
            modifier(Importing(model: model))
        } else {
            self
        }
    }
}
