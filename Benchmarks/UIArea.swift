import Foundation

/// Today with many habits against Today with some, and with ten years of records against a month of them.
///
/// What is on the screen may cost something, what is stored may not. The hosts time an app of this program's own.
enum UIArea {
    static func rows() throws -> [Row] {
        let tenYears = History.daysInTenYears
        let cases = [(5, tenYears), (50, tenYears), (200, tenYears), (200, 30)]
        var times: [[String: Double]] = Array(repeating: [:], count: cases.count)
        // By turns, so that whatever else the machine does meets all of them.
        for _ in 0..<3 {
            for (index, (habits, days)) in cases.enumerated() {
                times[index].merge(try measured(habits: habits, days: days), uniquingKeysWith: min)
            }
        }
        return times[0].keys.sorted().flatMap { step in
            [
                row("\(step), 5 habits, 10 years", step, times[0], to: times[1], "50 habits"),
                row("\(step), 200 habits, 10 years", step, times[2], to: times[1], "50 habits"),
                row("\(step), 200 habits, 10 years", step, times[2], to: times[3], "1 month"),
            ]
        }
    }

    private static func row(
        _ name: String, _ step: String, _ times: [String: Double], to others: [String: Double], _ reference: String
    ) -> Row {
        let (time, other) = (times[step] ?? .infinity, others[step] ?? 0)
        return Row(name: name, figure: time, ratio: time / other, reference: reference, bar: 1.5)
    }

    /// The processor's time of each step, in microseconds.
    private static func measured(habits: Int, days: Int) throws -> [String: Double] {
        let text = try Process.answerOfItself(MeasuredApp.arguments(habits: habits, days: days))
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t") }.filter { $0.count == 2 }
        guard !lines.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        return Dictionary(lines.map { (String($0[0]), Double($0[1]) ?? .infinity) }, uniquingKeysWith: min)
    }
}
