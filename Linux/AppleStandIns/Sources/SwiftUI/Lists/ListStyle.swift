import Foundation

/// How a list shows its rows and sections.
@MainActor @preconcurrency public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {
    public nonisolated init() {}
}
public struct InsetGroupedListStyle: ListStyle {
    public nonisolated init() {}
}
public struct GroupedListStyle: ListStyle {
    public nonisolated init() {}
}
public struct PlainListStyle: ListStyle {
    public nonisolated init() {}
}
public struct InsetListStyle: ListStyle {
    public nonisolated init() {}
}
public struct SidebarListStyle: ListStyle {
    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Measures and colours of a list style.
struct ListLook {
    /// Rows lie on cards, apart from the list's own ground.
    var hasCards = true
    var margin: CGFloat = 16
    var corner: CGFloat = 10

    @MainActor init(_ style: any ListStyle, width: CGFloat) {
        switch style {
        case is PlainListStyle, is InsetListStyle:
            hasCards = false
            margin = 0
            corner = 0
        case is GroupedListStyle:
            margin = 0
            corner = 0
        default: margin = width >= 430 ? 20 : 16
        }
    }
}

/// How loud a header is.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The room between sections.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat
    public static let `default` = ListSectionSpacing(points: 28)
    public static let compact = ListSectionSpacing(points: 14)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// What a list as a whole is told from around it.
struct ListSettings {
    var style: any ListStyle = DefaultListStyle()
    var rowSpacing: CGFloat = 0
    var sectionSpacing = ListSectionSpacing.default
    var showsGround = true
    var prominence = Prominence.standard
    var minRowHeight: CGFloat = 44
    var minHeaderHeight: CGFloat?
    /// True for what a list lays out itself: its sections and rows.
    var isContent = false
    var row = RowSettings()
}

private struct ListKey: EnvironmentKey { static var defaultValue: ListSettings { ListSettings() } }

extension EnvironmentValues {
    var list: ListSettings {
        get { self[ListKey.self] }
        set { self[ListKey.self] = newValue }
    }
    public var headerProminence: Prominence {
        get { list.prominence }
        set { list.prominence = newValue }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { list.minRowHeight }
        set { list.minRowHeight = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { list.minHeaderHeight }
        set { list.minHeaderHeight = newValue }
    }
}

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modified(EnvironmentChange { $0.list.style = style })
    }
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        modified(EnvironmentModifier(keyPath: \.list.rowSpacing, value: spacing ?? 0))
    }
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        modified(EnvironmentModifier(keyPath: \.list.sectionSpacing, value: spacing))
    }
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(ListSectionSpacing.custom(spacing))
    }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        modified(EnvironmentModifier(keyPath: \.list.showsGround, value: visibility != .hidden))
    }
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        modified(EnvironmentModifier(keyPath: \.headerProminence, value: prominence))
    }
}
