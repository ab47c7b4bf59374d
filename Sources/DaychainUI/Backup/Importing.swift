import SwiftUI

/// Shows the import that a screen has opened.
///
/// The sheet comes before the system's file picker, which comes over it: a sheet that is asked for while the picker is
/// still on its way out may never come.
struct Importing: ViewModifier {
    @Bindable var model: BackupModel

    func body(content: Content) -> some View {
        content
            .sheet(item: $model.importing) { importing in
                ImportView(model: importing)
            }
    }
}

extension View {
    /// Shows the import that a model has opened, where there is one.
    @ViewBuilder func importing(_ model: BackupModel?) -> some View {
        if let model {
            modifier(Importing(model: model))
        } else {
            self
        }
    }
}
