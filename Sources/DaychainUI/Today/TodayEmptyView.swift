import SwiftUI

/// The first run: what Daychain is for, and the one thing to do next.
struct TodayEmptyView: View {
    let archivedCount: Int
    let create: @MainActor () -> Void
    /// Nil where there is nothing to restore into, as among samples.
    let restore: (@MainActor () -> Void)?
    let showArchive: @MainActor () -> Void

    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.large) {
            // At the largest sizes the buttons come before what only decorates.
            if !textSize.isAccessibilitySize { ThreadOrnament() }
            Text("Keep a few routines, one day at a time")
                .font(.system(.title2, design: .rounded, weight: .bold))
                .accessibilityAddTraits(.isHeader)
            ControlsFirst {
                buttons
            } explanation: {
                explanation
            }
        }
        .onCard()
    }

    @ViewBuilder private var explanation: some View {
        MovedAsideNotice()
        Text(
            "Choose a habit and the weekdays it belongs to. Each day you keep is a bead; days that were not scheduled never break the thread."
        )
        .foregroundStyle(palette.soft)
    }

    @ViewBuilder private var buttons: some View {
        Button {
            create()
        } label: {
            Text(archivedCount > 0 ? "Create a habit" : "Create your first habit")
                .font(.headline)
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(SolidButtonStyle())
        .accessibilityIdentifier("today.first")
        if let restore {
            Button("Import a backup…") { restore() }
                .buttonStyle(QuietButtonStyle())
                .accessibilityIdentifier("today.restore")
        }
        ExploreSamplesButton()
        if archivedCount > 0 {
            Button {
                showArchive()
            } label: {
                Text("Show archived habits (\(archivedCount))").frame(minHeight: Spacing.target)
            }
            .accessibilityIdentifier("today.empty.archived")
        }
    }
}

struct TodayEmptyView_Previews: PreviewProvider {
    static var previews: some View {
        ScrollView { TodayEmptyView(archivedCount: 0, create: {}, restore: {}, showArchive: {}).padding() }
            .onPaper().previewDisplayName("First run")
        ScrollView { TodayEmptyView(archivedCount: 2, create: {}, restore: {}, showArchive: {}).padding() }
            .onPaper().previewDisplayName("All archived")
    }
}
