import CoreTransferable
import DaychainCore
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Lets the system ask where to keep the backup that was written.
struct Exporting: ViewModifier {
    @Bindable var model: BackupModel

    func body(content: Content) -> some View {
        content
            .fileExporter(
                isPresented: $model.isSaving, item: model.document, contentTypes: [.json],
                defaultFilename: model.document?.name, onCompletion: model.saved)
    }
}

extension View {
    /// Offers to keep a model's backup, where there is one.
    @ViewBuilder func exporting(_ model: BackupModel?) -> some View {
        if let model {
            modifier(Exporting(model: model))
        } else {
            self
        }
    }
}

extension BackupModel {
    /// The backup that was written.
    var document: BackupDocument? {
        if case .written(let written) = export { written.document } else { nil }
    }
}
