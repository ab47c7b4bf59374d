import Foundation
import SwiftUI

/// Choices in rows of four; at the largest text sizes, one below the other.
struct ChoiceGrid<Choice: Identifiable & Hashable, Cell: View>: View {
    private let title: LocalizedStringKey
    private let choices: [Choice]
    private let cell: (Choice) -> Cell

    @Environment(\.dynamicTypeSize) private var textSize

    init(_ title: LocalizedStringKey, choices: [Choice], @ViewBuilder cell: @escaping (Choice) -> Cell) {
        self.title = title
        self.choices = choices
        self.cell = cell
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text(title)
                .accessibilityAddTraits(.isHeader)
            Grid(alignment: .top, horizontalSpacing: Spacing.tight, verticalSpacing: Spacing.small) {
                ForEach(rows, id: \.self) { row in
                    GridRow {
                        ForEach(row) { choice in cell(choice) }
                    }
                }
            }
        }
        .padding(.vertical, Spacing.small)
    }

    private var columns: Int { textSize.isAccessibilitySize ? 1 : 4 }

    private var rows: [[Choice]] {
        stride(from: 0, to: choices.count, by: columns).map { start in
            Array(choices[start..<min(start + columns, choices.count)])
        }
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
            ? AnyLayout(HStackLayout(spacing: Spacing.medium)) : AnyLayout(VStackLayout(spacing: Spacing.tight))
    }
}
