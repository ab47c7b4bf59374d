import DaychainCore
import SwiftUI

/// What a window shows over an open store: the person's own habits, or samples.
struct WindowView: View {
    @State private var model: SamplesModel

    @Environment(\.dayWords) private var words
    @Environment(\.scenePhase) private var scenePhase

    init(model: SamplesModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        RootView(app: model.shown)
            .id(ObjectIdentifier(model.shown))
            .markedWhenSample()
            .environment(model)
            .onChange(of: scenePhase) { _, phase in
                guard phase == .active else { return }
                // What the person allows can have changed meanwhile, without a signal; also while samples are shown.
                Task { await model.own.reminders?.refresh() }
            }
            .speaking(model.speaker, today: today)
            .alert(Text("The samples cannot be shown"), isPresented: $model.isTellingFailure) {
                Button("OK", role: .cancel) {}
            } message: {
                if let failure = model.failure {
                    Text(verbatim: ProblemWords(words: words, today: today).explanation(failure))
                }
            }
    }

    private var today: LocalDate { model.shown.journal.moment.deviceDate }
}

struct WindowView_Previews: PreviewProvider {
    static var previews: some View {
        WindowView(model: PreviewHabits.window).previewDisplayName("Window")
    }
}
