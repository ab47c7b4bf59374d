import DaychainCore
import SwiftUI

/// Says which habit was just archived, and brings it back. It stays until it is answered: nobody has to be quick.
struct ArchivedBar: View {
    let offer: ArchiveUndoModel.Offer
    let undo: @MainActor () -> Void
    let dismiss: @MainActor () -> Void

    var body: some View {
        BottomBar {
            Text(verbatim: sentence)
                .accessibilityIdentifier("today.archivedNow")
        } buttons: {
            Button("Undo") { undo() }
                .accessibilityLabel(Text(verbatim: undoLabel))
                .accessibilityInputLabels([Text("Undo"), Text(verbatim: undoLabel)])
                .accessibilityIdentifier("today.archivedNow.undo")
            Button("OK") { dismiss() }
                .accessibilityHint("Leaves the habit archived")
                .accessibilityIdentifier("today.archivedNow.dismiss")
        }
    }

    private var sentence: String {
        let name = isolated(offer.name)
        return String(localized: "\(name) is archived.")
    }

    private var undoLabel: String {
        let name = isolated(offer.name)
        return String(localized: "Undo archiving \(name)")
    }
}

struct ArchivedBar_Previews: PreviewProvider {
    static var previews: some View {
        preview(PreviewHabits.reading).previewDisplayName("Archived")
        preview(PreviewHabits.longestName).dynamicTypeSize(.accessibility5)
            .previewDisplayName("Archived, longest name, largest text")
    }

    private static func preview(_ habit: HabitOverview) -> some View {
        let offer = ArchiveUndoModel.Offer(
            habit: habit.id, name: habit.details.name, date: PreviewHabits.moment.deviceDate)
        return ArchivedBar(offer: offer, undo: {}, dismiss: {})
    }
}
