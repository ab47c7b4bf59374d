import DaychainCore
import SwiftUI

/// A habit's icon on a quiet ground of its accent. Decoration: the name beside it says everything.
struct IconTile: View {
    let icon: HabitIcon
    let accent: Accent
    /// How far it grows with the text.
    var largest: CGFloat = 88

    @Environment(\.palette) private var palette
    @ScaledMetric(relativeTo: .title3) private var side: CGFloat = 44

    var body: some View {
        let width: CGFloat = min(side, largest)
        HabitIconShape(icon: icon)
            .stroke(accent.color(palette), style: StrokeStyle(lineWidth: width / 24, lineCap: .round, lineJoin: .round))
            .padding(width * 0.15)
            .frame(width: width, height: width)
            .background(accent.tileColor(palette), in: RoundedRectangle(cornerRadius: width * 0.3, style: .continuous))
            .accessibilityHidden(true)
    }
}

extension IconTile {
    /// The icon and the accent that a habit has.
    init(_ details: HabitDetails) {
        self.init(icon: HabitIcon(known: details.icon), accent: Accent(known: details.accent))
    }
}

struct IconTile_Previews: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            ForEach(Array(stride(from: 0, to: HabitIcon.allCases.count, by: 6)), id: \.self) { first in
                HStack(spacing: Spacing.small) {
                    ForEach(HabitIcon.allCases.dropFirst(first).prefix(6)) { icon in
                        IconTile(icon: icon, accent: Accent.allCases[first / 3 % Accent.allCases.count])
                    }
                }
            }
        }
        .padding(Spacing.large)
        .onPaper()
        .previewDisplayName("Every icon")
    }
}
