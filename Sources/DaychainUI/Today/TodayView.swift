import DaychainCore
import SwiftUI

/// The first screen: the date, how far the day has come, and a card for each habit.
struct TodayView: View {
    let model: TodayModel
    let app: AppModel
    /// The habit that is open beside Today; nil where one screen at a time is shown.
    var openHabit: HabitID?

    @AccessibilityFocusState private var focus: TodayFocus?

    var body: some View {
        content
            // Outside the empty screen, which goes when habits come, so that the summary of the import stays.
            .importing(app.restore)
            .onPaper()
            .navigationTitle("Today")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { TodayToolbar(app: app) }
            .asking(model.actions, today: model.date)
            .onChange(of: model.actions.focusRequest) { _, request in focus = request?.place }
    }

    @ViewBuilder private var content: some View {
        switch model.phase {
        case .loading:
            LoadingView()
        case .failed(let error):
            ReadFailureView(error: error, today: model.date, retries: model.retries) { await model.retry() }
        case .ready:
            ScrollView {
                LazyVStack(alignment: .leading, spacing: Spacing.medium) {
                    TodayHeader(model: model, changeZones: app.changeZones, focus: $focus)
                        .padding(.bottom, Spacing.section - Spacing.medium)
                    if model.isEmpty {
                        TodayEmptyView(
                            archivedCount: model.archivedCount, create: app.createHabit,
                            restore: restore,
                            showArchive: app.showArchive)
                    } else {
                        TodaySectionsView(model: model, app: app, openHabit: openHabit, focus: $focus)
                    }
                }
                .frame(maxWidth: Spacing.readableWidth, alignment: .leading)
                .margins()
                .frame(maxWidth: .infinity)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { archivedBar }
        }
    }
}

extension TodayView {
    @ViewBuilder private var archivedBar: some View {
        if let offer = model.archiving.offer {
            ArchivedBar(
                offer: offer, undo: { Task { await model.archiving.undo() } }, dismiss: { model.archiving.dismiss() })
        }
    }

    private var restore: (@MainActor () -> Void)? {
        guard let restore = app.restore else { return nil }
        return restore.startImport
    }
}

struct TodayView_Previews: PreviewProvider {
    static var previews: some View {
        preview(PreviewHabits.day).previewDisplayName("A day")
        preview([]).previewDisplayName("First run")
        preview([PreviewHabits.longestName]).previewDisplayName("Longest name, largest text")
            .dynamicTypeSize(.accessibility5)
    }

    private static func preview(_ habits: [HabitOverview]) -> some View {
        let app = PreviewHabits.app(habits)
        return NavigationStack { TodayView(model: app.today, app: app) }.task { await app.start() }
    }
}
