import DaychainCore
import SwiftUI

/// The window's columns, as the split view binds them.
extension AppModel {
    /// The column in front where only one fits; going back on a phone sets it.
    var frontColumn: NavigationSplitViewColumn {
        get { isHabitInFront ? .detail : .sidebar }
        set {
            switch newValue {
            case .sidebar where isHabitInFront: showToday()
            case .detail where !isHabitInFront: habit.map { open($0.id) }
            default: break
            }
        }
    }

    /// Opens a habit whose row was activated on Today.
    ///
    /// Where only one column fits, Today is in front then, whatever the split view last wrote back. If it did not say
    /// that it went back, the column is taken back first: asking for the one that is held already would show nothing.
    func openFromToday(_ id: HabitID) {
        guard isHabitInFront else { return open(id) }
        showToday()
        Task { open(id) }
    }
}
