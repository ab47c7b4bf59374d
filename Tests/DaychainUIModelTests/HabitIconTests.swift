import Testing

@testable import DaychainUI

@Suite("A habit's icons")
struct HabitIconTests {
    @Test("each have a drawing", arguments: HabitIcon.allCases)
    func drawing(_ icon: HabitIcon) {
        #expect(!icon.strokes.isEmpty)
    }

    @Test("differ from each other")
    func differ() {
        #expect(Set(HabitIcon.allCases.map(\.strokes)).count == HabitIcon.allCases.count)
    }
}
