import DaychainCore
import SwiftUI

/// The card's menu: every action, none of them hidden behind a hold or a swipe.
struct HabitMenu: View {
    let day: TodayHabit
    let key: String
    let commands: HabitCardCommands

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Menu {
            HabitMenuItems(day: day, commands: commands)
        } label: {
            if textSize.isAccessibilitySize {
                Text("More actions")
                    .frame(maxWidth: .infinity, minHeight: Spacing.target)
            } else {
                Label("More actions", systemImage: SystemSymbol.more)
                    .labelStyle(.iconOnly)
                    // Its edge is the card's.
                    .frame(width: Spacing.target, height: Spacing.target, alignment: .trailing)
                    .contentShape(Rectangle())
            }
        }
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityIdentifier("today.more.\(key)")
    }

    private var label: String {
        let name = isolated(day.habit.details.name)
        return String(localized: "More actions for \(name)")
    }
}

/// The actions themselves, the same in the menu and for VoiceOver.
struct HabitMenuItems: View {
    let day: TodayHabit
    let commands: HabitCardCommands

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        // The largest words need the width that symbols beside them would take.
        if textSize.isAccessibilitySize { items.labelStyle(.titleOnly) } else { items }
    }

    @ViewBuilder private var items: some View {
        if day.status.isRecorded {
            Button {
                commands.undo()
            } label: {
                Label("Undo", systemImage: SystemSymbol.undo)
            }
        } else {
            Button {
                commands.markDone()
            } label: {
                Label("Mark done", systemImage: SystemSymbol.done)
            }
        }
        if let markYesterday = commands.markYesterday {
            Button {
                markYesterday()
            } label: {
                Label("Mark yesterday…", systemImage: SystemSymbol.yesterday)
            }
        }
        Button {
            commands.open()
        } label: {
            Label("Show calendar", systemImage: SystemSymbol.calendar)
        }
        Button {
            commands.edit()
        } label: {
            Label("Edit", systemImage: SystemSymbol.edit)
        }
        Button {
            commands.archive()
        } label: {
            Label("Archive", systemImage: SystemSymbol.archived)
        }
        Button(role: .destructive) {
            commands.delete()
        } label: {
            Label("Delete…", systemImage: SystemSymbol.delete)
        }
    }
}
