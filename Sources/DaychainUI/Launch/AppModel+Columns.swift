import DaychainCore
import SwiftUI

/// The window's columns, as the split view binds them.
extension AppModel {
    /// The column in front where only one fits; going back on a phone sets it.
    var frontColumn: NavigationSplitViewColumn {
        get { isHabitInFront ? .detail : .sidebar }
        set { splitViewShows(habit: newValue == .detail) }
    }

    /// Whether a habit lies over Today, where large text leaves room for one screen at a time.
    var isShowingHabit: Bool {
        get { isHabitInFront && habit != nil }
        set { splitViewShows(habit: newValue) }
    }

    /// Takes over which column the split view has put in front.
    func splitViewShows(habit isHabit: Bool) {
        guard isHabit != isHabitInFront else { return }
        if isHabit {
            if let habit { open(habit.id) }
        } else {
            showToday()
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
