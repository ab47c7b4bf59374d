import Foundation

/// The way from one place of the app to another.
extension RandomWalk {
    var isAmongSamples: Bool { app.screen["samples.mark"] != nil }

    /// Today is in front. Its bar tells, as what stands in its list may be scrolled out of sight.
    var isOnToday: Bool { app.screen["today.settings"] != nil }

    /// From wherever the app is, a few steps back lead to Today.
    mutating func goToToday() throws {
        if isOnToday, !isAmongSamples { return }
        note("back to Today")
        for _ in 0..<12 {
            try answerSystem()
            if !isOnToday {
                try stepBack()
            } else if isAmongSamples {
                try app.touch("samples.leave")
            } else {
                // A clock that went on under another screen may not have been noticed yet.
                return try check()
            }
        }
        throw WalkTrouble("no way back to Today")
    }

    /// One step back: by what a finger finds, or as VoiceOver goes back.
    private mutating func stepBack() throws {
        if app.screen.elements.contains(where: { $0.role == "alert" }) { return try leaveAlert() }
        // On an iPad the sidebar may have been hidden beside a habit.
        if let toggle = app.screen["ToggleSidebar"] { return try app.perform(.activate(toggle.id)) }
        let exits = app.screen.elements.filter { element in
            element.isEnabled && Self.exits.contains { element.identifier.hasSuffix($0) }
        }
        if let exit = pick(exits), isLucky(2) { return try app.perform(.activate(exit.id)) }
        try app.perform(.escape)
    }

    /// Gives a changed form up; any other alert is left without doing anything.
    mutating func leaveAlert() throws {
        let words = [AppWords.discard] + AppWords.wayOut
        guard let word = words.first(where: { word in app.screen.elements.contains { $0.label == word } }) else {
            throw WalkTrouble("an alert without a way out: \(app.screen.elements.map(\.label))")
        }
        try app.press(word)
    }

    /// How long something is looked for before it counts as missing: not as long as elsewhere, for a walk that fails is
    /// gone many times.
    static let patience = Duration.seconds(60)
    private static let exits = [".close", ".cancel"]
}
