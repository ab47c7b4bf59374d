import Foundation

/// The app as its hosts see it. `SwiftUI` implements it; the window, the automation and the tests drive it.
@MainActor package protocol RunningApp: AnyObject {
    var traits: DeviceTraits { get set }
    var phase: AppPhase { get set }
    /// Never empty; index 0 is the window made at launch.
    var windows: [any AppWindow] { get }
    /// Opens another window of the app's first scene, as a person does on an iPad.
    func openWindow() -> any AppWindow
    /// Returns when nothing is left to update: no view out of date, no work begun by the app still running.
    func settle() async
}

package enum AppPhase: String, Codable, Sendable { case active, inactive, background }

/// One window: a view tree, laid out and drawn at `size`.
@MainActor package protocol AppWindow: AnyObject {
    var size: CGSize { get set }
    /// The semantic tree; empties the lists of announcements and faults.
    func screen() -> Screen
    func perform(_ gesture: Gesture) throws
    /// Called once after each change that makes the drawn picture out of date.
    var onNeedsDisplay: (@MainActor () -> Void)? { get set }
    /// The caret of the focused text, for input methods.
    var caret: CGRect? { get }
    /// Moves animations to `time` (seconds, monotonic); true while one runs.
    func advanceAnimations(to time: Double) -> Bool
}

/// What a person can do to a window.
package enum Gesture: Codable, Sendable, Equatable {
    /// Touch at a point: whatever is on top there takes it.
    case tap(CGPoint)
    case press(CGPoint, seconds: Double)
    case drag(from: CGPoint, to: CGPoint, holding: Double)
    /// A wheel or two-finger scroll; positive dy shows what is further down.
    case scroll(at: CGPoint, dx: Double, dy: Double)
    case pointerMoved(CGPoint)
    /// VoiceOver's double tap, swipe up and down, and named actions, by element id.
    case activate(Int)
    case adjust(Int, up: Bool)
    case action(Int, name: String)
    /// Goes to an entry, counted from 0, of a rotor that an element offers.
    case rotor(Int, name: String, entry: Int)
    /// VoiceOver's two-finger scrub: goes back or closes.
    case escape
    /// Moves VoiceOver's focus.
    case focus(Int)
    /// Scrolls until the element can be seen.
    case reveal(Int)
    /// Replaces, in a picker or a date picker, the chosen value by the one so named.
    case choose(Int, value: String)
    /// Text into whatever has the keyboard's focus.
    case type(String)
    case key(Key, modifiers: KeyModifiers)
}

/// A key by name: one character, or one of the named ones.
package struct Key: Codable, Sendable, Hashable {
    package var name: String
    package init(_ name: String) { self.name = name }
    package static let `return` = Key("return"), escape = Key("escape"), tab = Key("tab"), space = Key("space"),
        delete = Key("delete")
    package static let upArrow = Key("up"), downArrow = Key("down"), leftArrow = Key("left"), rightArrow = Key("right")
    package static let home = Key("home"), end = Key("end"), pageUp = Key("pageUp"), pageDown = Key("pageDown")
}

package struct KeyModifiers: OptionSet, Codable, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let command = KeyModifiers(rawValue: 1), shift = KeyModifiers(rawValue: 2)
    package static let option = KeyModifiers(rawValue: 4), control = KeyModifiers(rawValue: 8)
}

/// Why a gesture could not be carried out, in words for the person at the keyboard.
package struct GestureRefusal: Error, Sendable, Equatable, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
}
