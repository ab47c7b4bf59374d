import Foundation

/// The distances of the layout, in points.
enum Spacing {
    static let hair: CGFloat = 2
    static let tight: CGFloat = 4
    static let small: CGFloat = 8
    static let medium: CGFloat = 12
    static let large: CGFloat = 16
    static let section: CGFloat = 28
    /// The rounding of a card.
    static let cardRadius: CGFloat = 18
    /// The least size of anything that can be tapped.
    static let target: CGFloat = 44
    /// The widest that text and cards grow on a wide window.
    static let readableWidth: CGFloat = 640
    /// The widest that each of two columns grows.
    static let columnWidth: CGFloat = 540
}
