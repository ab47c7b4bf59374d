/// What a person wrote and chose about a habit that has no bearing on its days.
public struct HabitDetails: Hashable, Sendable, Codable {
    /// The name as typed; ``HabitValidation`` trims it and limits its length.
    public var name: String
    /// The note as typed, empty where there is none.
    public var note: String
    /// The identifier of an icon; the interface shows a stand-in for one that it doesn't know, and keeps the
    /// identifier.
    public var icon: String
    /// The identifier of an accent; the interface shows a stand-in for one that it doesn't know, and keeps the
    /// identifier.
    public var accent: String

    /// Creates details without checking them; commands do that.
    public init(name: String, note: String = "", icon: String, accent: String) {
        self.name = name
        self.note = note
        self.icon = icon
        self.accent = accent
    }
}
