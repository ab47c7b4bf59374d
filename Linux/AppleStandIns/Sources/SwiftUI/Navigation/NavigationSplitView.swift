import Drawing
import Foundation
import Stage

public struct NavigationSplitViewColumn: Hashable, Sendable {
    let rank: Int
    public static let sidebar = NavigationSplitViewColumn(rank: 0)
    public static let content = NavigationSplitViewColumn(rank: 1)
    public static let detail = NavigationSplitViewColumn(rank: 2)
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
    let name: String
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Columns side by side, shown one at a time where the window is narrow.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
    let detail: Detail
    let columnVisibility: Binding<NavigationSplitViewVisibility>?
    let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView where Content == EmptyView {
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.sidebar = sidebar()
        self.detail = detail()
        columnVisibility = nil
        preferredCompactColumn = nil
    }
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.detail = detail()
        self.columnVisibility = columnVisibility
        preferredCompactColumn = nil
    }
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.detail = detail()
        columnVisibility = nil
        self.preferredCompactColumn = preferredCompactColumn
    }
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.detail = detail()
        self.columnVisibility = columnVisibility
        self.preferredCompactColumn = preferredCompactColumn
    }
}

extension NavigationSplitView: NavigationBoundary {}

extension NavigationSplitView: PrimitiveView {
    func update(_ node: Node) {
        let state = (node.memory as? SplitState) ?? SplitState(node)
        node.memory = state
        state.visibility = columnVisibility
        state.column = preferredCompactColumn
        let isWide = node.environment.horizontalSizeClass == .regular
        let column = state.shownColumn
        let showsSidebar = state.showsSidebar
        let columns: [(key: AnyHashable, view: any View, back: NavigationPage.Back?, offersButton: Bool)]
        if isWide {
            let detail: (AnyHashable, any View, NavigationPage.Back?, Bool) = ("detail", detail, nil, !showsSidebar)
            columns = showsSidebar ? [("sidebar", sidebar, nil, true), detail] : [detail]
        } else {
            // The sidebar stays beneath, so that it keeps its place and can say its title.
            let back = NavigationPage.Back(title: "") { state.show(.sidebar) }
            columns = [("sidebar", sidebar, nil, false)] + (column == .sidebar ? [] : [("detail", detail, back, false)])
        }
        node.reconcile(
            columns.map {
                SplitColumn(content: $0.view, back: $0.back, offersSidebarButton: $0.offersButton, state: state)
            },
            keys: columns.map(\.key))
    }

    func makeItems(_ node: Node) -> [Item] {
        let items = node.children.map { LayerContentItem($0, $0.items()) }
        if node.environment.horizontalSizeClass == .regular { return [SplitItem(node, items)] }
        return items.last.map { [$0] } ?? []
    }
}

/// One column of a split view: a page of its own, unless a stack within makes the pages.
struct SplitColumn {
    let content: any View
    let back: NavigationPage.Back?
    let offersSidebarButton: Bool
    let state: SplitState
}

extension SplitColumn: NavigationBoundary {}

extension SplitColumn: PrimitiveView {
    func update(_ node: Node) {
        var back = back
        if let sidebar = node.parent?.children.first, sidebar !== node {
            back?.title = PageTraits(of: SplitColumn.page(of: sidebar)).title
        }
        node.reconcile([content]) { environment in
            environment.navigationBack = back
            environment.splitView = state
            environment.offersSidebarButton = offersSidebarButton
        }
    }

    func makeItems(_ node: Node) -> [Item] {
        guard let page = node.children.first else { return [] }
        if SplitColumn.stack(in: page) != nil { return page.items() }
        var back = page.environment.navigationBack
        if let sidebar = node.parent?.children.first, sidebar !== node {
            back?.title = PageTraits(of: SplitColumn.page(of: sidebar)).title
        }
        return [NavigationPage(node, page: page, back: back, sidebarButton: SplitState.sidebarButton(for: page))]
    }

    /// The stack that is the whole of the column, looking through what only passes it on.
    @MainActor private static func stack(in node: Node) -> Node? {
        if node.isNavigationBoundary { return node }
        return node.children.count == 1 ? stack(in: node.children[0]) : nil
    }

    @MainActor private static func page(of column: Node) -> Node {
        guard let content = column.children.first else { return column }
        return stack(in: content)?.children.first ?? content
    }
}

/// Columns side by side with a line between.
@MainActor final class SplitItem: ContainerItem {
    /// Where the columns begin, bars of the system included.
    private var top: CGFloat = 0

    /// As wide as it would like to be, or less where the detail would have little room.
    private var sidebarWidth: CGFloat {
        var (ideal, least): (CGFloat, CGFloat) = (320, 280)
        children.first?.node.visit { node in
            if let wanted = node.soughtModifier as? ColumnWidthModifier {
                (ideal, least) = (wanted.ideal, wanted.least)
            }
            return true
        }
        let width = node.scene.size.width
        return min(max(min(ideal, width * 0.43), least), width * 0.5)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let region = node.scene.region
        guard children.count > 1 else {
            children.first?.place(in: frame, proposal: ProposedViewSize(frame.size))
            return
        }
        let width = sidebarWidth
        let left = CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
        let right = CGRect(x: frame.minX + width, y: frame.minY, width: frame.width - width, height: frame.height)
        let mirroredLeft = CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
        let mirroredRight = CGRect(x: frame.minX, y: frame.minY, width: frame.width - width, height: frame.height)
        let frames = isRightToLeft ? [mirroredLeft, mirroredRight] : [left, right]
        // Beneath the system's bars only where nothing lies between: a view above the columns keeps its place.
        top = frame.minY <= region.safe.minY ? region.full.minY : frame.minY
        let bottom = frame.maxY >= region.safe.maxY ? region.full.maxY : frame.maxY
        for (child, own) in zip(children, frames) {
            let (start, end) = outerEdges(of: own)
            let full = CGRect(x: start, y: top, width: end - start, height: bottom - top)
            node.scene.within(WindowScene.Region(full: full, safe: own)) {
                child.place(in: own, proposal: ProposedViewSize(own.size))
            }
        }
    }

    /// Each column goes on beneath the device's corners at its outer side.
    private func outerEdges(of column: CGRect) -> (start: CGFloat, end: CGFloat) {
        (
            column.minX <= frame.minX ? 0 : column.minX,
            column.maxX >= frame.maxX ? node.scene.size.width : column.maxX
        )
    }

    override func draw(on canvas: Canvas) {
        for child in children {
            let (start, end) = outerEdges(of: child.frame)
            canvas.save()
            canvas.clip(
                to: [PathElement].rectangle(
                    CGRect(x: start, y: 0, width: end - start, height: node.scene.size.height)))
            child.draw(on: canvas)
            canvas.restore()
        }
        guard children.count > 1 else { return }
        let x = isRightToLeft ? children[0].frame.minX : children[0].frame.maxX
        let line = CGRect(x: x - 0.5, y: top, width: 0.5, height: node.scene.size.height - top)
        canvas.fill(
            [PathElement].rectangle(line), with: .color(Palette.separator(dark: environment.colorScheme == .dark)))
    }
}

struct ColumnWidthModifier: SoughtModifier {
    let ideal: CGFloat
    let least: CGFloat
}

extension View {
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modified(ColumnWidthModifier(ideal: width, least: width))
    }
    public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    {
        modified(ColumnWidthModifier(ideal: ideal, least: min ?? Swift.min(ideal, 280)))
    }
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}

@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public nonisolated init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}
