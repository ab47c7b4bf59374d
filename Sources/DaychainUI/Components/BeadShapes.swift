import Foundation
import SwiftUI

/// The check that is cut out of a done bead.
struct CheckMark: Shape {
    /// A check is written the same way in every script.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + rect.width * 0.27, y: rect.minY + rect.height * 0.53))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.44, y: rect.minY + rect.height * 0.70))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.74, y: rect.minY + rect.height * 0.34))
        return path
    }
}

/// The bar through a missed bead.
struct MissedBar: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + rect.width * 0.08, y: rect.minY + rect.height * 0.92))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.92, y: rect.minY + rect.height * 0.08))
        return path
    }
}

/// The plus of an extra.
struct PlusMark: Shape {
    /// How far it stays away from the edges, as a part of its frame.
    var inset: CGFloat = 0

    nonisolated func path(in frame: CGRect) -> Path {
        let rect = frame.insetBy(dx: frame.width * inset, dy: frame.height * inset)
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}

/// The two upright strokes of a paused day.
struct PauseMark: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        for part in [0.36, 0.64] {
            let x: CGFloat = rect.minX + rect.width * part
            path.move(to: CGPoint(x: x, y: rect.minY + rect.height * 0.3))
            path.addLine(to: CGPoint(x: x, y: rect.minY + rect.height * 0.7))
        }
        return path
    }
}
