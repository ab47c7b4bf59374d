import DaychainCore
import Observation

/// Gives habits the device's zone: one of them, or all, after telling what that does to each.
@MainActor @Observable final class ZoneChangeModel: Identifiable {
    /// The zone that the chosen habits get.
    let zone: Zone
    /// The habits that will change.
    private(set) var chosen: Set<HabitID>
    /// What kept the change from being saved.
    private(set) var failure: StoreError?
    private(set) var isSaving = false
    /// Whether the change is saved, and the sheet can go.
    private(set) var isFinished = false

    private let offered: [HabitID]
    private let journal: HabitJournal
    private let speaker: Speaker
    private let memory: any ScreenMemory

    init(zone: Zone, habits: [HabitID], journal: HabitJournal, speaker: Speaker, memory: any ScreenMemory) {
        self.zone = zone
        offered = habits
        chosen = Set(habits)
        self.journal = journal
        self.speaker = speaker
        self.memory = memory
    }

    /// The habits that can be chosen: those of the notice that are still there.
    var habits: [HabitOverview] {
        offered.compactMap { journal.habit($0) }.filter { !$0.isArchived }
    }

    /// The date on the device.
    var deviceDate: LocalDate { journal.moment.deviceDate }

    /// Whether there is something to save.
    var canSave: Bool { !isSaving && habits.contains { chosen.contains($0.id) } }

    /// Whether a habit will change, or be left in its zone.
    subscript(chooses id: HabitID) -> Bool {
        get { chosen.contains(id) }
        set {
            if newValue { chosen.insert(id) } else { chosen.remove(id) }
        }
    }

    /// The habit's own date now.
    func today(of habit: HabitOverview) -> LocalDate { habit.today(at: journal.moment.instant) }

    /// What the zone will do to a habit.
    func outlook(for habit: HabitOverview) -> [Outlook] {
        habit.zoneChange(to: zone, at: journal.moment.instant).outlook(zone)
    }

    /// Saves the zone of all chosen habits at once: of all or of none.
    func save() async {
        guard canSave, !isFinished else { return }
        isSaving = true
        defer { isSaving = false }
        let ids = habits.map(\.id).filter(chosen.contains)
        do throws(StoreError) {
            try await journal.perform(.setZone(ids, zone))
        } catch {
            failure = error
            return
        }
        // The answer is for this zone of the device, also where a habit was left as it is. If it cannot be written
        // down, the question only comes again.
        try? memory.settle(zone)
        speaker.say(.zoneChanged(count: ids.count, zone))
        isFinished = true
    }

    /// Whether a failure is told; putting it to false takes it away.
    var isTellingFailure: Bool {
        get { failure != nil }
        set { if !newValue { failure = nil } }
    }
}
