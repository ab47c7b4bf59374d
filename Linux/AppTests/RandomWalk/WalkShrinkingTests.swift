import Testing

/// A walk that fails is told by the few of its steps that matter.
@Suite("A walk that is made shorter")
struct WalkShrinkingTests {
    @Test("keeps the steps that the failure needs, in their order, and no other")
    func keepsWhatMatters() {
        let steps = Array(1...60)
        let shortest = WalkShrinking.shrink(steps, until: .patient) { steps in
            steps.contains(7) && steps.contains(8) && steps.contains(51)
        }
        #expect(shortest == [7, 8, 51])
    }

    @Test("loses nothing where every step matters")
    func keepsAll() {
        let shortest = WalkShrinking.shrink([1, 2, 3], until: .patient) { $0 == [1, 2, 3] }
        #expect(shortest == [1, 2, 3])
    }

    @Test("is written down and read again", arguments: WalkStep.Kind.allCases)
    func isWritten(_ kind: WalkStep.Kind) {
        let step = WalkStep(kind, 17)
        #expect(step.description == "\(kind.rawValue):17")
        #expect(WalkStep(step.description) == step)
    }
}
