import DaychainCore
import SwiftUI

/// The sheets of a window: one at a time, over whatever screens are open.
enum AppSheet: Identifiable {
    case editor(EditorModel)
    case archive(ArchiveModel)
    case reorder(ReorderModel)
    case zones(ZoneChangeModel)
    case settings(SettingsModel)

    var id: String {
        switch self {
        case .editor(let model): model.id.text
        case .archive: "archive"
        case .reorder: "reorder"
        case .zones: "zones"
        case .settings: "settings"
        }
    }
}

/// What a sheet shows.
struct AppSheetView: View {
    let sheet: AppSheet

    var body: some View {
        switch sheet {
        case .editor(let model): EditorView(model: model)
        case .archive(let model): ArchiveView(model: model)
        case .reorder(let model): ReorderView(model: model)
        case .zones(let model): ZoneChangeView(model: model)
        case .settings(let model): SettingsView(model: model)
        }
    }
}
