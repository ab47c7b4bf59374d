import DaychainCore
import Foundation
import Observation

/// Puts the habits into the person's own order, a move at a time; each move is saved before it is said.
@MainActor @Observable final class ReorderModel {
    /// What kept the last move from being saved; the order is as it was.
    private(set) var failure: StoreError?
    /// The habit that was moved last: focus stays with it.
    private(set) var moved: FocusedMove?

    private let journal: HabitJournal
    private let speaker: Speaker
    /// The order while it is being saved: a row that was let go does not jump back meanwhile.
    private var pending: [HabitID]?
    private var saves = 0

    init(journal: HabitJournal, speaker: Speaker) {
        self.journal = journal
        self.speaker = speaker
    }

    /// The habits of Today in their order.
    var habits: [HabitOverview] {
        let active = journal.snapshot.active
        guard let pending else { return active }
        let places = Dictionary(uniqueKeysWithValues: pending.enumerated().map { ($1, $0) })
        // A habit that came meanwhile stands at the end.
        return active.enumerated().sorted { first, second in
            (places[first.element.id] ?? pending.count, first.offset)
                < (places[second.element.id] ?? pending.count, second.offset)
        }.map(\.element)
    }

    /// The name with the most letters, by which the rows decide what stands beside a name.
    var longestName: String { habits.map(\.details.name).max { $0.count < $1.count } ?? "" }

    /// The date on the device, for the words of a failure.
    var deviceDate: LocalDate { journal.moment.deviceDate }

    func canMoveUp(_ id: HabitID) -> Bool { habits.first.map { $0.id != id } ?? false }
    func canMoveDown(_ id: HabitID) -> Bool { habits.last.map { $0.id != id } ?? false }

    func moveUp(_ id: HabitID) async {
        guard let index = index(of: id), index > 0 else { return }
        await move(from: IndexSet(integer: index), to: index - 1)
    }

    func moveDown(_ id: HabitID) async {
        guard let index = index(of: id), index + 1 < habits.count else { return }
        await move(from: IndexSet(integer: index), to: index + 2)
    }

    /// Moves a row that was dragged: `destination` counts the places before the move, as a list tells it.
    func move(from source: IndexSet, to destination: Int) async {
        let ids = habits.map(\.id)
        guard let from = source.first, ids.indices.contains(from) else { return }
        var order = ids
        let id = order.remove(at: from)
        order.insert(id, at: min(max(0, destination > from ? destination - 1 : destination), order.count))
        guard order != ids else { return }
        await save(order, moving: id)
    }

    /// Whether a failure is told; putting it to false takes it away.
    var isTellingFailure: Bool {
        get { failure != nil }
        set { if !newValue { failure = nil } }
    }

    private func save(_ order: [HabitID], moving id: HabitID) async {
        pending = order
        saves += 1
        let number = saves
        do throws(StoreError) {
            try await journal.perform(.reorder(order))
        } catch {
            // What was ordered after it goes too: it was made from an order that is not there.
            pending = nil
            failure = error
            return
        }
        // A later move has its own answer to wait for.
        guard number == saves else { return }
        pending = nil
        moved = FocusedMove(number: number, habit: id)
        guard let place = index(of: id) else { return }
        speaker.say(.moved(name: habits[place].details.name, place: place + 1, count: habits.count))
    }

    private func index(of id: HabitID) -> Int? { habits.firstIndex { $0.id == id } }
}

/// A move that was saved, told apart from the same one again.
struct FocusedMove: Hashable, Sendable {
    let number: Int
    let habit: HabitID
}
