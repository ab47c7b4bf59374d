import DaychainCore
import SwiftUI

/// The menu bar, and with it the keys: every main action by its name.
public struct DaychainCommands: Commands {
    @FocusedValue(\.window) private var window
    @FocusedValue(\.habit) private var focused

    /// Creates the menus.
    public init() {}

    public var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New habit") { window?.createHabit() }
                .keyboardShortcut("n", modifiers: .command)
                .disabled(!isReady)
        }
        CommandGroup(replacing: .appSettings) {
            Button("Settings") { window?.showSettings() }
                .keyboardShortcut(",", modifiers: .command)
                .disabled(!isReady)
        }
        CommandMenu("Habits") {
            Button("Go to Today") { window?.showToday() }
                .keyboardShortcut("1", modifiers: .command)
                .disabled(!isReady)
            Button("Next habit") { keys?.open(.next) }
                .keyboardShortcut(.downArrow, modifiers: [.command, .option])
                .disabled(!hasHabits)
            Button("Previous habit") { keys?.open(.previous) }
                .keyboardShortcut(.upArrow, modifiers: [.command, .option])
                .disabled(!hasHabits)
            Divider()
            Button(markTitle) { perform { await $0.markDone() } }
                .keyboardShortcut("d", modifiers: .command)
                .disabled(keys?.canMark != true)
            Button(undoTitle) { perform { await $0.undo() } }
                .keyboardShortcut("d", modifiers: [.command, .shift])
                .disabled(keys?.canUndo != true)
            Button("Edit") { keys?.edit() }
                .keyboardShortcut("e", modifiers: .command)
                .disabled(keys?.day == nil)
            Divider()
            Button("Order of habits") { window?.showReorder() }
                .keyboardShortcut("o", modifiers: [.command, .shift])
                .disabled(!isReady || window?.canReorder != true)
            Button("Archived habits") { window?.showArchive() }
                .keyboardShortcut("a", modifiers: [.command, .shift])
                .disabled(!isReady)
        }
    }

    private var keys: HabitKeysModel? {
        window.map { HabitKeysModel(app: $0, focused: focused) }
    }

    private var isReady: Bool { keys?.isReady ?? false }

    private var hasHabits: Bool { isReady && window?.today.isEmpty == false }

    /// The title names the habit that is meant, where there is one.
    private var markTitle: String {
        guard let name = keys?.day?.habit.details.name else { return String(localized: "Mark done") }
        return String(localized: "Mark \(isolated(name)) done")
    }

    private var undoTitle: String {
        guard let name = keys?.day?.habit.details.name else { return String(localized: "Undo") }
        return String(localized: "Undo \(isolated(name))")
    }

    private func perform(_ action: @escaping @MainActor (HabitKeysModel) async -> Void) {
        guard let keys else { return }
        Task { await action(keys) }
    }
}
