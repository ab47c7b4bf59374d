import SwiftUI

/// Opens the samples, from wherever they are offered.
struct ExploreSamplesButton: View {
    @Environment(SamplesModel.self) private var samples: SamplesModel?

    var body: some View {
        if let samples, !samples.isShowingSamples {
            Button {
                Task { await samples.enter() }
            } label: {
                Text("Explore samples")
                    .frame(minHeight: Spacing.target)
            }
            .accessibilityIdentifier("samples.explore")
        }
    }
}

struct ExploreSamplesButton_Previews: PreviewProvider {
    static var previews: some View {
        ExploreSamplesButton().environment(PreviewHabits.window).padding().onPaper().previewDisplayName("Explore")
    }
}
