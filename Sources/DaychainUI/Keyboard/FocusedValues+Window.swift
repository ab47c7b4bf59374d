import DaychainCore
import SwiftUI

/// The window that keys and the menu bar act on.
private struct WindowKey: FocusedValueKey {
    typealias Value = AppModel
}

/// The habit whose card the keyboard is at.
private struct HabitKey: FocusedValueKey {
    typealias Value = HabitID
}

extension FocusedValues {
    /// The window in front.
    var window: AppModel? {
        get { self[WindowKey.self] }
        set { self[WindowKey.self] = newValue }
    }

    /// The habit whose card has the keyboard's focus.
    var habit: HabitID? {
        get { self[HabitKey.self] }
        set { self[HabitKey.self] = newValue }
    }
}
