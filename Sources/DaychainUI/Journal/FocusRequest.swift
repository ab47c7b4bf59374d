import DaychainCore

/// The places on Today that focus can be sent to.
enum TodayFocus: Hashable, Sendable {
    /// The date, at the beginning.
    case heading
    /// A habit's name and state.
    case habit(HabitID)
    /// The control that marks a habit.
    case control(HabitID)
}

/// A wish to put focus somewhere, told apart from the same wish a moment later.
struct FocusRequest: Hashable, Sendable {
    let number: Int
    let place: TodayFocus
}
