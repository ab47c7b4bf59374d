import DaychainCore

/// What happened, as a value.
enum Spoken: Hashable, Sendable {
    case done(name: String, streak: Int)
    /// Done, and with it everything that was scheduled for today.
    case allDone(name: String, streak: Int)
    /// Done today, which was not scheduled.
    case doneAsExtra(name: String)
    case alreadyDone(name: String)
    case undone(name: String, streak: Int)
    /// A day other than today was marked.
    case recorded(name: String, date: LocalDate, asExtra: Bool = false)
    case cleared(name: String, date: LocalDate)
    case created(name: String)
    case saved(name: String)
    /// Saving a form was tried, and this is the first thing in the way.
    case formFault(FormFault)
    case archived(name: String)
    /// Archived from its row, with the way back at hand.
    case archivedWithUndo(name: String)
    case restored(name: String)
    case deleted(name: String)
    case backupWritten(habits: Int, records: Int)
    /// A copy of a backup is where the person wanted it.
    case backupSaved(name: String)
    case importRefused
    case importReady(ImportOutlook)
    /// The numbers of a preview are no longer those agreed to.
    case importChanged
    case imported(ImportTotals)
    case newDay(LocalDate)
    /// The date went back, as by a journey west.
    case dateIsNow(LocalDate)
    /// Nothing follows the device's zone.
    case zonesKept([Zone])
    case zoneChanged(count: Int, Zone)
    /// A habit's new place in the person's order, counted from one.
    case moved(name: String, place: Int, count: Int)
    case month(LocalMonth)
    /// Past days can be corrected now.
    case correcting
    /// Past days are safe from touches again.
    case corrected
    case samplesEntered
    case samplesLeft
}

/// What a preview has for the person.
enum ImportOutlook: Hashable, Sendable {
    /// Something is imported.
    case changes
    /// Nothing is, until the backup's version of some habit is chosen.
    case choices
    case nothing
}
