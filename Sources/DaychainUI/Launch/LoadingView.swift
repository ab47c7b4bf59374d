import SwiftUI

/// Shown while habits are read, which is rarely long enough to be seen.
struct LoadingView: View {
    var body: some View {
        BusyView("Loading habits…")
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
