import Foundation
import Testing

/// Every control of every screen and state: touched, adjusted, and asked for each of its named actions.
@Suite("Every control", .serialized)
struct EveryControlTests {
    @Test("does something that a person notices, or is dimmed for a reason")
    func works() async throws {
        let findings = try await Self.findings()
        print(
            "faults: controls: \(findings.tries) acts on \(findings.triedKinds.count) kinds of control tried at",
            "\(findings.screens) screens, in \(findings.launches) launches, \(findings.troubles.count) dead")
        #expect(findings.troubles.sorted() == [])
        let untried = findings.shownKinds.subtracting(findings.triedKinds)
        #expect(untried.sorted() == [], "no walk leads there")
        #expect(ControlException.allCases.filter { !findings.exceptions.contains($0) } == [], "needed no more")
    }

    private static func findings() async throws -> ControlFindings {
        try await withThrowingTaskGroup(of: ControlFindings.self) { group in
            var walks = (Walks.all + [Walks.wide]).makeIterator()
            // One app for each core of a small machine.
            for _ in 0..<2 {
                if let walk = walks.next() { group.addTask { try await ControlRound.run(walk) } }
            }
            var all = ControlFindings()
            while let found = try await group.next() {
                all.add(found)
                if let walk = walks.next() { group.addTask { try await ControlRound.run(walk) } }
            }
            return all
        }
    }
}
