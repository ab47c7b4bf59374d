import SwiftUI

/// Offers the samples; while they are shown, the banner above is the way back.
struct SamplesSection: View {
    @Environment(SamplesModel.self) private var samples: SamplesModel?

    var body: some View {
        Section {
            if samples?.isShowingSamples == true {
                Text("These are sample habits. Leaving them brings back your own, and nothing of the samples is kept.")
            } else {
                ExploreSamplesButton()
            }
        } header: {
            FormHeading("Samples")
        } footer: {
            if samples?.isShowingSamples != true {
                FormHeading("Habits with two months of history, kept apart from your own. They leave nothing behind.")
            }
        }
    }
}
