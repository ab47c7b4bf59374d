import Foundation
import SwiftUI

/// What a row that acts is called, with its symbol where text is not so large that its words need the width.
struct RowLabel: View {
    private let title: LocalizedStringKey
    private let symbol: String

    @Environment(\.dynamicTypeSize) private var textSize

    init(_ title: LocalizedStringKey, symbol: String) {
        self.title = title
        self.symbol = symbol
    }

    var body: some View {
        Group {
            if textSize.isAccessibilitySize { Text(title) } else { Label(title, systemImage: symbol) }
        }
        .frame(minHeight: Spacing.target)
        .contentShape(Rectangle())
    }
}
