/// Everything that a card can do; each is a control or a menu item, and an action of the card for VoiceOver.
struct HabitCardCommands {
    let markDone: @MainActor () -> Void
    let undo: @MainActor () -> Void
    let open: @MainActor () -> Void
    let edit: @MainActor () -> Void
    let archive: @MainActor () -> Void
    let delete: @MainActor () -> Void
    /// Nil where yesterday cannot be marked.
    let markYesterday: (@MainActor () -> Void)?

    /// Commands that do nothing, for pictures of cards.
    static let none = HabitCardCommands(
        markDone: {}, undo: {}, open: {}, edit: {}, archive: {}, delete: {}, markYesterday: nil)
}
