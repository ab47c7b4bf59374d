import Foundation
import Testing

/// The accessibility audit on every screen and in every appearance: one running app, changed by its settings alone.
@Suite("Every screen, audited", .serialized)
struct AuditTests {
    /// Every two of large and largest text, light, dark, more contrast and both directions meet on one of them; tall, to
    /// show much of each screen at once.
    private static let devices: [Device] = [
        Device(height: 1200),
        Device(height: 1200, isDark: true, isRightToLeft: true),
        Device(height: 1200, increasesContrast: true, isRightToLeft: true),
        Device(height: 1800, textSize: "accessibility5", isRightToLeft: true),
        Device(height: 1800, textSize: "accessibility5", isDark: true),
        Device(height: 1800, textSize: "accessibility5", isDark: true, increasesContrast: true),
    ]

    @Test("finds nothing, at large and largest text, light and dark, with more contrast, and in both directions")
    func findsNothing() async throws {
        let found = try await onThread {
            let folder = try Workplace.make()
            defer { Workplace.remove(folder) }
            var walk = try ScreenWalk(folder: folder)
            var found: [String] = []
            for stop in ScreenWalk.stops {
                try walk.set(Device(height: 1600))
                try walk.go(to: stop)
                for device in Self.devices {
                    try walk.set(device)
                    found += walk.app.screen.faults.map { "\(stop.name), \(device): \($0)" }
                    found += try walk.audit().map { "\(stop.name), \(device): \($0.kind) “\($0.label)” \($0.details)" }
                }
            }
            return found
        }
        #expect(found == [])
    }
}

/// A folder for one run of the app, on Wednesday 2026-03-04 in Berlin.
enum Workplace {
    static func make(clock: String = StartingStore.clock) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "daychain-walk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try clock.write(to: folder.appending(path: "clock"), atomically: true, encoding: .utf8)
        return folder
    }

    static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }
}

/// Does what blocks on a thread of its own, so that no other test waits for it.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Result, any Error>) in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
    }
}
