import Stage

/// Which column is shown, and whether the sidebar is.
@MainActor final class SplitState {
    private unowned let node: Node
    var visibility: Binding<NavigationSplitViewVisibility>?
    var column: Binding<NavigationSplitViewColumn>?
    private var ownVisibility = NavigationSplitViewVisibility.automatic
    private var ownColumn = NavigationSplitViewColumn.sidebar

    init(_ node: Node) { self.node = node }

    var shownColumn: NavigationSplitViewColumn { column?.wrappedValue ?? ownColumn }
    var showsSidebar: Bool { (visibility?.wrappedValue ?? ownVisibility) != .detailOnly }

    func show(_ new: NavigationSplitViewColumn) {
        if let column { column.wrappedValue = new } else { ownColumn = new }
        changed()
    }

    func toggleSidebar() {
        let new: NavigationSplitViewVisibility = showsSidebar ? .detailOnly : .all
        if let visibility { visibility.wrappedValue = new } else { ownVisibility = new }
        changed()
    }

    private func changed() {
        AnnouncementQueue.shared.post(Announcement(kind: .screenChanged, text: "", priority: .normal))
        node.discardItems()
        node.invalidate()
    }

    /// The button that iOS puts into the bar of a column for showing and hiding the sidebar.
    static func sidebarButton(for node: Node) -> Item? {
        guard let state = node.environment.splitView, node.environment.offersSidebarButton else { return nil }
        return SidebarButton(node, state: state)
    }
}

private struct SplitKey: EnvironmentKey { static var defaultValue: SplitState? { nil } }
private struct SidebarButtonKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var splitView: SplitState? {
        get { self[SplitKey.self] }
        set { self[SplitKey.self] = newValue }
    }
    var offersSidebarButton: Bool {
        get { self[SidebarButtonKey.self] }
        set { self[SidebarButtonKey.self] = newValue }
    }
}
