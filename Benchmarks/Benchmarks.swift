import Foundation
import SwiftUI

/// Measures one area, or all, and prints a tab-separated row for each case; leaves with status 1 when one falls short.
@main
enum Benchmarks {
    private static let areas: [(name: String, rows: @Sendable () async throws -> [Row])] = [
        ("core", CoreArea.rows), ("store", StoreArea.rows), ("backup", BackupArea.rows),
        ("ui", UIArea.rows),
    ]

    static func main() {
        // The app needs the main thread to itself, from the start.
        if MeasuredApp.isAskedFor { MeasuredApp.main() }
        Task {
            do {
                try await run()
            } catch {
                print("The benchmarks ended early: \(error)")
                exit(1)
            }
        }
        dispatchMain()
    }

    private static func run() async throws {
        if try await StatementCount.isChild() { exit(0) }
        if try await BackupWork.isChild() { exit(0) }
        if try await MemoryUse.isChild() { exit(0) }
        let wanted = CommandLine.arguments.dropFirst()
        let unknown = wanted.filter { name in !areas.contains { $0.name == name } }
        guard unknown.isEmpty else {
            print(
                "No such area: \(unknown.joined(separator: ", ")). Areas: \(areas.map(\.name).joined(separator: ", "))")
            exit(2)
        }
        print(Row.heading)
        var holds = true
        for area in areas where wanted.isEmpty || wanted.contains(area.name) {
            for row in try await area.rows() {
                print(row.text(area: area.name))
                holds = holds && row.holds
            }
        }
        exit(holds ? 0 : 1)
    }
}
