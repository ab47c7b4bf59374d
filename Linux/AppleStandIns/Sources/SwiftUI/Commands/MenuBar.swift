import Stage

/// The app's menus for one window, evaluated when a key is pressed: with the values that the window and its focus give.
struct MenuBar {
    let commands: [any Commands]
}

extension MenuBar: PrimitiveView {
    func update(_ node: Node) {
        var content = MenuBarContent(node: node)
        for part in commands { content.visit(part) }
        node.reconcile(content.items)
    }
}

extension WindowScene {
    /// Activates the item of the app's menus that has the shortcut, where it is enabled.
    func performCommand(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        guard let root, !app.commands.isEmpty else { return false }
        var environment = app.environment(for: self)
        environment.focusedValues = focusedValues
        environment.controlPlace = .menu
        let bar = root.adopt(
            MenuBar(commands: app.commands), key: "menu bar", replacing: nil, environment: environment)
        defer { bar.detach() }
        return focus.performShortcut(key, modifiers, in: bar.items())
    }

    /// What the window says of itself, and what the control with the keyboard's focus says.
    private var focusedValues: FocusedValues {
        var values = FocusedValues()
        root?.visit { node in
            let modifier = node.soughtModifier as? FocusedValueModifier
            if let modifier, modifier.isOfScene { modifier.set(&values) }
            return true
        }
        var places: [FocusedValueModifier] = []
        var node = focus.current?.focusNode
        while let place = node {
            let modifier = place.soughtModifier as? FocusedValueModifier
            if let modifier, !modifier.isOfScene { places.append(modifier) }
            node = place.parent
        }
        // The innermost place has the last word.
        for modifier in places.reversed() { modifier.set(&values) }
        return values
    }
}
