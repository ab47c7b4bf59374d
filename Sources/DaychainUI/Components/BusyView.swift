import SwiftUI

/// Says what is going on beside the system's spinner, in a tone that everyone can read: the system's own is too pale.
struct BusyView: View {
    private let title: LocalizedStringKey

    @Environment(\.palette) private var palette

    init(_ title: LocalizedStringKey) {
        self.title = title
    }

    var body: some View {
        ProgressView {
            Text(title).foregroundStyle(palette.soft)
        }
    }
}
