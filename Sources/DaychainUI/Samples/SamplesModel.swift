import DaychainCore
import Observation

/// One window, which shows the person's own habits or, for as long as they are explored, samples in a store of their
/// own.
///
/// The person's screens wait untouched meanwhile. Nothing of the samples is kept: leaving them, or the end of the app,
/// is the end of them.
@MainActor @Observable public final class SamplesModel {
    /// The person's own habits.
    let own: AppModel
    /// The samples, while they are explored.
    private(set) var samples: AppModel?
    /// Why the samples could not be made.
    private(set) var failure: StoreError?
    let speaker = Speaker()

    private let clock: any DayClock
    private let identifiers: any IdentifierSource
    private let habits: @MainActor () -> [SampleHabit]
    private var isEntering = false

    /// Creates the model of a window that shows the person's own habits.
    public convenience init(own: AppModel, clock: any DayClock, identifiers: any IdentifierSource) {
        self.init(own: own, clock: clock, identifiers: identifiers, habits: { SampleHabits.all })
    }

    init(
        own: AppModel, clock: any DayClock, identifiers: any IdentifierSource,
        habits: @escaping @MainActor () -> [SampleHabit]
    ) {
        self.own = own
        self.clock = clock
        self.identifiers = identifiers
        self.habits = habits
    }

    /// What the window shows.
    var shown: AppModel { samples ?? own }
    /// Whether samples are shown.
    var isShowingSamples: Bool { samples != nil }
    /// Whether the person is told that the samples could not be made; putting it to false takes the message away.
    var isTellingFailure: Bool {
        get { failure != nil }
        set { if !newValue { failure = nil } }
    }

    /// Makes the samples anew, and shows them once no sheet is in the way.
    func enter() async {
        guard samples == nil, !isEntering else { return }
        isEntering = true
        defer { isEntering = false }
        do throws(StoreError) {
            let history = SampleHistory(of: habits(), at: clock.now, identifiers: identifiers)
            let app = AppModel(
                store: try await history.store(), clock: clock, identifiers: identifiers,
                memory: TransientScreenMemory())
            own.closeSheet { [weak self] in self?.show(app) }
        } catch {
            failure = error
        }
    }

    /// Lets go of the samples, and goes back to the person's own screens as they were.
    func leave() {
        samples?.closeSheet { [weak self] in self?.showOwn() }
    }

    private func show(_ app: AppModel) {
        samples = app
        speaker.say(.samplesEntered)
    }

    private func showOwn() {
        samples = nil
        // The day may have changed while nobody looked at these.
        own.journal.refresh()
        speaker.say(.samplesLeft)
    }
}

/// Remembers nothing: samples are gone when the app is.
@MainActor @Observable final class TransientScreenMemory: ScreenMemory {
    func recall() -> ScreenState? { nil }
    func keep(_ state: ScreenState) {}
    private(set) var settledZones: Set<Zone> = []
    func settle(_ zone: Zone) { settledZones.insert(zone) }
}
