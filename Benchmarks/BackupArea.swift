import DaychainCore
import Foundation

/// Writing and reading backups of 300,000 records against JSONEncoder and JSONDecoder alone on the same transfer types.
enum BackupArea {
    static func rows() async throws -> [Row] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "daychain-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoding = try best(.encode, in: folder)
        let exporting = try best(.export, in: folder)
        let decoding = try best(.decode, in: folder)
        let importing = try best(.import, in: folder)
        let fewer = try best(.importFewer, in: folder)
        return [
            row("writing a backup, 300,000 records", exporting.time, encoding.time, "JSONEncoder alone", bar: 3),
            row(
                "most memory while writing it", exporting.memory, encoding.memory, "JSONEncoder alone", "MB", bar: 1.5),
            row(
                "reading it with its preview on the same habits", importing.time, decoding.time, "JSONDecoder alone",
                bar: 3),
            row(
                "most memory while reading it", importing.memory, decoding.memory, "JSONDecoder alone", "MB", bar: 1.5),
            row("reading 300,000 records with their preview", importing.time, fewer.time, "30,000 records", bar: 12),
        ]
    }

    private static func row(
        _ name: String, _ figure: Double, _ other: Double, _ reference: String, _ unit: String = "µs", bar: Double
    ) -> Row {
        Row(name: name, figure: figure, unit: unit, ratio: figure / other, reference: reference, bar: bar)
    }

    /// The least time and memory of three runs, each in a process of its own.
    private static func best(_ work: BackupWork, in folder: URL) throws -> (time: Double, memory: Double) {
        var best = (time: Double.infinity, memory: Double.infinity)
        for _ in 0..<3 {
            let answer = try Process.answerOfItself([BackupWork.mode, work.rawValue, folder.path])
            let numbers = answer.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
            guard numbers.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
            best = (min(best.time, numbers[0]), min(best.memory, numbers[1]))
        }
        return best
    }
}
