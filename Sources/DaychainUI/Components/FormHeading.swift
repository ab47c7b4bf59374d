import SwiftUI

/// A form section's heading or footer, in the palette's own secondary colour: the system's is too pale on paper.
struct FormHeading: View {
    private let title: Text

    @Environment(\.palette) private var palette

    init(_ title: LocalizedStringKey) {
        self.title = Text(title)
    }

    /// Words that were put together already.
    init(verbatim title: String) {
        self.title = Text(verbatim: title)
    }

    var body: some View {
        title
            .foregroundStyle(palette.soft)
            .textCase(nil)
            .fixedSize(horizontal: false, vertical: true)
    }
}
