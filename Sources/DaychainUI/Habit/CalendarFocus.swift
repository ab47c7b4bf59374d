import DaychainCore

/// The places of a habit's calendar that VoiceOver's focus is sent to.
enum CalendarFocus: Hashable {
    /// The month's name, after a month was chosen, and once corrections have begun.
    case month
    /// A day, once what was told of it is closed.
    case day(LocalDate)
    /// What is told of the chosen day.
    case story
    /// The button that begins corrections, once they are finished.
    case correct
}
