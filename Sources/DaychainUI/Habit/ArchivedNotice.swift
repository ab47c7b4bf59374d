import DaychainCore
import SwiftUI

/// Says that the habit is archived and since when, and brings it back.
struct ArchivedNotice: View {
    let habit: HabitOverview
    let model: HabitModel
    let focus: AccessibilityFocusState<HabitFocus?>.Binding

    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text(verbatim: HabitWords(words: words).archived(habit))
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityFocused(focus, equals: .notice)
                .accessibilityIdentifier("habit.archived")
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
