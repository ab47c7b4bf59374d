import DaychainCore
import SwiftUI

/// The habits in a list that can be dragged, with buttons and actions that do the same without a drag.
struct ReorderView: View {
    @Bindable var model: ReorderModel

    @Environment(\.dismiss) private var dismiss
    @Environment(\.dayWords) private var words
    @Environment(\.palette) private var palette
    @AccessibilityFocusState private var focus: HabitID?

    var body: some View {
        NavigationStack {
            List {
                Section {
                    let longestName = model.longestName
                    ForEach(model.habits) { habit in
                        ReorderRow(model: model, habit: habit, longestName: longestName, focus: $focus)
                    }
                    .onMove { source, destination in
                        Task { await model.move(from: source, to: destination) }
                    }
                    .listRowBackground(palette.card)
                } footer: {
                    FormHeading("Today shows your habits in this order. Drag a row, or use its buttons.")
                }
            }
            .environment(\.editMode, .constant(.active))
            .scrollContentBackground(.hidden)
            .onPaper()
            .navigationTitle("Order")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Close") { dismiss() }
                        .keyboardShortcut(.cancelAction)
                        .accessibilityIdentifier("reorder.close")
                }
            }
        }
        .alert("Not saved", isPresented: $model.isTellingFailure, presenting: model.failure) { _ in
            Button("OK", role: .cancel) {}
        } message: { error in
            Text(verbatim: ProblemWords(words: words, today: model.deviceDate).explanation(error))
        }
        .onChange(of: model.moved) { _, moved in focus = moved?.habit }
        .accessibilityAction(.escape) { dismiss() }
    }
}

/// One habit: its name, which speaks and offers both moves, and a button for each.
private struct ReorderRow: View {
    let model: ReorderModel
    let habit: HabitOverview
    let longestName: String
    let focus: AccessibilityFocusState<HabitID?>.Binding

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        // A long name needs the width more than the buttons beside it do.
        ViewThatFits(in: .horizontal) {
            HStack(spacing: Spacing.small) {
                // The longest of all names decides, not the row's own, so that all rows are alike.
                ZStack(alignment: .leading) {
                    label(longestName).hidden()
                    name.frame(idealWidth: 0, maxWidth: .infinity)
                }
                buttons
            }
            VStack(alignment: .trailing, spacing: Spacing.small) {
                name
                buttons
            }
        }
    }

    private var buttons: some View {
        HStack(spacing: Spacing.small) {
            moveButton("Move up", symbol: SystemSymbol.up, move: moveUp)
                .disabled(!model.canMoveUp(habit.id))
                .accessibilityLabel(Text(verbatim: String(localized: "Move \(isolated(habit.details.name)) up")))
                .accessibilityIdentifier("reorder.up.\(habit.details.name)")
            moveButton("Move down", symbol: SystemSymbol.down, move: moveDown)
                .disabled(!model.canMoveDown(habit.id))
                .accessibilityLabel(Text(verbatim: String(localized: "Move \(isolated(habit.details.name)) down")))
                .accessibilityIdentifier("reorder.down.\(habit.details.name)")
        }
        // A row of a list would take every plain button's touches for its own.
        .buttonStyle(.borderless)
    }

    private func moveButton(
        _ title: LocalizedStringKey, symbol: String, move: @escaping @MainActor () -> Void
    ) -> some View {
        Button {
            move()
        } label: {
            Label(title, systemImage: symbol)
                .labelStyle(.iconOnly)
                .frame(minWidth: Spacing.target, minHeight: Spacing.target)
                .contentShape(Rectangle())
        }
        .accessibilityInputLabels([Text(title)])
    }

    private var name: some View {
        label(habit.details.name)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: habit.details.name))
            .accessibilityValue(Text(verbatim: place))
            .accessibilityActions {
                if model.canMoveUp(habit.id) { Button("Move up") { moveUp() } }
                if model.canMoveDown(habit.id) { Button("Move down") { moveDown() } }
            }
            .accessibilityFocused(focus, equals: habit.id)
            .accessibilityIdentifier("reorder.name.\(habit.details.name)")
    }

    private func label(_ name: String) -> some View {
        HStack(spacing: Spacing.medium) {
            // The name needs the width more than its picture does.
            if !textSize.isAccessibilitySize { IconTile(habit.details) }
            Text(verbatim: name)
                .font(.headline)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var place: String {
        let habits = model.habits
        let place: Int = (habits.firstIndex { $0.id == habit.id } ?? 0) + 1
        let count: Int = habits.count
        return String(localized: "\(place) of \(count)")
    }

    private func moveUp() {
        Task { await model.moveUp(habit.id) }
    }

    private func moveDown() {
        Task { await model.moveDown(habit.id) }
    }
}

struct ReorderView_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Order")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Order, largest text")
    }

    private static var preview: some View {
        let app = PreviewHabits.app
        return ReorderView(model: ReorderModel(journal: app.journal, speaker: app.speaker)).task { await app.start() }
    }
}
