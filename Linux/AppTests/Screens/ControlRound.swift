import Foundation

/// A walk on which everything is done that can be done, each kind of it once. Where only a new launch leads back to the
/// screen on which the next is to be tried, the app starts anew on what it found on the disk, and goes the same way.
struct ControlRound {
    private let walk: Walk
    private let launch: ControlLaunch
    /// The app at the stop that is being tried; nil when it is elsewhere.
    private var screens: ScreenWalk?
    private var findings = ControlFindings()
    private var seen: Set<String> = []

    /// Tries every control of a walk.
    static func run(_ walk: Walk) async throws -> ControlFindings {
        let folder = try Workplace.make(clock: walk.clock)
        defer { Workplace.remove(folder) }
        try await walk.prepare(folder)
        return await onThread {
            var round = ControlRound(walk: walk, launch: ControlLaunch(walk: walk, folder: folder))
            do {
                for index in walk.stops.indices { try round.visit(index) }
            } catch {
                // What leads on is dead itself.
                round.findings.troubles.append("\(walk): \(error)")
            }
            return round.findings
        }
    }

    private init(walk: Walk, launch: ControlLaunch) {
        self.walk = walk
        self.launch = launch
    }

    private mutating func visit(_ index: Int) throws {
        let stop = walk.stops[index]
        if screens == nil { try start(upTo: index) } else { try goOn(to: stop, from: walk.stops[index - 1]) }
        findings.screens += 1
        let home = try rest()
        note(home, at: stop)
        for act in home.acts where seen.insert(act.kind).inserted {
            do {
                if screens == nil { try comeAfresh(to: index, showing: home) }
                try attempt(act, at: stop)
                // Back may not be for long, where something was still to come.
                let isBack = try comesBack(from: act, to: home, at: stop) && ScreenLook(rest()) == ScreenLook(home)
                if !isBack { screens = nil }
            } catch {
                report("\(error)", of: act, at: stop)
                screens = nil
            }
        }
    }

    // MARK: At a stop

    private mutating func attempt(_ act: ControlAct, at stop: ScreenWalk.Stop) throws {
        guard var screens else { return }
        let before = screens.app.screen
        let pages = launch.pagesOpened
        try screens.app.perform(act.gesture(on: before))
        for fault in screens.app.screen.faults { report(fault, of: act, at: stop) }
        let exception = ControlException.covering(act, on: before, of: walk)
        var isNoticed = ScreenLook.isNoticed(before, screens.app.screen) || launch.pagesOpened > pages
        // What takes the app a moment.
        if !isNoticed, exception == nil {
            isNoticed = try screens.app.looks { ScreenLook.isNoticed(before, $0) }
        }
        self.screens = screens
        findings.tries += 1
        findings.triedKinds.insert(act.control.kind)
        findings.shownKinds.formUnion(screens.app.screen.controlsOfTheApp.map(\.kind))
        guard !isNoticed else { return }
        if let exception {
            findings.exceptions.insert(exception)
        } else {
            report("nothing comes of it", of: act, at: stop)
        }
    }

    /// What cannot be used must be dimmed for a reason.
    private mutating func note(_ screen: AppScreen, at stop: ScreenWalk.Stop) {
        for control in screen.elements where control.isControl && !control.isEnabled {
            findings.triedKinds.insert(control.kind)
            if let exception = ControlException.covering(dimmed: control) {
                findings.exceptions.insert(exception)
            } else {
                let words = "\(control.kind) “\(control.label)” is dimmed for no known reason"
                findings.troubles.append("\(walk), \(stop.name): \(words)")
            }
        }
    }

    private mutating func report(_ trouble: String, of act: ControlAct, at stop: ScreenWalk.Stop) {
        let words = "\(act.control.kind) “\(act.control.label)” “\(act.control.value)”"
        findings.troubles.append("\(walk), \(stop.name): \(act.way) of \(words): \(trouble)")
    }

    /// Tries what may lead back; false when the screen is not as it was.
    private mutating func comesBack(from act: ControlAct, to home: AppScreen, at stop: ScreenWalk.Stop) throws -> Bool {
        guard var screens else { return false }
        defer { self.screens = screens }
        let look = ScreenLook(home)
        if ScreenLook(screens.app.screen) == look { return true }
        if screens.app.screen.isSystemAsking { return false }
        if let gesture = act.reverse(on: screens.app.screen, from: home) {
            try? screens.app.perform(gesture)
            if ScreenLook(screens.app.screen) == look { return true }
        }
        for _ in 0..<2 {
            try? screens.app.perform(.escape)
            try? screens.open(stop)
            if ScreenLook(screens.app.screen) == look { return true }
        }
        return false
    }

    // MARK: From stop to stop

    private mutating func start(upTo index: Int) throws {
        findings.launches += 1
        screens = try launch.start(upTo: index)
    }

    private mutating func goOn(to stop: ScreenWalk.Stop, from last: ScreenWalk.Stop) throws {
        if last.menu != nil { try screens?.app.perform(.escape) }
        try screens?.go(to: stop)
        try screens?.open(stop)
    }

    private mutating func comeAfresh(to index: Int, showing home: AppScreen) throws {
        try start(upTo: index)
        let look = ScreenLook(home)
        guard try screens?.app.looks(until: { ScreenLook($0) == look }) == true, try ScreenLook(rest()) == look else {
            throw DrivenApp.Astray(description: "The screen is not the same after a new launch.")
        }
    }

    /// The screen when nothing more comes by itself.
    private mutating func rest() throws -> AppScreen {
        guard var screens else { return .none }
        var before: AppScreen
        repeat {
            before = screens.app.screen
            try screens.app.look()
        } while ScreenLook.isNoticed(before, screens.app.screen)
        self.screens = screens
        return screens.app.screen
    }
}
