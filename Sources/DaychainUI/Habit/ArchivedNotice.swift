import DaychainCore
import SwiftUI

/// Says that the habit is archived and since when, and brings it back.
struct ArchivedNotice: View {
    let habit: HabitOverview
    let model: HabitModel

    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            if let instant = habit.archivedAt {
                Text(verbatim: HabitWords(words: words).archived(at: instant, zone: habit.schedule.chosenZone))
                    .fontWeight(.semibold)
                    .fixedSize(horizontal: false, vertical: true)
            }
            Text("This habit is archived. Its records are kept, and nothing counts as missed.")
                .fixedSize(horizontal: false, vertical: true)
            Button {
                Task { await model.actions.restore(model.id) }
            } label: {
                Text("Restore")
            }
            .buttonStyle(QuietButtonStyle())
            .accessibilityIdentifier("habit.restore")
        }
        .onNotice()
        .margins(.horizontal)
    }
}
