import Foundation

/// What a person can tell two screens apart by.
struct ScreenLook: Equatable {
    private struct Part: Equatable {
        let words: [String]
        let frame: CGRect
        let isEnabled: Bool
        let isSelected: Bool
    }

    private let parts: [Part]
    private let isSystemAsking: Bool

    init(_ screen: AppScreen) {
        parts = screen.elements.map {
            Part(
                words: [$0.role, $0.identifier, $0.label, $0.value] + $0.actions, frame: $0.frame.integral,
                isEnabled: $0.isEnabled, isSelected: $0.isSelected)
        }
        isSystemAsking = screen.isSystemAsking
    }

    /// Whether a person notices that the one came after the other. A keyboard that only went away does not count: any touch
    /// beside a field sends it away.
    static func isNoticed(_ before: AppScreen, _ after: AppScreen) -> Bool {
        let focus = after.elements.first(where: \.isFocused)?.id
        return ScreenLook(before) != ScreenLook(after) || after.announcements.contains { !$0.isEmpty }
            || (focus != nil && focus != before.elements.first(where: \.isFocused)?.id)
    }
}
