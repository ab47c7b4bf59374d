import SwiftUI

/// The distance to the edges of a screen or a card; less of it where text is so large that its words need the width.
struct Margins: ViewModifier {
    let edges: Edge.Set

    @Environment(\.dynamicTypeSize) private var textSize

    func body(content: Content) -> some View {
        content.padding(edges, textSize.isAccessibilitySize ? Spacing.small : Spacing.large)
    }
}

extension View {
    /// The view in from the edges of its screen or card.
    func margins(_ edges: Edge.Set = .all) -> some View { modifier(Margins(edges: edges)) }
}
