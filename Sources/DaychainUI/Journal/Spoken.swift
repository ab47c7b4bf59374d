import DaychainCore

/// What happened, as a value.
enum Spoken: Hashable, Sendable {
    case done(name: String, streak: Int)
    case alreadyDone(name: String)
    case undone(name: String, streak: Int)
    /// A day other than today was marked.
    case recorded(name: String, date: LocalDate)
    case cleared(name: String, date: LocalDate)
    case created(name: String)
    case saved(name: String)
    case archived(name: String)
    case restored(name: String)
    case deleted(name: String)
    case newDay(LocalDate)
    case month(LocalMonth)
    case samplesEntered
    case samplesLeft
}
