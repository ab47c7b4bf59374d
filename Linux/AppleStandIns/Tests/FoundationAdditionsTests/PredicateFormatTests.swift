import Foundation
import FoundationAdditions
import Testing

@Suite("A predicate format")
struct PredicateFormatTests {
    private let values: [String: Any] = ["label": "Mark Read done", "count": 3, "isEnabled": true, "day": "2026-03-02"]

    @Test(
        "is read as Apple reads it",
        arguments: [
            ("label == 'Mark Read done'", true),
            ("label BEGINSWITH[c] 'mark' AND count >= 3", true),
            ("NOT (label CONTAINS 'Run') && isEnabled == true", true),
            ("count IN {1, 2}", false),
            ("count == 1 OR count == 3 AND day < '2026-03-03'", true),
            ("missing == nil", true),
            ("day != nil AND day > \"2026-03-02\"", false),
            ("isEnabled == 1", true),
            ("label MATCHES 'Mark .* done'", true),
            ("TRUEPREDICATE", true),
        ])
    func formats(format: String, holds: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: values) == holds)
    }

    @Test("takes objects, keys and numbers as arguments")
    func arguments() {
        let days = ["2026-03-01", "2026-03-02"] as NSArray
        let predicate = NSPredicate(format: "%K IN %@ AND count == %lld", "day", days, Int64(3))
        #expect(predicate.evaluate(with: values))
        #expect(NSPredicate(format: "isEnabled == %@", NSNumber(value: true)).evaluate(with: values))
        #expect(!NSPredicate(format: "label == %@", argumentArray: ["Read"]).evaluate(with: values))
    }

    @Test("that is malformed ends the process")
    func malformed() async {
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "day ==") }
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "day == %@") }
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "day == %@", 3) }
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "(day == 'x'") }
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "day LIKES 'x'") }
        await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "count == %d", "3") }
    }

    @Test("of a sort descriptor keeps its key")
    func sortKey() {
        let descriptor = NSSortDescriptor(key: "position", ascending: false)
        #expect(descriptor.sortKey == "position")
        #expect(!descriptor.ascending)
    }
}
