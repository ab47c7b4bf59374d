import DaychainCore
import SwiftUI

/// A habit on Today: who it is, how it stands, its last seven days, and the bead that marks it.
struct HabitCard: View {
    let day: TodayHabit
    let deviceDate: LocalDate
    let key: String
    let commands: HabitCardCommands
    /// Whether the habit is shown beside Today.
    var isOpen = false
    /// Where focus goes after a sheet; nil in pictures.
    var focus: AccessibilityFocusState<TodayFocus?>.Binding?

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Group {
            if textSize.isAccessibilitySize { stacked } else { fitted }
        }
        .onCard()
        .outlinedAsOpen(isOpen)
    }

    @ViewBuilder private var summary: some View {
        let button = HabitSummaryButton(day: day, deviceDate: deviceDate, key: key, commands: commands)
            .accessibilityAddTraits(isOpen ? .isSelected : [])
        if let focus {
            button.accessibilityFocused(focus, equals: .habit(day.id))
        } else {
            button
        }
    }

    @ViewBuilder private func control(_ form: CompletionControl.Form) -> some View {
        let control = CompletionControl(
            form: form, day: day, deviceDate: deviceDate, key: key, markDone: commands.markDone)
        if let focus {
            control.accessibilityFocused(focus, equals: .control(day.id))
        } else {
            control
        }
    }

    /// Each of its two rows stacks by itself where its words, in whatever language, do not fit beside each other.
    private var fitted: some View {
        VStack(alignment: .leading, spacing: Spacing.medium) {
            ViewThatFits(in: .horizontal) {
                CardColumns {
                    summary
                    control(.tall)
                }
                VStack(alignment: .leading, spacing: Spacing.medium) {
                    summary
                    control(.wide)
                }
            }
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .center, spacing: Spacing.small) {
                    SevenDayStrip(day: day, key: key)
                    Spacer(minLength: 0)
                    buttons
                }
                VStack(alignment: .leading, spacing: Spacing.small) {
                    SevenDayStrip(day: day, key: key)
                    HStack(alignment: .center, spacing: Spacing.small) { buttons }
                }
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        UndoButton(day: day, key: key, undo: commands.undo)
        HabitMenu(day: day, key: key, commands: commands)
    }

    private var stacked: some View {
        VStack(alignment: .leading, spacing: Spacing.large) {
            summary
            control(.wide)
            UndoButton(day: day, key: key, undo: commands.undo)
            SevenDayStrip(day: day, key: key)
            HabitMenu(day: day, key: key, commands: commands)
        }
    }
}

/// Takes the record of the day back; only there once there is one.
struct UndoButton: View {
    let day: TodayHabit
    let key: String
    let undo: @MainActor () -> Void

    var body: some View {
        if day.status.isRecorded {
            Button {
                undo()
            } label: {
                Text("Undo")
                    .font(.subheadline)
            }
            .buttonStyle(QuietButtonStyle())
            .accessibilityLabel(Text(verbatim: label))
            .accessibilityInputLabels([Text("Undo"), Text(verbatim: label)])
            .accessibilityIdentifier("today.undo.\(key)")
        }
    }

    private var label: String {
        let name = isolated(day.habit.details.name)
        return String(localized: "Undo \(name)")
    }
}

struct HabitCard_Previews: PreviewProvider {
    static var previews: some View {
        ScrollView { cards }.onPaper().previewDisplayName("Cards")
        ScrollView { cards }.onPaper().environment(\.colorScheme, .dark).previewDisplayName("Cards, dark")
        ScrollView { cards }.onPaper().dynamicTypeSize(.accessibility5).previewDisplayName("Cards, largest text")
    }

    private static var cards: some View {
        VStack(spacing: Spacing.medium) {
            ForEach(PreviewHabits.day + [PreviewHabits.longestName]) { habit in
                let day = TodayHabit(habit, at: PreviewHabits.moment)
                HabitCard(day: day, deviceDate: day.today, key: habit.details.name, commands: .none)
            }
        }
        .padding(Spacing.large)
    }
}
