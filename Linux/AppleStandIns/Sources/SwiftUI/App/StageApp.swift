import Foundation
import FoundationAdditions
import Hosts
import Observation
import Stage

/// The running app as its hosts drive it: one set of device traits, one phase, its windows.
@MainActor final class StageApp: RunningApp {
    static weak var current: StageApp?
    private var scenes: [WindowScene] = []
    private let evaluate: @MainActor (Node) -> SceneParts
    private var parts = SceneParts()
    private var watched: [any Equatable] = []
    private var host: Node?
    private var generation = 0

    var traits: DeviceTraits {
        didSet {
            LocalizationSettings.shared.take(traits)
            for scene in scenes {
                if traits.size != oldValue.size { scene.size = traits.size }
                scene.rebuild()
            }
        }
    }

    var phase = AppPhase.inactive {
        didSet {
            guard phase != oldValue else { return }
            evaluateApp()
            for scene in scenes { scene.rebuild() }
            for scene in scenes { scene.update() }
        }
    }

    init<A: App>(traits: DeviceTraits, app makeApp: () -> A) {
        self.traits = traits
        LocalizationSettings.shared.take(traits)
        let app = makeApp()
        evaluate = { node in
            var placed = app
            DynamicProperties.install(in: &placed, node: node)
            let body = placed.body
            var collector = SceneCollector()
            collector.visit(body)
            return collector.parts
        }
        StageApp.current = self
        guard !NotificationDesks.shared.launchesInBackground else {
            // Started for an answer, an app has no window; one is made when somebody looks.
            phase = .background
            return
        }
        _ = openWindow()
        becomeActive()
    }

    /// Within the initialiser the change would pass unobserved.
    private func becomeActive() { phase = .active }

    var windows: [any AppWindow] {
        if scenes.isEmpty { _ = openWindow() }
        return scenes
    }

    func openWindow() -> any AppWindow {
        let scene = WindowScene(app: self, size: traits.size)
        scenes.append(scene)
        if host == nil {
            host = Node(
                AppHost { [weak self] in self?.evaluateApp() }, key: "app", parent: nil, scene: scene,
                environment: environment(for: scene))
            host?.renderIfNeeded()
            evaluateApp()
        }
        scene.start(SceneRoot(content: parts.window?() ?? EmptyView()))
        scene.update()
        return scene
    }

    /// The app's own body changed: its windows show the new content, its watchers hear of new values.
    private func evaluateApp() {
        guard let host else { return }
        host.replaceEnvironment(environment(for: host.scene))
        generation += 1
        let current = generation
        let outer = Node.evaluating
        Node.evaluating = host
        parts = withObservationTracking {
            evaluate(host)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.appIsOutOfDate(current) }
        }
        Node.evaluating = outer
        notifyWatchers()
        for scene in scenes {
            if scene.root != nil { scene.replaceRoot(SceneRoot(content: parts.window?() ?? EmptyView())) }
        }
    }

    private func appIsOutOfDate(_ seen: Int) {
        guard seen == generation else { return }
        Task { @MainActor in if seen == self.generation { self.evaluateApp() } }
    }

    private func notifyWatchers() {
        let old = watched
        watched = parts.watchers.map(\.value)
        for (index, watcher) in parts.watchers.enumerated() {
            if index >= old.count {
                if watcher.runsAtFirst { watcher.perform(watcher.value) }
            } else if !watcher.isSame(old[index]) {
                watcher.perform(old[index])
            }
        }
    }

    var commands: [any Commands] { parts.commands }

    func environment(for scene: WindowScene) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.system = SystemEnvironment(traits, size: scene.size, phase: phase)
        for change in parts.changes { change(&values) }
        return values
    }

    func settle() async {
        var quiet = 0
        var begun = Busyness.shared.begun
        // A thread that never rests must not hold up the hosts for ever.
        let patience = ContinuousClock.now + .seconds(5)
        while quiet < 3 {
            for scene in scenes { scene.update() }
            let rests = scenes.allSatisfy(\.isClean) && Busyness.shared.isIdle && begun == Busyness.shared.begun
            let isQuiet = rests && (!ThreadActivity.othersAreAtWork || ContinuousClock.now > patience)
            quiet = isQuiet ? quiet + 1 : 0
            begun = Busyness.shared.begun
            try? await Task.sleep(for: .milliseconds(4))
        }
    }
}

/// The place in the tree where the app's own state lives.
private struct AppHost {
    let changed: @MainActor () -> Void
}

extension AppHost: PrimitiveView {
    func update(_ node: Node) {
        // The app's body is evaluated for its first window without being asked.
        if node.memory != nil { node.scene.whenUpdated(changed) }
        node.memory = NSNull()
    }
}

/// What a window shows: the content of the app's window group.
struct SceneRoot {
    let content: any View
}

extension SceneRoot: PrimitiveView {
    func update(_ node: Node) { node.reconcile([content]) }
}

extension SystemEnvironment {
    init(_ traits: DeviceTraits, size: CGSize, phase: AppPhase) {
        locale = Locale(identifier: traits.locale)
        pseudoLanguage = traits.pseudoLanguage
        calendar.locale = locale
        calendar.timeZone = timeZone
        layoutDirection = traits.isRightToLeft ? .rightToLeft : .leftToRight
        dynamicTypeSize = DynamicTypeSize(named: traits.textSize)
        colorScheme = traits.isDark ? .dark : .light
        colorSchemeContrast = traits.increasesContrast ? .increased : .standard
        legibilityWeight = traits.isBoldText ? .bold : .regular
        horizontalSizeClass = traits.isRegularWidth ? .regular : .compact
        verticalSizeClass = size.height < 500 ? .compact : .regular
        reduceMotion = traits.reducesMotion
        differentiateWithoutColor = traits.differentiatesWithoutColor
        supportsMultipleWindows = min(traits.size.width, traits.size.height) >= 600
        switch phase {
        case .active: scenePhase = .active
        case .inactive: scenePhase = .inactive
        case .background: scenePhase = .background
        }
    }
}

extension LocalizationSettings {
    @MainActor func take(_ traits: DeviceTraits) {
        locale = Locale(identifier: traits.locale)
        pseudoLanguage = traits.pseudoLanguage
    }
}

extension DeviceTraits {
    var pseudoLanguage: PseudoLanguage? { doublesStrings ? .doubleLength : accentsStrings ? .accented : nil }
}
