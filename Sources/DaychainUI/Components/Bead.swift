import DaychainCore
import Foundation
import SwiftUI

/// One day's shape. It never stands alone: the word of the status is beside it or spoken for it.
struct Bead: View {
    /// How large the bead is drawn; small ones carry no inner drawing.
    enum Size {
        case small, medium, large
    }

    let status: DayStatus
    let accent: Accent
    let size: Size
    /// Whether the habit is meant for the day; tells days to come apart.
    var isScheduled = true
    /// Whether a thread runs behind the bead, which an extra stands beside.
    var isThreaded = false

    @Environment(\.palette) private var palette

    var body: some View {
        GeometryReader { proxy in
            let side: CGFloat = min(proxy.size.width, proxy.size.height)
            drawing(side)
                .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .accessibilityHidden(true)
    }

    @ViewBuilder private func drawing(_ side: CGFloat) -> some View {
        switch status {
        case .due, .done: marked(side, mark: CheckMark(), strength: 0.1)
        case .missed: missed(side)
        case .extra where size == .large: marked(side, mark: PlusMark(inset: 0.28), strength: 0.09)
        case .extra: smallExtra(side)
        case .upcoming(recorded: true): dot(side * 0.42, color)
        case .upcoming(recorded: false): dot(isScheduled ? max(side * 0.28, 5) : max(side * 0.14, 2.5), palette.faint)
        case .paused:
            PauseMark().stroke(palette.soft, style: line(max(side * 0.1, 1.5))).frame(width: side, height: side)
        case .notScheduled, .notStarted: EmptyView()
        }
    }

    /// The open bead of what can be done, filled once it is.
    private func marked(_ side: CGFloat, mark: some Shape, strength: CGFloat) -> some View {
        ZStack {
            Circle().strokeBorder(color, lineWidth: max(side * 0.11, 2))
            DrawnOn(isThere: status.isRecorded) { extent in
                GrowingDisc(extent: extent)
                    .fill(color)
                    .overlay {
                        if size != .small {
                            mark.trim(from: 0, to: extent)
                                .stroke(accent.onColor(palette), style: line(side * strength))
                        }
                    }
            }
        }
        .frame(width: side, height: side)
    }

    private func missed(_ side: CGFloat) -> some View {
        ZStack {
            Circle().strokeBorder(palette.soft, lineWidth: max(side * 0.08, 1.5))
            MissedBar().stroke(palette.soft, style: line(max(side * 0.08, 1.5)))
        }
        .frame(width: side, height: side)
    }

    /// A small bead with its plus, above the thread where there is one.
    private func smallExtra(_ side: CGFloat) -> some View {
        HStack(spacing: side * 0.08) {
            Circle().fill(color).frame(width: side * 0.5, height: side * 0.5)
            PlusMark().stroke(color, style: line(max(side * 0.1, 1.5))).frame(
                width: side * 0.34, height: side * 0.34)
        }
        .offset(y: isThreaded ? -side * 0.4 : 0)
    }

    private func dot(_ side: CGFloat, _ color: Color) -> some View {
        Circle().fill(color).frame(width: side, height: side)
    }

    private func line(_ width: CGFloat) -> StrokeStyle {
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }

    private var color: Color { accent.color(palette) }
}

struct Bead_Previews: PreviewProvider {
    static let statuses: [DayStatus] = [
        .done, .due, .missed, .notScheduled, .extra, .upcoming(recorded: false), .upcoming(recorded: true), .paused,
    ]

    static var previews: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            ForEach(statuses, id: \.self) { status in
                HStack(spacing: Spacing.large) {
                    Bead(status: status, accent: .moss, size: .small).frame(width: 14, height: 14)
                    Bead(status: status, accent: .moss, size: .medium).frame(width: 28, height: 28)
                    Bead(status: status, accent: .moss, size: .large).frame(width: 56, height: 56)
                    Text(verbatim: StatusWords.word(status))
                }
            }
        }
        .padding(Spacing.large)
        .onPaper()
        .previewDisplayName("Every status")
    }
}
