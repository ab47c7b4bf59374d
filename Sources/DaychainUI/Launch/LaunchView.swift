import DaychainCore
import SwiftUI

/// The content of every window: the app over its store, or what keeps the store from opening.
public struct LaunchView: View {
    private let model: LaunchModel
    private let makeWindow: @MainActor (any HabitStore) -> SamplesModel

    @Environment(\.scenePhase) private var scenePhase

    /// Creates a window's content; `makeWindow` is called when the store is open, and a window keeps the first answer.
    public init(model: LaunchModel, makeWindow: @escaping @MainActor (any HabitStore) -> SamplesModel) {
        self.model = model
        self.makeWindow = makeWindow
    }

    public var body: some View {
        content
            .environment(model)
            .inStandardTint()
            .task { await model.open() }
            .task { await model.followUnlocks() }
            .onChange(of: scenePhase) { _, phase in
                if phase == .active { Task { await model.retryIfWaitingHelps() } }
            }
    }

    private var content: some View {
        Group {
            switch model.phase {
            case .opening:
                LoadingView()
            case .open(let store):
                WindowView(model: makeWindow(store))
            case .failed(let error):
                StoreFailureView(error: error, model: model)
            }
        }
    }
}
