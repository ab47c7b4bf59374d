import Foundation

/// Something that a person can do to a control of a screen.
struct ControlAct {
    enum Way: Hashable {
        /// By a finger.
        case touch
        /// By VoiceOver's double tap, where the control is out of a finger's sight.
        case activation
        case action(String)
        case adjustment(up: Bool)
    }

    /// The control's place among the elements of its screen.
    let place: Int
    let control: AppScreen.Element
    let way: Way

    /// What the act has in common with others that need no try of their own: the control without the habit or the date that
    /// it is of, its state without figures, and the way.
    var kind: String { "\(control.kind) \(isOfState ? control.state : "") \(way)" }

    /// The names of actions tell the state themselves.
    private var isOfState: Bool { if case .action = way { false } else { true } }

    /// What to do on a screen that shows the same.
    func gesture(on screen: AppScreen) -> AppGesture {
        let element = screen.elements[place]
        switch way {
        case .touch: return element.touchPoint.map { .tap($0) } ?? .activate(element.id)
        case .activation: return .activate(element.id)
        case .action(let name): return .action(element.id, name: name)
        case .adjustment(let up): return .adjust(element.id, up: up)
        }
    }

    /// What may take its effect back on the screen that it led to: what was chosen instead before, the control for the
    /// opposite, or the same once more.
    func reverse(on screen: AppScreen, from home: AppScreen) -> AppGesture? {
        if let chosen = home.elements.first(where: { $0.isSelected && $0.family == control.family }),
            chosen.identifier != control.identifier, let again = screen[chosen.identifier]
        {
            return .activate(again.id)
        }
        if let opposite = Self.opposites[control.kind]?.lazy.compactMap({ screen[$0] }).first {
            return .activate(opposite.id)
        }
        guard screen.elements.indices.contains(place), screen.elements[place].kind == control.kind else { return nil }
        guard case .adjustment(let up) = way else { return gesture(on: screen) }
        return .adjust(screen.elements[place].id, up: !up)
    }

    private static let opposites = [
        "button habit.month.previous": ["habit.month.next"], "button habit.month.next": ["habit.month.previous"],
        "button habit.correct": ["habit.correct.finish"], "button habit.day": ["habit.story.close"],
        "button samples.explore": ["samples.leave"], "button samples.leave": ["samples.explore"],
    ]
}

extension AppScreen {
    /// Those that are ours to answer for: the system's panels for files, times and dates identify none of theirs.
    var controlsOfTheApp: [Element] {
        let isPanel = elements.contains { ["alert", "menu"].contains($0.role) }
        return elements.filter { $0.isControl && (isPanel || !$0.identifier.isEmpty) }
    }

    /// All that can be done, what has the keyboard's focus last.
    var acts: [ControlAct] {
        let controls = elements.enumerated().filter { $0.element.isControl && $0.element.isEnabled }
        return (controls.filter { !$0.element.isFocused } + controls.filter(\.element.isFocused)).flatMap {
            place, control in
            control.ways.map { ControlAct(place: place, control: control, way: $0) }
        }
    }
}

extension AppScreen.Element {
    /// Looks as if something could be done with it.
    var isControl: Bool {
        let roles = [
            "button", "switch", "toggle", "link", "textField", "textView", "searchField", "datePicker", "picker",
            "stepper", "slider", "menuItem", "disclosureTriangle",
        ]
        return isActivatable || isAdjustable || !actions.isEmpty || roles.contains(role)
    }

    /// The same for the controls of all habits, days and zones.
    var kind: String {
        let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
        let plain = parts.prefix(1) + parts.dropFirst().prefix { $0.first?.isLowercase == true }
        let isOfMany = ["editor.icon.", "editor.accent."].contains { identifier.hasPrefix($0) }
        let name = (isOfMany ? plain.prefix(2) : plain).joined(separator: ".")
        return "\(role) \(identifier.isEmpty ? "“\(label)”" : name)"
    }

    /// What those have in common of which one is chosen.
    fileprivate var family: String { identifier.split(separator: ".").prefix(2).joined(separator: ".") }

    /// Without figures, so that a streak of four days is as one of five.
    var state: String {
        value.filter { !$0.isNumber } + (isSelected ? " selected" : "")
    }

    fileprivate var ways: [ControlAct.Way] {
        var ways: [ControlAct.Way] = isActivatable ? [touchPoint == nil ? .activation : .touch] : []
        if isAdjustable { ways += [.adjustment(up: true), .adjustment(up: false)] }
        ways += actions.map { .action($0) }
        return ways.isEmpty ? [.touch] : ways
    }
}
