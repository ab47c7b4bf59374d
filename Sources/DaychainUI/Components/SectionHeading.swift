import SwiftUI

/// The heading of a group, with a note under it.
struct SectionHeading: View {
    private let title: LocalizedStringKey
    private let note: LocalizedStringKey?

    @Environment(\.palette) private var palette

    init(_ title: LocalizedStringKey, note: LocalizedStringKey? = nil) {
        self.title = title
        self.note = note
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            Text(title)
                .font(.system(.title3, design: .rounded, weight: .semibold))
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h2)
            if let note {
                Text(note)
                    .font(.subheadline)
                    .foregroundStyle(palette.soft)
            }
        }
    }
}
