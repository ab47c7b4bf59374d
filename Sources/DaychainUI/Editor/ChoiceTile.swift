import Foundation
import SwiftUI

/// One choice: a drawing with its name, outlined where it is chosen. Its width is the same either way.
struct ChoiceTile<Drawing: View>: View {
    private let name: LocalizedStringKey
    private let isChosen: Bool
    private let arrangement: TileArrangement
    private let choose: @MainActor () -> Void
    private let drawing: Drawing

    @Environment(\.palette) private var palette

    init(
        name: LocalizedStringKey, isChosen: Bool, arrangement: TileArrangement,
        choose: @escaping @MainActor () -> Void, @ViewBuilder drawing: () -> Drawing
    ) {
        self.name = name
        self.isChosen = isChosen
        self.arrangement = arrangement
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
                    .fontWeight(.medium)
                    .multilineTextAlignment(arrangement == .centred ? .center : .leading)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .frame(maxWidth: .infinity, alignment: arrangement == .centred ? .center : .leading)
            .padding(.vertical, Spacing.tight)
            .padding(.horizontal, arrangement == .centred ? Spacing.tight : Spacing.small)
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

    private var layout: AnyLayout {
        switch arrangement {
        case .centred: AnyLayout(VStackLayout(spacing: Spacing.tight))
        case .beside: AnyLayout(HStackLayout(spacing: Spacing.medium))
        case .below: AnyLayout(VStackLayout(alignment: .leading, spacing: Spacing.tight))
        }
    }
}

struct ChoiceTile_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: Spacing.medium) {
            tile(.centred, isChosen: true)
            tile(.centred, isChosen: false)
            tile(.beside, isChosen: true)
            tile(.below, isChosen: true)
        }
        .padding(Spacing.large)
        .onPaper()
        .previewDisplayName("Choices")
    }

    private static func tile(_ arrangement: TileArrangement, isChosen: Bool) -> some View {
        ChoiceTile(name: HabitIcon.plant.name, isChosen: isChosen, arrangement: arrangement, choose: {}) {
            IconTile(icon: .plant, accent: .moss)
        }
    }
}
