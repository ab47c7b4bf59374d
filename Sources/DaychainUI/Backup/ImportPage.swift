import SwiftUI

/// A page of an import: a heading that focus goes to, and rows below it.
struct ImportPage<Rows: View>: View {
    let heading: LocalizedStringKey
    let focus: AccessibilityFocusState<Bool>.Binding
    @ViewBuilder let rows: Rows

    @Environment(\.palette) private var palette

    var body: some View {
        Form {
            Section {
                Text(heading)
                    .font(.system(.title2, design: .rounded, weight: .bold))
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityFocused(focus)
                    .accessibilityIdentifier("import.heading")
            }
            .listRowBackground(Color.clear)
            Group { rows }
                .listRowBackground(palette.card)
        }
        .scrollContentBackground(.hidden)
    }
}

/// Shown while an import works.
struct ImportProgress: View {
    private let title: LocalizedStringKey

    init(_ title: LocalizedStringKey) {
        self.title = title
    }

    var body: some View {
        BusyView(title)
            .padding(Spacing.section)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .accessibilityIdentifier("import.progress")
    }
}
