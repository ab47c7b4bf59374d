import DaychainCore
import Foundation
import SwiftUI

/// Content side by side; one below the other where text is so large that what stands beside it would take its width.
struct SideBySide<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat
    private let stackedSpacing: CGFloat
    private let content: Content

    @Environment(\.dynamicTypeSize) private var textSize

    init(
        alignment: VerticalAlignment = .center, spacing: CGFloat = Spacing.small,
        stackedSpacing: CGFloat = Spacing.small, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.stackedSpacing = stackedSpacing
        self.content = content()
    }

    var body: some View {
        layout { content }
    }

    private var layout: AnyLayout {
        textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: stackedSpacing))
            : AnyLayout(HStackLayout(alignment: alignment, spacing: spacing))
    }
}

struct SideBySide_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Side by side")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("One below the other")
    }

    private static var preview: some View {
        SideBySide {
            IconTile(icon: .book, accent: .harbour)
            Text(verbatim: PreviewHabits.reading.details.name)
        }
        .padding(Spacing.large)
        .onPaper()
    }
}
