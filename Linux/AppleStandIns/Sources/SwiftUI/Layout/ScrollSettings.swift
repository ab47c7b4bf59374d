import Foundation

public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let kind: Visibility
    let isForced: Bool
    public static var automatic: ScrollIndicatorVisibility {
        ScrollIndicatorVisibility(kind: .automatic, isForced: false)
    }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible, isForced: false) }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden, isForced: false) }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden, isForced: true) }
}

public struct ScrollBounceBehavior: Sendable {
    let isBySize: Bool
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: true) }
}

public struct ScrollDismissesKeyboardMode: Sendable {
    enum Kind: Sendable { case automatic, immediately, interactively, never }
    let kind: Kind
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

public struct ContentMarginPlacement {
    let isForContent: Bool
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isForContent: true) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(isForContent: true) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isForContent: false) }
}

/// What modifiers around say to the scroll views within.
struct ScrollSettings {
    var isDisabled = false
    var margins = EdgeInsets()
    var anchor: UnitPoint?
    var dismissal = ScrollDismissesKeyboardMode.automatic
    var isClipped = true
    var position: ScrollPositionLink?
}

private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    var scroll: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

extension View {
    nonisolated func scrollSetting(_ change: @escaping @MainActor (inout ScrollSettings) -> Void) -> some View {
        modified(EnvironmentChange { change(&$0.scroll) })
    }

    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        scrollSetting { $0.isDisabled = $0.isDisabled || disabled }
    }

    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSetting { $0.isClipped = !disabled }
    }

    /// Indicators show on iOS only while a finger scrolls: pictures at rest have none, whatever is asked for.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        self
    }

    /// Scrolling here ends at the ends, as with `basedOnSize`: there is no bounce to choose.
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    {
        self
    }

    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        scrollSetting { $0.dismissal = mode }
    }

    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollSetting { $0.anchor = anchor }
    }

    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let isForContent = placement.isForContent
        return scrollSetting {
            guard isForContent else { return }
            if edges.contains(.top) { $0.margins.top = insets.top }
            if edges.contains(.leading) { $0.margins.leading = insets.leading }
            if edges.contains(.bottom) { $0.margins.bottom = insets.bottom }
            if edges.contains(.trailing) { $0.margins.trailing = insets.trailing }
        }
    }

    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? EdgeInsets.systemLength), for: placement)
    }

    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, EdgeInsets(.all, length), for: placement)
    }
}
