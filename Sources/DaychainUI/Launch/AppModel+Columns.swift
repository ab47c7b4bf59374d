import SwiftUI

/// The window's columns, as the split view binds them.
extension AppModel {
    /// The column in front where only one fits; going back on a phone sets it.
    var frontColumn: NavigationSplitViewColumn {
        get { isHabitInFront ? .detail : .sidebar }
        set {
            if newValue == .sidebar, isHabitInFront { showToday() }
        }
    }
}
