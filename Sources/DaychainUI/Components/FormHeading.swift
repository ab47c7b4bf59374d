import SwiftUI

/// A form section's heading or footer, in the palette's own secondary colour: the system's is too pale on paper.
struct FormHeading: View {
    private let title: LocalizedStringKey

    @Environment(\.palette) private var palette

    init(_ title: LocalizedStringKey) {
        self.title = title
    }

    var body: some View {
        Text(title)
            .foregroundStyle(palette.soft)
            .textCase(nil)
    }
}
