import Foundation

/// Which month a swipe across the calendar asks for: the next one lies where reading goes on.
enum MonthSwipe: Hashable {
    case next, previous

    /// Nil where the finger moved too little, or more up and down than across: then it scrolls.
    init?(translation: CGSize, isRightToLeft: Bool) {
        guard abs(translation.width) >= 72, abs(translation.width) > 2 * abs(translation.height) else { return nil }
        self = (translation.width < 0) != isRightToLeft ? .next : .previous
    }
}
