/// What of a screen a touch can change.
struct ScreenState: Equatable {
    let elements: [AppScreen.Element]
    let pending: [String]
    let isSystemAsking: Bool

    init(_ screen: AppScreen) {
        elements = screen.elements
        pending = screen.pending
        isSystemAsking = screen.isSystemAsking
    }
}
