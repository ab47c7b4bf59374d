import Foundation
import Testing

/// Every control of every screen and state: touched, adjusted, and asked for each of its named actions.
@Suite("Every control", .serialized)
struct EveryControlTests {
    @Test("does something that a person notices, or is dimmed for a reason")
    func works() async throws {
        let findings = try await Rounds.play(Walks.all + [Walks.wide]) { try await ControlRound.run($0) }
            .reduce(into: ControlFindings()) { $0.add($1) }
        print(
            "faults: controls: \(findings.tries) acts on \(findings.triedKinds.count) kinds of control tried at",
            "\(findings.screens) screens, in \(findings.launches) launches, \(findings.troubles.count) dead")
        #expect(findings.troubles.sorted() == [])
        let untried = findings.shownKinds.subtracting(findings.triedKinds)
        #expect(untried.sorted() == [], "no walk leads there")
        #expect(ControlException.allCases.filter { !findings.exceptions.contains($0) } == [], "needed no more")
    }
}
