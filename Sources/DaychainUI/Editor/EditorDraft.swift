import DaychainCore
import Foundation

/// What a form holds, whether it could be saved or not; kept on disk until it is saved or given up.
struct EditorDraft: Hashable, Sendable, Codable {
    /// The habit's identity, given before the first save so that a save repeated creates nothing twice.
    let id: HabitID
    /// The habit that is edited; nil for a new one.
    let habit: HabitID?
    var name = ""
    var note = ""
    var icon = HabitIcon.standard.rawValue
    var accent = Accent.standard.rawValue
    var weekdays: WeekdayChoice
    var startDate: LocalDate
    var zone: Zone
    /// When to be reminded, and whether; nil where that was never chosen.
    var reminder: ReminderSetting?
    /// From when new weekdays shall apply; nil for as soon as they can.
    var effectiveDate: LocalDate?
    /// Whether planned later changes of weekdays may go.
    var replacesLaterChanges = false

    /// A form for a new habit: daily, from today, in the device's zone.
    init(newID: HabitID, at moment: Moment) {
        id = newID
        habit = nil
        weekdays = WeekdayChoice(.daily)
        startDate = moment.deviceDate
        zone = moment.zone
    }

    /// A form that shows a habit as it stands when a change made now would take effect.
    init(editing base: HabitOverview, at instant: Date) {
        let schedule = base.schedule
        id = base.id
        habit = base.id
        name = base.details.name
        note = base.details.note
        icon = base.details.icon
        accent = base.details.accent
        weekdays = WeekdayChoice(schedule.weekdays(on: base.earliestWeekdayChange(at: instant)))
        startDate = schedule.startDate
        reminder = base.reminder
        // A zone planned already is what the form shows; choosing another changes that.
        zone = schedule.chosenZone
    }

    var details: HabitDetails {
        HabitDetails(name: name, note: note, icon: icon, accent: accent)
    }

    /// The fields that hold something else than they did.
    func fieldsChanged(from old: EditorDraft) -> Set<HabitField> {
        var fields: Set<HabitField> = []
        if name != old.name { fields.insert(.name) }
        if note != old.note { fields.insert(.note) }
        if icon != old.icon { fields.insert(.icon) }
        if accent != old.accent { fields.insert(.accent) }
        if weekdays != old.weekdays { fields.insert(.weekdays) }
        if startDate != old.startDate { fields.insert(.startDate) }
        if zone != old.zone { fields.insert(.zone) }
        if effectiveDate != old.effectiveDate || replacesLaterChanges != old.replacesLaterChanges {
            fields.insert(.effectiveDate)
        }
        return fields
    }

    /// Takes line breaks out of the name, which is one line: one that was typed vanishes, pasted ones become spaces.
    ///
    /// - Returns: whether one was typed, which asks to end typing.
    mutating func endName(before old: String) -> Bool {
        guard name.contains(where: \.isNewline) else { return false }
        let joined = String(name.filter { !$0.isNewline })
        let isTyped = joined == old
        name = isTyped ? joined : String(name.map { $0.isNewline ? " " : $0 })
        return isTyped
    }
}
