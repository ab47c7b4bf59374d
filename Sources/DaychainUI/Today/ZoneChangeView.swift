import DaychainCore
import SwiftUI

/// Tells for each habit what the device's zone would do to its days, and gives it to those that are chosen.
struct ZoneChangeView: View {
    @Bindable var model: ZoneChangeModel

    @Environment(\.dismiss) private var dismiss
    @Environment(\.dayWords) private var words
    @Environment(\.palette) private var palette
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        NavigationStack {
            PaperForm { sections }
                .navigationTitle("Time zone")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { toolbar }
        }
        .alert("Not saved", isPresented: $model.isTellingFailure, presenting: model.failure) { _ in
            Button("Try again") { Task { await model.save() } }
            Button("Cancel", role: .cancel) {}
        } message: { error in
            Text(verbatim: ProblemWords(words: words, today: model.deviceDate).explanation(error))
        }
        .onChange(of: model.isFinished) { dismiss() }
        .accessibilityAction(.escape) { dismiss() }
    }

    /// The choices before what they come to, which takes long to tell.
    @ViewBuilder private var sections: some View {
        Section {
            ForEach(model.habits) { habit in
                Toggle(isOn: $model[chooses: habit.id]) {
                    Text(verbatim: habit.details.name)
                }
                .toggleStyle(CheckToggleStyle())
                .accessibilityIdentifier("zone.choose.\(habit.details.name)")
            }
        } header: {
            FormHeading(verbatim: introduction)
        }
        Section {
            ForEach(model.habits) { habit in
                VStack(alignment: .leading, spacing: Spacing.tight) {
                    Text(verbatim: habit.details.name)
                        .font(.headline)
                        .accessibilityAddTraits(.isHeader)
                    Text(verbatim: outlook(of: habit))
                        .foregroundStyle(palette.soft)
                        .accessibilityIdentifier("zone.outlook.\(habit.details.name)")
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        } header: {
            FormHeading("What happens")
        }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }
                .keyboardShortcut(.cancelAction)
                .accessibilityIdentifier("zone.cancel")
        }
        ToolbarItem(placement: .confirmationAction) {
            Button("Change") { Task { await model.save() } }
                .keyboardShortcut("s", modifiers: .command)
                .disabled(!model.canSave)
                .accessibilityIdentifier("zone.save")
        }
    }

    private var introduction: String {
        let city = words.city(model.zone)
        return String(localized: "Follow \(city) time")
    }

    /// What will happen to a habit's days, sentence by sentence.
    private func outlook(of habit: HabitOverview) -> String {
        guard model.chosen.contains(habit.id) else { return stays(habit) }
        let words = OutlookWords(
            words: words, today: model.deviceDate, habitToday: model.today(of: habit),
            isBrief: textSize.isAccessibilitySize)
        return model.outlook(for: habit).map(words.sentence).joined(separator: "\n")
    }

    private func stays(_ habit: HabitOverview) -> String {
        let city = words.city(habit.schedule.chosenZone)
        return String(localized: "Stays on \(city) time.")
    }
}

struct ZoneChangeView_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Time zone")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Time zone, largest text")
    }

    private static var preview: some View {
        let app = PreviewHabits.app
        let model = ZoneChangeModel(
            zone: Zone("America/Los_Angeles"), habits: [PreviewHabits.reading.id, PreviewHabits.water.id],
            journal: app.journal, speaker: app.speaker, memory: TransientScreenMemory())
        return ZoneChangeView(model: model).task { await app.start() }
    }
}
