import Foundation

/// What one case came to: a figure, and its ratio to something measured in the same run, which has a bar.
struct Row {
    let name: String
    let figure: Double
    var unit = "µs"
    let ratio: Double
    let reference: String
    let bar: Double

    var holds: Bool { ratio <= bar }

    static let heading = "area\tcase\tfigure\tunit\tratio\tratio to\tbar\tverdict"

    func text(area: String) -> String {
        let verdict = holds ? "holds" : "falls short"
        let numbers = [figure, ratio, bar].map { String(format: "%.2f", $0) }
        return [area, name, numbers[0], unit, numbers[1], reference, numbers[2], verdict].joined(separator: "\t")
    }
}
