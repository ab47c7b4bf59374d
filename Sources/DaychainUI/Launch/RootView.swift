import DaychainCore
import SwiftUI

/// One window over an open store: Today, and a habit beside it or over it.
struct RootView: View {
    @State private var app: AppModel
    @State private var columns = NavigationSplitViewVisibility.all

    @Environment(\.scenePhase) private var scenePhase

    init(app: AppModel) {
        _app = State(initialValue: app)
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $app.frontColumn) {
            TodayView(model: app.today, app: app)
                .navigationSplitViewColumnWidth(min: 320, ideal: 400, max: 520)
        } detail: {
            NavigationStack { detail }
        }
        // A habit that is opened from Today must be seen: another style may lay Today over it on an upright iPad.
        .navigationSplitViewStyle(.balanced)
        .task {
            await app.start()
            app.openTappedHabit()
        }
        .task { await app.journal.followStore() }
        .task { await app.journal.followClock() }
        .task(id: app.journal.alarm) { await app.journal.crossBoundary() }
        .onChange(of: scenePhase) { _, phase in
            guard phase == .active else { return }
            Task { await app.journal.catchUp() }
            // What the person allows can have changed meanwhile, without a signal.
            Task { await app.reminders?.refresh() }
        }
        .onChange(of: app.reminders?.tappedHabit) { app.openTappedHabit() }
        .onChange(of: app.journal.snapshot) { app.closeIfGone() }
        // Here rather than on Today, which a habit covers on a phone.
        .onChange(of: app.today.date) { old, _ in app.today.dayChanged(from: old) }
        .sheet(item: $app.sheet, onDismiss: { app.sheetClosed() }) { sheet in
            AppSheetView(sheet: sheet).markedWhenSample()
        }
        // After the sheet, which would not see it otherwise.
        .environment(\.reminders, app.reminders)
        .focusedSceneValue(\.window, app)
        .speaking(app.speaker, today: app.journal.moment.deviceDate)
    }

    @ViewBuilder private var detail: some View {
        if let habit = app.habit {
            HabitView(model: habit, edit: { app.edit(habit.id) })
                .id(habit.id)
        } else {
            NoHabitView()
        }
    }
}

/// What stands beside Today while no habit is open.
struct NoHabitView: View {
    @Environment(\.palette) private var palette

    var body: some View {
        VStack(spacing: Spacing.medium) {
            ThreadOrnament()
            Text("Choose a habit to see its calendar.")
                .font(.title3)
                .foregroundStyle(palette.soft)
                .multilineTextAlignment(.center)
        }
        .padding(Spacing.section)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onPaper()
    }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        RootView(app: PreviewHabits.app).previewDisplayName("Window")
        NoHabitView().previewDisplayName("No habit chosen")
    }
}
