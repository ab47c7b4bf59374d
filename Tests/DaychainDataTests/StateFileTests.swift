import DaychainData
import Foundation
import TestSupport
import Testing

@Suite("A state file")
struct StateFileTests {
    private struct Draft: Codable, Equatable, Sendable {
        var name: String
        var days: [Int]
    }

    private let folder = TemporaryFolder()
    private var file: StateFile<Draft> { StateFile(url: folder.url.appending(path: "State/Screen.json")) }

    @Test("gives back what was kept last, to another run too")
    func keeps() throws {
        defer { folder.remove() }
        #expect(file.read() == nil)
        try file.write(Draft(name: "Rea", days: [1]))
        try file.write(Draft(name: "Read \u{202E}\"", days: [1, 3]))
        #expect(file.read() == Draft(name: "Read \u{202E}\"", days: [1, 3]))
    }

    @Test("gives nothing where another version wrote what it cannot read")
    func unreadable() throws {
        defer { folder.remove() }
        try StateFile<[String]>(url: folder.url.appending(path: "State/Screen.json")).write(["old"])
        #expect(file.read() == nil)
        try file.write(Draft(name: "New", days: []))
        #expect(file.read()?.name == "New")
    }

    @Test("says when it cannot keep something")
    func failing() throws {
        defer { folder.remove() }
        try Data().write(to: folder.url)
        #expect(throws: (any Error).self) { try file.write(Draft(name: "Lost", days: [])) }
    }
}
