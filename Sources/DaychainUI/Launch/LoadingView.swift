import SwiftUI

/// Shown while habits are read, which is rarely long enough to be seen.
struct LoadingView: View {
    @Environment(\.palette) private var palette

    var body: some View {
        ProgressView {
            Text("Loading habits…")
                .foregroundStyle(palette.soft)
        }
        .padding(Spacing.section)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onPaper()
    }
}

struct LoadingView_Previews: PreviewProvider {
    static var previews: some View {
        LoadingView().previewDisplayName("Loading")
    }
}
