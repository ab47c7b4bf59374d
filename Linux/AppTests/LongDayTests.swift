import DaychainCore
@testable import DaychainData
import Foundation
import TestSupport
import Testing

/// Today with more habits than fit on a screen.
@Suite("A day of many habits", .serialized)
struct LongDayTests {
    @Test("makes the cards that are near the screen, and each of the others as it is scrolled to")
    func cards() async throws {
        let folder = try Workplace.make()
        defer { Workplace.remove(folder) }
        let store = try await Workplace.store(in: folder)
        for number in 1...60 {
            let id = HabitID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))))
            try await store.perform(
                .create(
                    NewHabit(
                        id: id, details: HabitDetails(name: "Habit \(number)", icon: "book", accent: "moss"),
                        startDate: "2026-03-02", weekdays: .daily, zone: "Europe/Berlin")),
                at: StartingStore.now)
        }
        try await store.close()
        let seen = try await onThread { try Self.scrollThrough(folder) }

        // A card is more than 120 points high, the screen 1,194, and half a screen is made beyond its end.
        #expect(seen.first?.contains("today.complete.Habit 1") == true)
        #expect(seen.first?.contains("today.complete.Habit 60") == false)
        #expect(seen.allSatisfy { $0.count < 20 })
        #expect(Set(seen.joined()) == Set((1...60).map { "today.complete.Habit \($0)" }))
    }

    /// The cards of each screen on the way from the first habit to the last.
    private static func scrollThrough(_ folder: URL) throws -> [Set<String>] {
        var app = try DrivenApp(try AppProcess(folder: folder))
        defer { app.process.kill() }
        var seen: [Set<String>] = []
        for _ in 0..<40 {
            seen.append(Set(app.screen.elements.map(\.identifier).filter { $0.hasPrefix("today.complete.") }))
            try app.perform(.scroll(x: 180, y: 700, by: 600))
        }
        return seen
    }
}
