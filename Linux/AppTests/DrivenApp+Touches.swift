import Foundation

/// What somebody does in the window that is in front.
extension DrivenApp {
    mutating func perform(_ gestures: AppGesture...) throws {
        for gesture in gestures { try look { [window] in try $0.perform(gesture, window: window) } }
    }

    /// Touches what has the identifier, scrolled to where it is out of sight.
    mutating func touch(_ identifier: String) throws {
        try scroll(to: identifier)
        try perform(touching(identifier))
    }

    /// Touches a button by its words, as in an alert.
    mutating func press(_ label: String) throws { try perform(pressing(label)) }

    /// Does one of the actions that VoiceOver offers for what has the identifier, scrolled to where it is out of sight.
    mutating func act(_ name: String, on identifier: String) throws {
        try scroll(to: identifier)
        try perform(action(name, of: identifier))
    }

    /// Scrolls from the beginning on until an element is there: rows exist only near what is shown.
    mutating func scroll(to identifier: String) throws {
        // Beside another list, one's own is where others of its name are.
        let name = identifier.prefix { $0 != "." }
        let scrolled = screen.elements.filter { $0.scroller != nil }
        let kin = scrolled.first { $0.identifier.hasPrefix("\(name).") } ?? scrolled.first
        guard screen[identifier] == nil,
            let view = screen.elements.first(where: { $0.id == kin?.scroller })?.visibleFrame
        else { return }
        try perform(.scroll(x: view.midX, y: view.midY, by: -1e6))
        for _ in 0..<100 where screen[identifier] == nil {
            let before = screen.elements
            try perform(.scroll(x: view.midX, y: view.midY, by: view.height / 2))
            if screen.elements == before { return }
        }
    }

    // MARK: Gestures

    func touching(_ identifier: String) throws -> AppGesture { .activate(try element(identifier).id) }

    func pressing(_ label: String) throws -> AppGesture {
        guard let element = screen.labelled(label) else { throw missing(label) }
        return .activate(element.id)
    }

    func action(_ name: String, of identifier: String) throws -> AppGesture {
        .action(try element(identifier).id, name: name)
    }

    func element(_ identifier: String) throws -> AppScreen.Element {
        guard let element = screen[identifier] else { throw missing(identifier) }
        return element
    }

    private func missing(_ name: String) -> Astray {
        Astray(
            description:
                "\(name) is missing among \(screen.elements.map { $0.identifier.isEmpty ? $0.label : $0.identifier })")
    }
}
