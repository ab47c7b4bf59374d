// A limit on the size of files makes real writes fail at a chosen byte. It binds a whole process: one of its own.
import DaychainCore
import Foundation
import Glibc
import TestSupport
import Testing

@testable import DaychainData

@Suite("A write that the system refuses")
struct RefusedWriteTests {
    private static let other = HabitID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)))

    /// Every command, each of which changes something.
    private static let commands: [HabitCommand] = [
        .setCompletion(HabitFixture.id, date: "2026-03-03", done: true),
        .setCompletion(HabitFixture.id, date: "2026-03-04", done: false),
        .edit(HabitFixture.id, [.details(HabitDetails(name: "Run", icon: "lamp", accent: "plum"))]),
        .edit(HabitFixture.id, [.weekdays(.daily, from: "2026-03-05", replacingLaterChanges: false)]),
        .setZone([HabitFixture.id], "Asia/Tokyo"),
        .edit(HabitFixture.id, [.reminder(nil)]),
        .edit(HabitFixture.id, [.start("2026-02-01")]),
        .edit(HabitFixture.id, [.start("2026-02-01"), .zone("Asia/Tokyo"), .reminder(nil)]),
        .reorder([other, HabitFixture.id]),
        .archive(HabitFixture.id),
        .restore(other),
        .delete(HabitFixture.id),
        .create(.read(id: HabitID(UUID(uuid: (7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7))), name: "Swim")),
    ]

    @Test(
        "at each step of a save in turn leaves everything as it was, until the save goes through",
        arguments: commands.indices)
    func eachStep(index: Int) async throws {
        let folder = TemporaryFolder()
        defer { folder.remove() }
        let path = folder.url.path
        await #expect(processExitsWith: .success) { [path = path as String, index = index as Int] in
            let folder = URL(fileURLWithPath: path)
            let id = HabitFixture.id
            let store = try await HabitStoreOpening(folder: folder).open()
            try await store.perform(.create(.read()), at: wednesdayEvening)
            try await store.perform(.create(.read(id: Self.other, name: "Walk")), at: wednesdayEvening)
            try await store.perform(.archive(Self.other), at: wednesdayEvening)
            try await store.perform(.setCompletion(id, date: "2026-03-04", done: true), at: wednesdayEvening)
            let before = (try await store.snapshot(), try await store.habit(id))
            let log = folder.appending(path: "Daychain.sqlite-wal")
            var failures = 0
            var receipt: CommandReceipt?
            while receipt == nil, failures < 200 {
                // Half a page further each time: so each page fails, its head and its body.
                let room = try FileSizeLimit.size(of: log) + failures * 2060
                do throws(StoreError) {
                    FileSizeLimit.set(room)
                    receipt = try await store.perform(Self.commands[index], at: wednesdayEvening)
                    FileSizeLimit.set(nil)
                } catch {
                    FileSizeLimit.set(nil)
                    failures += 1
                    switch error {
                    case .full, .other: break
                    default: Issue.record("\(error) is not what a refused write means")
                    }
                    #expect(try await store.snapshot() == before.0)
                    #expect(try await store.habit(id) == before.1)
                    let witness = try await HabitStoreOpening(folder: folder).open()
                    #expect(try await witness.snapshot() == before.0)
                }
            }
            #expect(failures > 1)
            #expect(receipt?.hasChanges == true)
            let witness = try await HabitStoreOpening(folder: folder).open()
            #expect(try await witness.snapshot() == receipt?.snapshot)
            try Data("\(failures)".utf8).write(to: folder.appending(path: "Failures"))
        }
        let failures = try String(contentsOf: folder.url.appending(path: "Failures"), encoding: .utf8)
        print(
            "faults: refused writes: \(Self.commands[index].kind): failed at \(failures) steps in turn, then saved"
        )
    }
}

/// How large this process may make a file.
private enum FileSizeLimit {
    /// Sets the limit in bytes; nil takes it away.
    static func set(_ bytes: Int?) {
        // Without this the system would end the process instead of refusing the write.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        limit.rlim_cur = bytes.map(rlim_t.init) ?? limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    }

    static func size(of file: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes[.size] as? NSNumber)?.intValue ?? 0
    }
}

extension HabitCommand {
    /// The command's name, or those of its edits, without what it is about.
    fileprivate var kind: String {
        guard case .edit(_, let edits) = self else { return Self.word(self) }
        return "edit \(edits.map(Self.word).joined(separator: ", "))"
    }

    private static func word(_ value: some Any) -> String { String("\(value)".prefix { $0 != "(" }) }
}
