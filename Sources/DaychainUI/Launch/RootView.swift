import DaychainCore
import SwiftUI

/// One window over an open store: Today, and a habit beside it or over it.
struct RootView: View {
    @State private var app: AppModel

    @Environment(\.scenePhase) private var scenePhase

    init(app: AppModel) {
        _app = State(initialValue: app)
    }

    var body: some View {
        WindowScreens(app: app)
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
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        RootView(app: PreviewHabits.app).previewDisplayName("Window")
    }
}
