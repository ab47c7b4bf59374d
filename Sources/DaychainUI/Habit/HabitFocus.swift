/// The places of a habit's screen, outside its calendar, that VoiceOver's focus is sent to.
enum HabitFocus: Hashable {
    /// The habit's name, once it is restored and the button for that is gone.
    case name
    /// That the habit is archived, once it is.
    case notice
}
