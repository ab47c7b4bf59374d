import DaychainCore
import SwiftUI

/// The cards of Today in their three groups.
///
/// They are rows of the lazy stack around, each by itself: within a stack of their own, all would be made at once.
struct TodaySectionsView: View {
    let model: TodayModel
    let app: AppModel
    let openHabit: HabitID?
    let focus: AccessibilityFocusState<TodayFocus?>.Binding

    var body: some View {
        let sections: TodaySections = model.sections
        cards(sections.scheduled)
        if !sections.notScheduled.isEmpty {
            heading("Not scheduled today", note: "You can still do these; they count as extras.")
            cards(sections.notScheduled)
        }
        if !sections.notBegun.isEmpty {
            heading("Starts later")
            ForEach(sections.notBegun) { day in
                UpcomingHabitRow(day: day, today: model.date, key: model.key(of: day)) { app.openFromToday(day.id) }
                    .outlinedAsOpen(day.id == openHabit)
                    .accessibilityAddTraits(day.id == openHabit ? .isSelected : [])
                    .accessibilityFocused(focus, equals: .habit(day.id))
            }
        }
    }

    private func heading(_ title: LocalizedStringKey, note: LocalizedStringKey? = nil) -> some View {
        SectionHeading(title, note: note).padding(.top, Spacing.section - Spacing.medium)
    }

    private func cards(_ days: [TodayHabit]) -> some View {
        ForEach(days) { day in
            HabitCard(
                day: day, deviceDate: model.date, key: model.key(of: day), commands: commands(for: day),
                isOpen: day.id == openHabit, focus: focus
            )
            .focusedValue(\.habit, day.id)
        }
    }

    private func commands(for day: TodayHabit) -> HabitCardCommands {
        HabitCardCommands(
            markDone: { Task { await model.markDone(day) } },
            undo: { Task { await model.undo(day) } },
            open: { app.openFromToday(day.id) },
            edit: { app.edit(day.id, returningTo: .habit(day.id)) },
            archive: { Task { await model.archiving.archive(day) } },
            delete: { model.actions.askToDelete(day.habit) },
            markYesterday: markYesterday(day))
    }

    private func markYesterday(_ day: TodayHabit) -> (@MainActor () -> Void)? {
        guard model.canMarkYesterday(day) else { return nil }
        return { model.actions.askToMarkYesterday(day) }
    }
}
