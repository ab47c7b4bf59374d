import DaychainCore
import Observation

/// What Today says while the device is in another zone than some habits: once for each zone of the device.
@MainActor @Observable final class ZoneNoticeModel {
    /// Whether the answer could not be written down; the notice stays, with words for it.
    private(set) var couldNotRemember = false

    private let journal: HabitJournal
    private let speaker: Speaker
    private let memory: any ScreenMemory

    init(journal: HabitJournal, speaker: Speaker, memory: any ScreenMemory) {
        self.journal = journal
        self.speaker = speaker
        self.memory = memory
    }

    /// The notice; nil where nothing differs, or where the question was answered for this zone of the device.
    var notice: ZoneNotice? {
        let moment = journal.moment
        guard !memory.settledZones.contains(where: { $0.hasSameOffsets(as: moment.zone, from: moment.instant) }),
            let first = differing.first
        else { return nil }
        let zones = differing.dropFirst().reduce(into: [first.schedule.chosenZone]) { zones, habit in
            let zone = habit.schedule.chosenZone
            if !zones.contains(zone) { zones.append(zone) }
        }
        return ZoneNotice(device: moment.zone, zones: zones, count: differing.count)
    }

    /// Leaves every habit in its zone, and does not ask again for this zone of the device. Returns whether that is on disk.
    @discardableResult
    func keep() -> Bool {
        guard let notice else { return true }
        do {
            try memory.settle(notice.device)
            couldNotRemember = false
            speaker.say(.zonesKept(notice.zones))
            return true
        } catch {
            couldNotRemember = true
            return false
        }
    }

    /// The form that changes the zone of one habit or of all.
    func makeChange() -> ZoneChangeModel {
        ZoneChangeModel(
            zone: journal.moment.zone, habits: differing.map(\.id), journal: journal, speaker: speaker, memory: memory)
    }

    /// The habits whose days differ from those of the device, in the person's own order.
    private var differing: [HabitOverview] {
        journal.sections.all.filter(\.differsFromDevice).map(\.habit).sorted { $0.position < $1.position }
    }
}

/// What differs: the device's zone, the habits' zones, and how many habits there are.
struct ZoneNotice: Hashable, Sendable {
    let device: Zone
    let zones: [Zone]
    let count: Int
}
