import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("A file that is no backup")
struct BackupRefusalTests {
    private let good = BackupSample()

    @Test("The sample that these tests spoil is good")
    func sample() {
        #expect(refusal(of: good.data) == nil)
    }

    @Test(
        "is refused by what it is",
        arguments: [
            ("", BackupRefusal.empty), ("  \n ", .empty), ("null", .foreign(.otherJSON)), ("[]", .foreign(.otherJSON)),
            ("{}", .foreign(.otherJSON)), (#"{"habits":[]}"#, .foreign(.otherJSON)),
            (#"{"manifest":{"format":"other","version":1},"habits":[]}"#, .foreign(.otherJSON)),
            (#"{"manifest":[],"habits":[]}"#, .foreign(.otherJSON)), ("habit,date\nRead,2026-03-02\n", .foreign(.text)),
            ("PK\u{3}\u{4}rest of it", .foreign(.archive)), ("GIF89a", .foreign(.picture)),
            ("%PDF-1.7", .foreign(.document)), (#"{"manifest" "habits"}"#, .invalidJSON), ("{1}", .invalidJSON),
        ])
    func kinds(_ text: String, _ expected: BackupRefusal) {
        #expect(refusal(of: Data(text.utf8)) == expected)
    }

    @Test("is refused as a picture where its bytes say so")
    func picture() {
        #expect(refusal(of: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) == .foreign(.picture))
        #expect(refusal(of: Data([0xFF, 0xD8, 0xFF, 0xE0])) == .foreign(.picture))
        #expect(refusal(of: Data([0, 0, 0, 24] + Array("ftypheic".utf8))) == .foreign(.picture))
    }

    @Test("is refused as cut short wherever it was cut")
    func truncated() {
        let data = good.data
        for length in 1..<data.count {
            #expect(refusal(of: data.prefix(length)) == .truncated, "\(length) bytes")
        }
    }

    @Test("is refused for text after its end, with the line")
    func trailing() {
        #expect(refusal(of: good.data + Data(" trailing".utf8)) == .trailingText(line: 3))
        #expect(refusal(of: good.data + Data("\n\n{}".utf8)) == .trailingText(line: 5))
        #expect(refusal(of: good.data + Data("\n\n".utf8)) == nil)
    }

    @Test(
        "is refused for bytes that are no text, with the place",
        arguments: [
            [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
            [0xC3, 0x28],
        ] as [[UInt8]])
    func bytes(_ bad: [UInt8]) {
        let start = Data(#"{"a"#.utf8)
        guard case .invalidText(let byte) = refusal(of: start + Data(bad) + Data(#"":1}"#.utf8)) else {
            Issue.record("\(bad) was taken")
            return
        }
        #expect((3...6).contains(byte))
    }

    @Test("reads as well with a byte order mark, and in UTF-16 of either order")
    func encodings() throws {
        var sample = good
        sample.name = #""قراءة 📚""#
        let plain = try BackupReading.backup(from: sample.data)
        let units = Array(sample.text.utf16)
        let little = Data([0xFF, 0xFE]) + Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        let big = Data([0xFE, 0xFF]) + Data(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        #expect(try BackupReading.backup(from: Data([0xEF, 0xBB, 0xBF]) + sample.data) == plain)
        #expect(try BackupReading.backup(from: little) == plain)
        #expect(try BackupReading.backup(from: big) == plain)
        #expect(refusal(of: little.dropLast()) == .truncated)
        // Half of a pair of units.
        #expect(
            refusal(of: Data([0xFF, 0xFE, 0x7B, 0x00, 0x22, 0x00, 0x00, 0xD8, 0x22, 0x00])) == .invalidText(byte: 4))
    }

    @Test(
        "tells a newer version from an invalid one",
        arguments: [
            ("2", BackupRefusal.newerVersion(2)), ("99", .newerVersion(99)), ("0", .invalidVersion),
            ("-1", .invalidVersion), ("\"1\"", .invalidVersion), ("1.5", .invalidVersion), ("null", .invalidVersion),
            ("1e400", .invalidVersion), ("99999999999999999999", .invalidVersion),
        ])
    func versions(_ version: String, _ expected: BackupRefusal) {
        let manifest = good.manifest.replacingOccurrences(of: "\"version\":1", with: "\"version\":\(version)")
        #expect(refusal(of: BackupSample.with(\.manifest, manifest).data) == expected)
        // Whatever else a newer file looks like.
        let bare = #"{"manifest":{"format":"daychain-backup","version":\#(version)},"things":{}}"#
        #expect(refusal(of: Data(bare.utf8)) == expected)
    }

    @Test("is refused where the version is missing")
    func missingVersion() {
        let manifest = good.manifest.replacingOccurrences(of: "\"version\":1,", with: "")
        #expect(refusal(of: BackupSample.with(\.manifest, manifest).data) == .invalidVersion)
    }

    @Test("is refused for 10,000 nested arrays before they are taken apart")
    func nested() {
        let arrays = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        #expect(refusal(of: BackupSample.with(\.more, "\"x\":\(arrays),").data) == .nestedTooDeeply)
        let few = String(repeating: "[", count: 50) + String(repeating: "]", count: 50)
        #expect(refusal(of: BackupSample.with(\.more, "\"x\":\(few),").data) == nil)
    }

    @Test("is refused for its size, without another look")
    func size() {
        #expect(refusal(of: Data(count: (96 << 20) + 1)) == .tooLarge(limit: 96 << 20))
    }

    @Test("is refused for too many records, values, or habits")
    func many() {
        let limit = 1_000_000
        let record = #"{"date":"2026-03-02","completedAt":"2026-03-02T12:00:00Z","timeZone":"GMT"}"#
        let records = "[" + repeatElement("{}", count: 1_250_000).joined(separator: ",") + "]"
        #expect(refusal(of: BackupSample.with(\.completions, records).data) == .tooManyRecords(limit: limit))
        let values = "[" + repeatElement("1", count: 8_000_001).joined(separator: ",") + "]"
        #expect(refusal(of: BackupSample.with(\.more, "\"x\":\(values),").data) == .tooManyRecords(limit: limit))
        let habits = "," + repeatElement(record, count: 2_001).joined(separator: ",")
        #expect(refusal(of: BackupSample.with(\.otherHabits, habits).data) != nil)
    }
}
