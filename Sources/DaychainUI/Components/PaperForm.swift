import SwiftUI

/// A form on paper, its rows on cards: what sheets and their pages are made of.
struct PaperForm<Rows: View>: View {
    @ViewBuilder let rows: Rows

    @Environment(\.palette) private var palette

    var body: some View {
        Form {
            Group { rows }
                .listRowBackground(palette.card)
        }
        .scrollContentBackground(.hidden)
        .onPaper()
    }
}
