import Foundation
import Stage

/// Rows that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?

    init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section: View, _PrimitiveView, PrimitiveView where Parent: View, Content: View, Footer: View {
    func update(_ node: Node) {
        let isInList = node.environment.list.isContent
        let isInMenu = node.environment.controlPlace == .menu
        // Only a sidebar's sections fold.
        let isFolded = isExpanded?.wrappedValue == false && node.environment.list.style is SidebarListStyle
        node.reconcile([
            SectionEdge(content: header, isHeader: true, isInList: isInList, isInMenu: isInMenu),
            SectionRows(content: isFolded ? nil : content),
            SectionEdge(content: footer, isHeader: false, isInList: isInList, isInMenu: isInMenu),
        ])
    }

    func makeItems(_ node: Node) -> [Item] {
        guard node.environment.list.isContent else { return node.children.flatMap { $0.items() } }
        return [
            SectionItem(
                node, header: node.children[0].items(), rows: node.children[1].items(), footer: node.children[2].items()
            )
        ]
    }
}

/// A section within a list, which the list takes apart and lays out.
final class SectionItem: Item {
    let header: [Item]
    let rows: [Item]
    let footer: [Item]

    init(_ node: Node, header: [Item], rows: [Item], footer: [Item]) {
        self.header = header
        self.rows = rows
        self.footer = footer
        super.init(node)
    }
}

extension SectionItem: RowGroup {
    func mapRows(_ wrap: @escaping @MainActor (Item) -> Item) -> Item {
        func each(_ items: [Item]) -> [Item] { items.map { ($0 as? any RowGroup)?.mapRows(wrap) ?? wrap($0) } }
        return SectionItem(node, header: each(header), rows: each(rows), footer: each(footer))
    }
}

/// A view whose type says that it is a section, under whatever modifiers.
private protocol SectionView {}
extension Section: SectionView {}
extension Modified: SectionView where Content: SectionView {}
extension ModifiedContent: SectionView where Content: SectionView {}

extension View {
    /// Whether a list takes the view for a section: by itself, or by what its body is.
    static var amountsToSection: Bool {
        Self.self is any SectionView.Type || (Body.self != Never.self && Body.amountsToSection)
    }
}

private struct SectionRows<Content: View> {
    let content: Content?
}

extension SectionRows: PrimitiveView {
    func update(_ node: Node) { node.reconcile(content.map { [$0] } ?? []) }
}

/// A header or footer, in the type that the list sets them in.
private struct SectionEdge<Content: View> {
    let content: Content
    let isHeader: Bool
    let isInList: Bool
    let isInMenu: Bool
}

extension SectionEdge: PrimitiveView {
    func update(_ node: Node) {
        let (isHeader, isInList, isInMenu) = (isHeader, isInList, isInMenu)
        node.reconcile([content]) { environment in
            guard isInList || isInMenu else { return }
            let isLoud = isHeader && environment.headerProminence == .increased
            environment.font = isLoud ? .title3.bold() : .footnote
            if !isLoud { environment.foregroundStyles = [Color.secondary] }
            environment.isLazyContainer = false
            if isInList {
                environment.controlPlace = .content
                environment.list.isContent = false
            }
        }
    }

    func makeItems(_ node: Node) -> [Item] {
        let items = node.children.flatMap { $0.items() }
        guard isInList || isInMenu, isHeader else { return items }
        return items.map { HeadingItem(node, $0) }
    }
}

/// What VoiceOver's headings rotor finds.
private final class HeadingItem: WrapperItem {
    override func semantics() -> [Semantics] {
        child.semantics().map { part in
            var part = part
            if part.element.role == .staticText { part.element.traits.insert(.header) }
            return part
        }
    }
}
