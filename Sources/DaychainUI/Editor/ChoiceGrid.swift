import Foundation
import SwiftUI

/// Choices in as many columns as their names leave room for; at the largest text sizes a list, one below the other.
struct ChoiceGrid<Choice: Identifiable & Hashable, Cell: View>: View {
    private let title: LocalizedStringKey
    private let choices: [Choice]
    private let cell: (Choice, TileArrangement) -> Cell

    @Environment(\.dynamicTypeSize) private var textSize

    init(
        _ title: LocalizedStringKey, choices: [Choice],
        @ViewBuilder cell: @escaping (Choice, TileArrangement) -> Cell
    ) {
        self.title = title
        self.choices = choices
        self.cell = cell
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text(title)
                .accessibilityAddTraits(.isHeader)
            if textSize.isAccessibilitySize {
                // Beside their drawings only where the longest name has room there.
                ViewThatFits(in: .horizontal) {
                    list(.beside)
                    list(.below)
                }
            } else {
                EvenColumns(counts: [6, 4, 3, 2]) {
                    ForEach(choices) { choice in cell(choice, .centred) }
                }
            }
        }
        .padding(.vertical, Spacing.small)
    }

    private func list(_ arrangement: TileArrangement) -> some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            ForEach(choices) { choice in cell(choice, arrangement) }
        }
    }
}

/// Where a tile has its name.
enum TileArrangement: Hashable, Sendable {
    /// Centred below the drawing, in a grid.
    case centred
    /// After the drawing, in a list.
    case beside
    /// Below the drawing, in a list whose names are too wide to stand beside it.
    case below
}
