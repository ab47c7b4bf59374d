import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("A backup with a malformed value")
struct BackupFaultTests {
    private static let impossibleDates = [
        "2026-02-30", "2025-02-29", "2026-04-31", "2026-00-10", "2026-13-01", "2026-1-5", "2026-03-02 ",
        "2026-03-02T10:00:00Z", "20260302", "٢٠٢٦-٠٣-٠٢", "", "2100-02-29",
    ]

    @Test("is refused for a record's date, with its place", arguments: impossibleDates)
    func recordDate(_ text: String) {
        #expect(
            faults(of: .record(date: text)) == [
                "habits[0].completions[0].date: notADate(\"\(text)\")"
            ])
    }

    @Test("is refused for a schedule's date, with its place", arguments: impossibleDates)
    func scheduleDate(_ text: String) {
        #expect(
            faults(of: .version(date: text)) == [
                "habits[0].schedule[0].effectiveDate: notADate(\"\(text)\")"
            ])
    }

    @Test("keeps days that exist", arguments: ["2028-02-29", "2000-02-29", "2199-12-31"] as [LocalDate])
    func goodDates(_ date: LocalDate) throws {
        let backup = try BackupReading.backup(from: BackupSample.record(date: date.text).data)
        #expect(backup.habits[0].completions.map(\.date) == [date])
    }

    @Test("is refused for a date outside 1900 to 2199", arguments: ["1899-12-31", "2200-01-01"])
    func unsupported(_ text: String) {
        #expect(
            faults(of: .record(date: text)) == [
                "habits[0].completions[0].date: unsupportedDate(\"\(text)\")"
            ])
    }

    @Test("is refused for a reminder's time", arguments: ["24:00", "7:5", "07:60", "", "07:30:00"])
    func times(_ text: String) {
        #expect(
            faults(of: .with(\.more, #""reminder":{"time":"\#(text)","enabled":true},"#)) == [
                "habits[0].reminder.time: notATime(\"\(text)\")"
            ])
    }

    @Test(
        "is refused for an instant",
        arguments: [
            "2026-03-02T24:00:00Z", "2026-03-02T10:60:00Z", "2026-03-02T10:00:60Z", "2026-02-30T10:00:00Z",
            "2026-03-02T10:00:00", "2026-03-02T10:00:00+01:00", "2026-03-02 10:00:00Z", "2026-03-02T10:00:00.Z",
            "2026-03-02T10:00:00.1234567890Z", "2026-03-02", "",
        ])
    func instants(_ text: String) {
        #expect(
            faults(of: .record(completedAt: text)) == [
                "habits[0].completions[0].completedAt: notAnInstant(\"\(text)\")"
            ])
    }

    @Test(
        "is refused for weekdays",
        arguments: [
            ("[0]", "[0]: notAWeekday(0)"), ("[8]", "[0]: notAWeekday(8)"), ("[1,1]", "[1]: repeatedWeekday(1)"),
            ("[]", ": noWeekday"), ("[1.5]", "[0]: numberOutOfRange"), ("[\"1\"]", "[0]: wrongType"),
            ("[99999999999999999999]", "[0]: numberOutOfRange"), ("1", ": wrongType"),
        ])
    func weekdays(_ weekdays: String, _ fault: String) {
        #expect(faults(of: .version(weekdays: weekdays)) == ["habits[0].schedule[0].weekdays\(fault)"])
    }

    @Test(
        "keeps the zones that this machine knows as they are written",
        arguments: ["Europe/Kiev", "Europe/Kyiv", "US/Pacific", "Etc/UTC"])
    func knownZones(_ zone: String) throws {
        let backup = try BackupReading.backup(from: BackupSample.version(zone: zone).data)
        #expect(backup.habits[0].overview.schedule.chosenZone.identifier == zone)
    }

    @Test(
        "is refused for a schedule's unknown zone", arguments: ["Mars/Olympus", "", "../../etc/passwd", "/etc/hosts"])
    func unknownZone(_ zone: String) {
        #expect(
            faults(of: .version(zone: zone)) == [
                "habits[0].schedule[0].timeZone: unknownZone(\"\(zone)\")"
            ])
    }

    @Test("keeps an unknown zone of a record as text")
    func unknownRecordZone() throws {
        let backup = try BackupReading.backup(from: BackupSample.record(zone: "Mars/Olympus").data)
        #expect(backup.habits[0].completions.first?.zoneIdentifier == "Mars/Olympus")
    }

    @Test("is refused for two habits of one identifier, in any letter case")
    func identifiers() {
        let id = "ABCDEF00-0000-0000-0000-0000000000AB"
        for other in [id, id.lowercased()] {
            var sample = BackupSample()
            sample.id = "\"\(id)\""
            sample.manifest = sample.manifest.replacingOccurrences(of: "\"habitCount\":1", with: "\"habitCount\":2")
                .replacingOccurrences(of: "\"completionCount\":2", with: "\"completionCount\":4")
            var second = sample
            second.id = "\"\(other)\""
            let text = second.text
            let start = text.range(of: "\"habits\":[")!.upperBound
            sample.otherHabits = "," + text[start...].dropLast(2)
            #expect(faults(of: sample) == ["habits[1].id: repeatedIdentifier(\"\(other)\")"])
        }
    }

    @Test("is refused for what is no identifier", arguments: ["", "Read", "00000000-0000-0000-0000-00000000000G"])
    func noIdentifier(_ text: String) {
        #expect(faults(of: .with(\.id, "\"\(text)\"")) == ["habits[0].id: notAnIdentifier(\"\(text)\")"])
    }

    @Test("is refused for two versions of one date, and for none")
    func versions() {
        let version = #"{"effectiveDate":"2026-03-02","weekdays":[1],"timeZone":"Europe/Berlin","paused":false}"#
        #expect(
            faults(of: .with(\.schedule, "[\(version),\(version)]")) == [
                "habits[0].schedule[1].effectiveDate: repeatedVersion(\"2026-03-02\")"
            ])
        #expect(faults(of: .with(\.schedule, "[]")) == ["habits[0].schedule: noVersion"])
    }

    @Test("is refused where archivedAt and the schedule disagree, either way")
    func archived() {
        let mismatch = ["habits[0].archivedAt: archivedMismatch"]
        #expect(faults(of: .with(\.more, #""archivedAt":"2026-03-05T10:00:00Z","#)) == mismatch)
        let paused = #"[{"effectiveDate":"2026-03-02","weekdays":[1],"timeZone":"Europe/Berlin","paused":true}]"#
        #expect(faults(of: .with(\.schedule, paused)) == mismatch)
    }

    @Test(
        "is refused for a name that shows nothing or is too long",
        arguments: [
            ("", "blank"), ("   ", "blank"), ("\u{200B}", "blank"), ("\\n", "blank"), ("a\\u0000b", "nullCharacter"),
            (String(repeating: "a", count: 10_000), "tooLong(limit: 80)"),
            ("e" + String(repeating: "\u{301}", count: 500), "tooLong(limit: 80)"),
            (String(repeating: "n", count: 5_000_000), "tooLong(limit: 80)"),
        ])
    func names(_ name: String, _ reason: String) {
        #expect(faults(of: .with(\.name, "\"\(name)\"")) == ["habits[0].name: \(reason)"])
    }

    @Test(
        "keeps names as they are written",
        arguments: ["\u{202E}abc", "قراءة 30", "**bold** [x](http://e.com)", "100% %@ %n", "=1+1", "<b>x</b>"])
    func goodNames(_ name: String) throws {
        let backup = try BackupReading.backup(from: BackupSample.with(\.name, "\"\(name)\"").data)
        #expect(Array(backup.habits[0].overview.details.name.unicodeScalars) == Array(name.unicodeScalars))
    }

    @Test(
        "is refused for a position that no order has",
        arguments: ["1000001", "-1000001", "9223372036854775807", "1e400", "0.5"])
    func positions(_ position: String) {
        #expect(faults(of: .with(\.position, position)) == ["habits[0].position: numberOutOfRange"])
    }

    @Test("is refused for what is missing, null, or of another type")
    func structure() {
        #expect(faults(of: .with(\.completions, "[{}]")) == ["habits[0].completions[0].date: missing"])
        #expect(faults(of: .with(\.name, "null")) == ["habits[0].name: wrongType"])
        #expect(faults(of: .with(\.name, "5")) == ["habits[0].name: wrongType"])
        #expect(faults(of: .with(\.more, "\"reminder\":null,")) == ["habits[0].reminder: wrongType"])
        #expect(faults(of: .with(\.schedule, "{}")) == ["habits[0].schedule: wrongType"])
    }

    @Test("is refused where the manifest counts otherwise")
    func counts() {
        let manifest = BackupSample().manifest.replacingOccurrences(
            of: "\"completionCount\":2", with: "\"completionCount\":3")
        #expect(
            faults(of: .with(\.manifest, manifest)) == [
                "manifest.completionCount: wrongCount(stated: 3, found: 2)"
            ])
    }

    @Test("tells the first twenty faults, in the order of the file")
    func twenty() {
        let bad = #"{"date":"2026-02-30","completedAt":"2026-03-02T12:00:00Z","timeZone":"GMT"}"#
        var sample = BackupSample.with(\.completions, "[" + repeatElement(bad, count: 30).joined(separator: ",") + "]")
        sample.manifest = sample.manifest.replacingOccurrences(
            of: "\"completionCount\":2", with: "\"completionCount\":30")
        let told = faults(of: sample)
        #expect(told.count == 20)
        #expect(told.first == "habits[0].completions[0].date: notADate(\"2026-02-30\")")
        #expect(told.last == "habits[0].completions[19].date: notADate(\"2026-02-30\")")
    }

    @Test("counts the keys that it does not know, at each level, and imports the rest")
    func unknownKeys() throws {
        var sample = BackupSample()
        sample.more = #""mood":"good","reminder":{"time":"07:30","enabled":true,"sound":"bell"},"#
        sample.completions = sample.completions.replacingOccurrences(of: "\"date\"", with: "\"pages\":3,\"date\"")
        sample.schedule = sample.schedule.replacingOccurrences(of: "\"paused\"", with: "\"season\":{},\"paused\"")
        sample.manifest = sample.manifest.replacingOccurrences(of: "\"format\"", with: "\"device\":[],\"format\"")
        let backup = try BackupReading.backup(from: sample.data)
        #expect(backup.unknownKeyCount == 6)
        #expect(backup.habits[0].overview.reminder == ReminderSetting(time: "07:30", isEnabled: true))
    }

    @Test("keeps one of repeated records, the first made, and counts the rest")
    func repeated() throws {
        var sample = BackupSample()
        sample.completions = sample.completions.replacingOccurrences(of: "2026-03-04\"", with: "2026-03-02\"")
        let habit = try BackupReading.backup(from: sample.data).habits[0]
        #expect(habit.completions.map(\.completedAt) == [instant("2026-03-02T12:00:00Z")])
        #expect(habit.repeatedCount == 1)
    }
}
