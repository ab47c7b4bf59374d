import Foundation
import Stage

/// Something shown on top of a window's content while a binding asks for it. Kept in the memory of the node that presents it.
@MainActor final class PresentationRecord {
    enum Kind { case sheet, cover, alert, dialog, menu }

    let kind: Kind
    /// The nodes shown: of a sheet its content; of an alert its actions, then its message.
    var content: [Node] = []
    var title: String?
    var showsTitle = true
    /// The frame of the control that a menu belongs to.
    var anchor: @MainActor () -> CGRect = { .zero }
    var canBeSwipedAway = true
    /// Whether a compact sheet covers only a part of the height.
    var detents: [CGFloat] = []
    /// Takes the presentation back, as the person does by a swipe or by Escape.
    var dismiss: @MainActor () -> Void = {}
    var onDismiss: (@MainActor () -> Void)?

    init(_ kind: Kind) { self.kind = kind }
}

/// Dismisses whatever the view is presented in.
@MainActor @preconcurrency public struct DismissAction {
    let perform: @MainActor () -> Void
    nonisolated init(perform: @escaping @MainActor () -> Void) { self.perform = perform }
    public func callAsFunction() { perform() }
}

private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction {} }

extension EnvironmentValues {
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}
