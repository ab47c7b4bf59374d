import SwiftUI

private struct RemindersKey: EnvironmentKey {
    static let defaultValue: RemindersModel? = nil
}

extension EnvironmentValues {
    /// The app's reminders; nil where nothing can be scheduled, as in a preview.
    var reminders: RemindersModel? {
        get { self[RemindersKey.self] }
        set { self[RemindersKey.self] = newValue }
    }
}
