import CoreTransferable
import DaychainCore
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// The part of Settings that makes backups and takes them in. The form around it shows the import it asks for: what hangs
/// on a section is given to each of its rows.
struct BackupSection: View {
    let model: BackupModel

    @Environment(\.palette) private var palette

    var body: some View {
        Section {
            if model.unreadableCount > 0 {
                Text("\(model.unreadableCount) entries of the habit file cannot be read and are in no backup.")
                    .foregroundStyle(palette.warning)
            }
            createButton
            progress
            Button {
                model.startImport()
            } label: {
                Text("Import a backup…").frame(minHeight: Spacing.target)
            }
            .accessibilityIdentifier("backup.import")
        } header: {
            FormHeading("Backup")
        } footer: {
            FormHeading("One file with every habit and every record. Importing shows what it will do first.")
        }
    }

    /// Beneath the button that was pressed: it stays under the finger, and a listener goes on to what came of it.
    @ViewBuilder private var progress: some View {
        switch model.export {
        case .none: EmptyView()
        case .writing:
            BusyView("Writing the backup…")
            Button {
                model.cancel()
            } label: {
                Text("Cancel").frame(minHeight: Spacing.target)
            }
            .accessibilityIdentifier("backup.cancel")
        case .written(let written):
            WrittenBackupRows(model: model, written: written)
        case .failed(let failure):
            Text(verbatim: BackupWords.explanation(failure))
                .foregroundStyle(palette.warning)
        }
    }

    private var createButton: some View {
        Button {
            Task { await model.write() }
        } label: {
            Text("Create a backup").frame(minHeight: Spacing.target)
        }
        .disabled(model.export == .writing)
        .accessibilityIdentifier("backup.create")
    }
}

/// A backup that was just written, and where it can go.
private struct WrittenBackupRows: View {
    let model: BackupModel
    let written: WrittenBackup

    @Environment(\.palette) private var palette
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            Text(verbatim: written.file.lastPathComponent)
                .font(.headline)
            Text(verbatim: BackupWords.contents(of: written, locale: locale))
                .foregroundStyle(palette.soft)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("backup.written")
        if model.hasSavingFailed {
            Text("The copy could not be saved there. Choose another place.")
                .foregroundStyle(palette.warning)
        }
        ShareLink(item: written.document, preview: SharePreview(Text(verbatim: written.file.lastPathComponent))) {
            RowLabel("Share…", symbol: SystemSymbol.share)
        }
        .accessibilityIdentifier("backup.share")
        Button {
            model.isSaving = true
        } label: {
            RowLabel("Save to Files…", symbol: SystemSymbol.folder)
        }
        .accessibilityIdentifier("backup.save")
    }
}

struct BackupSection_Previews: PreviewProvider {
    static var previews: some View {
        preview(.nothing).previewDisplayName("Backup written")
        preview(.reading).previewDisplayName("Backup being written")
        preview(.refused).previewDisplayName("No room for a backup")
        preview(.nothing).dynamicTypeSize(.accessibility5).previewDisplayName("Backup written, largest text")
    }

    private static func preview(_ state: PreviewBackup.States) -> some View {
        let app = PreviewHabits.app
        let model = BackupModel(
            journal: app.journal, files: PreviewBackupFiles(state: state), clock: PreviewClock(), speaker: app.speaker)
        return PaperForm { BackupSection(model: model) }
            .inStandardTint()
            .task { await model.write() }
    }
}
