import DaychainCore
import Foundation
import SwiftUI

/// The app's icon: two kept days on the thread, and today's bead still open. `script/app-icon` draws it from here.
struct AppIconDrawing: View {
    /// The width and height that the drawing is made for.
    private static let side: CGFloat = 1024
    private static let beads: [(status: DayStatus, accent: Accent, x: CGFloat)] = [
        (.done, .moss, 216), (.done, .moss, 512), (.due, .clay, 808),
    ]

    @Environment(\.palette) private var palette

    var body: some View {
        ZStack {
            palette.paper.ignoresSafeArea()
            drawing
        }
        // A picture is the same wherever it is made.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var drawing: some View {
        ZStack(alignment: .topLeading) {
            HangingThread(end: 0.5)
                .stroke(Accent.moss.color(palette), style: StrokeStyle(lineWidth: 36, lineCap: .butt))
            ForEach(0..<3) { index in
                let bead = Self.beads[index]
                let y: CGFloat = HangingThread.height(at: bead.x / Self.side) * Self.side
                Bead(status: bead.status, accent: bead.accent, size: .large)
                    .frame(width: 252, height: 252)
                    .position(x: bead.x, y: y)
            }
        }
        .frame(width: Self.side, height: Self.side)
    }
}

/// A thread that hangs from both sides, lowest in the middle, drawn from the left up to a part of the width.
private struct HangingThread: Shape {
    let end: CGFloat

    /// How far down the thread is at a part of the width, as a part of the height.
    nonisolated static func height(at part: CGFloat) -> CGFloat {
        0.578 - 0.88 * (part - 0.5) * (part - 0.5)
    }

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        // A little beyond the edge, so that its end is not seen.
        let start: CGFloat = -0.05
        path.move(to: CGPoint(x: rect.minX + start * rect.width, y: rect.minY + Self.height(at: start) * rect.height))
        for step in 1...64 {
            let part: CGFloat = start + (end - start) * CGFloat(step) / 64
            path.addLine(
                to: CGPoint(x: rect.minX + part * rect.width, y: rect.minY + Self.height(at: part) * rect.height))
        }
        return path
    }
}

struct AppIconDrawing_Previews: PreviewProvider {
    static var previews: some View {
        AppIconDrawing().previewDisplayName("App icon")
    }
}
