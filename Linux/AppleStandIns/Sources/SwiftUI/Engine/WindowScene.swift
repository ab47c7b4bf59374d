import Drawing
import Foundation
import Hosts
import Stage

/// One window: its tree of nodes, their items laid out, what lies on top of them, and its focus.
@MainActor final class WindowScene: DrawableWindow {
    let app: StageApp
    private(set) var root: Node?
    private(set) var layers: [Layer] = []
    var onNeedsDisplay: (@MainActor () -> Void)?
    let focus = FocusSystem()
    /// Where the layout going on may draw, and where the system's bars leave room.
    var region = Region(full: .zero, safe: .zero)
    /// The window's clock; nil where nobody drives one and every change is at its end at once.
    private(set) var animationTime: Double?
    var motions: [any RunningMotion] = []
    /// How far the open menu or alert is scrolled.
    var panelOffset: CGFloat = 0

    private var outOfDate: [Node] = []
    private var afterUpdate: [@MainActor () -> Void] = []
    private var layoutNeed = LayoutNeed.sizes
    private var isUpdating = false
    private var faults: [String] = []
    private var known: [Int: Semantics] = [:]
    private var accessibilityFocus: Int?
    private var updateIsScheduled = false

    /// What the next layout has to do.
    private enum LayoutNeed: Comparable {
        case nothing
        /// The items place what they hold, some of them anew: the sizes of all others stay.
        case places
        case sizes
    }

    struct Region {
        var full: CGRect
        var safe: CGRect
    }

    var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            // As when a phone's keyboard comes up: where the window is lower, a row must not be let go with its caret.
            revealCaret(abovePoints: oldValue.height - size.height)
            rebuild()
            whenUpdated { [weak self] in self?.revealCaret() }
        }
    }

    init(app: StageApp, size: CGSize) {
        self.app = app
        self.size = size
    }

    func start(_ view: any View) {
        root = Node(view, key: 0, parent: nil, scene: self, environment: app.environment(for: self))
        rebuild()
    }

    /// Takes the device's traits, the size and the app's body anew.
    func rebuild() {
        guard let root else { return }
        root.update(root.view, environment: app.environment(for: self))
        setNeedsLayout()
    }

    /// Shows another value of the root view, under the environment as it is now.
    func replaceRoot(_ view: any View) {
        root?.update(view, environment: app.environment(for: self))
        setNeedsLayout()
    }

    // MARK: Updating

    func needsRender(_ node: Node) {
        outOfDate.append(node)
        schedule()
    }

    func setNeedsLayout() {
        layoutNeed = .sizes
        schedule()
    }

    /// Something moved, and no size has changed.
    func setNeedsPlacing() {
        layoutNeed = max(layoutNeed, .places)
        schedule()
    }

    /// Runs once the update that is going on has laid everything out.
    func whenUpdated(_ action: @escaping @MainActor () -> Void) {
        afterUpdate.append(action)
        schedule()
    }

    private func schedule() {
        guard !isUpdating, !updateIsScheduled else { return }
        updateIsScheduled = true
        Task { @MainActor in
            self.updateIsScheduled = false
            self.update()
            self.onNeedsDisplay?()
        }
    }

    var isClean: Bool { outOfDate.isEmpty && afterUpdate.isEmpty && layoutNeed == .nothing }

    /// Evaluates what is out of date, lays out, and carries out what waited for that, until nothing is left.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        var rounds = 0
        while !isClean {
            rounds += 1
            if rounds > 50 {
                report("The screen does not come to rest: state changes with every update")
                outOfDate.removeAll()
                afterUpdate.removeAll()
                layoutNeed = .nothing
                return
            }
            while !outOfDate.isEmpty {
                let nodes = outOfDate.sorted { $0.depth < $1.depth }
                outOfDate.removeAll()
                for node in nodes { node.renderIfNeeded() }
                // A node that was rendered makes its items anew, and all above it theirs.
                layoutNeed = max(layoutNeed, .places)
            }
            if layoutNeed != .nothing { layOut() }
            let actions = afterUpdate
            afterUpdate.removeAll()
            for action in actions { action() }
        }
    }

    private func layOut() {
        let keepsSizes = layoutNeed == .places
        layoutNeed = .nothing
        guard let root else { return }
        let insets = app.traits.safeAreaInsets
        let full = CGRect(origin: .zero, size: size)
        let safe = CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        region = Region(full: full, safe: safe)
        func place(_ layer: Layer) {
            region = Region(full: full, safe: safe)
            layer.place(keepingSizes: keepsSizes)
        }
        let base = Layer.base(root, in: self)
        place(base)
        // Only now: a row that a lazy stack has let go has taken its menu along.
        layers = [base] + Layer.presented(below: root, in: self)
        layers.dropFirst().forEach(place)
    }

    func within(_ region: Region, _ work: () -> Void) {
        let outer = self.region
        self.region = region
        work()
        self.region = outer
    }

    // MARK: What hosts ask for

    func draw(on canvas: Canvas) {
        update()
        let background = Palette.background(dark: app.traits.isDark)
        canvas.fill([PathElement].rectangle(CGRect(origin: .zero, size: size)), with: .color(background))
        for layer in layers {
            if layer.isModal { canvas.forgetTexts() }
            layer.draw(on: canvas)
        }
        focus.drawRing(on: canvas, in: self)
    }

    func screen() -> Screen {
        let list = semantics()
        let screen = Screen(
            elements: list.map(\.snapshot), size: size, announcements: AnnouncementQueue.shared.takeAll(),
            faults: faults)
        faults.removeAll()
        return screen
    }

    /// The semantic tree as it stands; only what lies on the topmost modal layer can be reached.
    func semantics() -> [Semantics] {
        update()
        var list: [Semantics] = []
        for layer in layers {
            if layer.isModal { list.removeAll() }
            list += layer.semantics()
        }
        known.removeAll(keepingCapacity: true)
        for index in list.indices {
            list[index].forEachWithin { part in
                part.element.visibleFrame = part.element.visibleFrame.intersection(CGRect(origin: .zero, size: size))
                if part.element.visibleFrame.isNull { part.element.visibleFrame = .zero }
                part.element.isAccessibilityFocused = part.element.id == accessibilityFocus
                known[part.element.id] = part
            }
        }
        return list
    }

    func element(_ id: Int) throws -> Semantics {
        _ = semantics()
        guard let found = known[id] else { throw GestureRefusal("That element is no longer on the screen.") }
        return found
    }

    func moveAccessibilityFocus(to id: Int?) {
        guard id != accessibilityFocus else { return }
        let old = accessibilityFocus.flatMap { known[$0] }
        accessibilityFocus = id
        for link in old?.focusLinks ?? [] { link.changed(false) }
        for link in id.flatMap({ known[$0] })?.focusLinks ?? [] { link.changed(true) }
    }

    /// Records a misuse that a phone would punish without a word.
    func report(_ fault: String) {
        if !faults.contains(fault) { faults.append(fault) }
    }

    var texts: [PlacedText] { layers.last?.item.placedTexts ?? [] }

    var caret: CGRect? { focus.caret }

    func advanceAnimations(to time: Double) -> Bool {
        animationTime = time
        update()
        motions.removeAll { !$0.advance(to: time) }
        return !motions.isEmpty
    }
}
