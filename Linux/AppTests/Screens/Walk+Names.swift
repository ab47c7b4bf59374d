extension Walk {
    /// The same walk among habits that are called otherwise.
    func calling(_ names: [String: String]) -> Walk {
        Walk(
            description: description, store: store, clock: clock, preview: preview, device: device, names: names,
            note: note,
            stops: stops.map { $0.calling(names) })
    }
}

extension ScreenWalk.Stop {
    fileprivate func calling(_ names: [String: String]) -> ScreenWalk.Stop {
        ScreenWalk.Stop(
            name: name, way: way.map { $0.calling(names) }, menu: menu.map { Self.identifier($0, calling: names) })
    }

    /// An identifier that ends with a habit's name, with its new one instead.
    fileprivate static func identifier(_ identifier: String, calling names: [String: String]) -> String {
        for (old, new) in names where identifier.hasSuffix(".\(old)") { return identifier.dropLast(old.count) + new }
        return identifier
    }
}

extension ScreenWalk.Step {
    fileprivate func calling(_ names: [String: String]) -> ScreenWalk.Step {
        switch self {
        case .touch(let identifier): .touch(ScreenWalk.Stop.identifier(identifier, calling: names))
        case .wait(let identifier): .wait(ScreenWalk.Stop.identifier(identifier, calling: names))
        case .adjust(let identifier): .adjust(ScreenWalk.Stop.identifier(identifier, calling: names))
        case .action(let action, let name): .action(action, of: names[name] ?? name)
        case .type(let text):
            if let (old, new) = names.first(where: { text.hasPrefix($0.key) }) {
                .type(new + text.dropFirst(old.count))
            } else {
                self
            }
        default: self
        }
    }
}
