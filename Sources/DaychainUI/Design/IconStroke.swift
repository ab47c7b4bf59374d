import Foundation
import SwiftUI

/// One stroke of an icon, on a grid of 24 by 24 with y downwards.
enum IconStroke: Hashable, Sendable {
    /// Straight lines from point to point: x, y, x, y…
    case line([CGFloat])
    /// Straight lines that close.
    case outline([CGFloat])
    /// A start point, then cubic curves: two control points and an end point each.
    case curve([CGFloat])
    case circle(CGFloat, CGFloat, CGFloat)
    /// A box by its corner, its size and the rounding of its corners.
    case box(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

    /// Adds the stroke to a path, scaled from the grid to a frame.
    func add(to path: inout Path, on grid: IconGrid) {
        switch self {
        case .line(let numbers):
            path.addLines(grid.points(numbers))
        case .outline(let numbers):
            path.addLines(grid.points(numbers))
            path.closeSubpath()
        case .curve(let numbers):
            let points = grid.points(numbers)
            guard let start = points.first else { return }
            path.move(to: start)
            for index in stride(from: 1, to: points.count - 2, by: 3) {
                path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
            }
        case .circle(let x, let y, let radius):
            path.addEllipse(in: grid.frame(x - radius, y - radius, radius * 2, radius * 2))
        case .box(let x, let y, let width, let height, let radius):
            let rounding = radius * grid.scale
            path.addRoundedRect(
                in: grid.frame(x, y, width, height), cornerSize: CGSize(width: rounding, height: rounding))
        }
    }
}

/// Where the grid of 24 by 24 lies in a frame: as large as it fits, in the middle.
struct IconGrid {
    let scale: CGFloat
    private let left: CGFloat
    private let top: CGFloat

    init(in frame: CGRect) {
        let side = min(frame.width, frame.height)
        scale = side / 24
        left = frame.midX - side / 2
        top = frame.midY - side / 2
    }

    func points(_ numbers: [CGFloat]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { index in
            CGPoint(x: left + numbers[index] * scale, y: top + numbers[index + 1] * scale)
        }
    }

    func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: left + x * scale, y: top + y * scale, width: width * scale, height: height * scale)
    }
}
