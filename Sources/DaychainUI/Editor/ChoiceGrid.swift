import Foundation
import SwiftUI

/// Choices side by side as far as their names have room; at the largest text sizes, one below the other.
struct ChoiceGrid<Choice: Identifiable & Hashable, Cell: View>: View {
    private let title: LocalizedStringKey
    private let choices: [Choice]
    private let cell: (Choice) -> Cell

    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric(relativeTo: .caption) private var longestName: CGFloat = 76

    init(_ title: LocalizedStringKey, choices: [Choice], @ViewBuilder cell: @escaping (Choice) -> Cell) {
        self.title = title
        self.choices = choices
        self.cell = cell
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text(title)
                .accessibilityAddTraits(.isHeader)
            LazyVGrid(columns: columns, alignment: .leading, spacing: Spacing.small) {
                ForEach(choices) { choice in cell(choice) }
            }
        }
        .padding(.vertical, Spacing.small)
    }

    private var columns: [GridItem] {
        let size: GridItem.Size = textSize.isAccessibilitySize ? .flexible() : .adaptive(minimum: longestName)
        return [GridItem(size, spacing: Spacing.tight, alignment: .top)]
    }
}

/// One choice: a drawing with its name, outlined and checked where it is chosen.
struct ChoiceTile<Drawing: View>: View {
    private let name: LocalizedStringKey
    private let isChosen: Bool
    private let choose: @MainActor () -> Void
    private let drawing: Drawing

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    init(
        name: LocalizedStringKey, isChosen: Bool, choose: @escaping @MainActor () -> Void,
        @ViewBuilder drawing: () -> Drawing
    ) {
        self.name = name
        self.isChosen = isChosen
        self.choose = choose
        self.drawing = drawing()
    }

    var body: some View {
        Button {
            choose()
        } label: {
            layout {
                drawing
                    .dynamicTypeSize(...(textSize.isAccessibilitySize ? DynamicTypeSize.large : .xxxLarge))
                    .frame(minHeight: Spacing.target)
                Text(name)
                    .font(.caption)
                    .fontWeight(isChosen ? .bold : .regular)
                    .multilineTextAlignment(textSize.isAccessibilitySize ? .leading : .center)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .frame(maxWidth: .infinity, alignment: textSize.isAccessibilitySize ? .leading : .center)
            .padding(Spacing.tight)
            .overlay {
                RoundedRectangle(cornerRadius: Spacing.medium, style: .continuous)
                    .strokeBorder(isChosen ? palette.ink : Color.clear, lineWidth: 2)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(name))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    /// Below the drawing, or beside it where text is largest and the choices are a list.
    private var layout: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(HStackLayout(spacing: Spacing.small)) : AnyLayout(VStackLayout(spacing: Spacing.tight))
    }
}
