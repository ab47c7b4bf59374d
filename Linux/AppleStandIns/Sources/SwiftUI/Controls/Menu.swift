import Foundation

/// A button that shows more buttons.
public struct Menu<Label: View, Content: View> {
    let content: Content
    let label: Label
    let primaryAction: (() -> Void)?

    init(content: Content, label: Label, primaryAction: (() -> Void)?) {
        self.content = content
        self.label = label
        self.primaryAction = primaryAction
    }

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), primaryAction: nil)
    }
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content(), label: label(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction
        )
    }
}

extension Menu: PrimitiveView {
    func update(_ node: Node) {
        let popUp = MenuPopUp.of(node)
        popUp.take(content, node: node)
        let primary = primaryAction
        var button = Button {
            if let primary { primary() } else { popUp.open() }
        } label: {
            label
        }
        button.keepsLayerOpen = primary == nil
        node.reconcile([button])
        popUp.addContent(to: node)
    }
}

/// What a control shows in a menu on top of the window, while the menu is open.
@MainActor final class MenuPopUp: PresentationHolder {
    private let record = PresentationRecord(.menu)
    private weak var node: Node?
    private var content: any View = EmptyView()
    private var isOpen = false
    /// Menus that are only shown on demand have no nodes before.
    var keepsContent = false

    static func of(_ node: Node) -> MenuPopUp {
        if let known = node.memory as? MenuPopUp { return known }
        let new = MenuPopUp()
        node.memory = new
        return new
    }

    var presentations: [PresentationRecord] { isOpen ? [record] : [] }
    var contentItems: [Item] { record.content.flatMap { $0.items() } }

    func take(_ content: any View, node: Node) {
        self.content = content
        self.node = node
        record.dismiss = { [weak self] in self?.close() }
        record.anchor = { [weak node] in node?.items().first?.frame ?? .zero }
    }

    /// Makes the content's nodes, or brings them up to date, as children of `node` that are not laid out with it.
    func addContent(to node: Node) {
        if isOpen || keepsContent {
            let made = node.adopt(
                MenuContent(content: content), key: "menu", replacing: record.content.first,
                environment: menuEnvironment(node))
            record.content = [made]
        } else {
            for old in record.content { old.detach() }
            record.content = []
        }
        node.extraChildren = record.content
    }

    func open() {
        guard let node, !isOpen else { return }
        isOpen = true
        node.scene.panelOffset = 0
        node.invalidate()
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        node?.invalidate()
    }

    private func menuEnvironment(_ node: Node) -> EnvironmentValues {
        var inner = node.environment
        let outer = inner.afterAction
        inner.resetForLayer(.menu)
        inner.isSystemChrome = true
        inner.afterAction = { [weak self] in
            self?.close()
            outer?()
        }
        return inner
    }
}

extension EnvironmentValues {
    /// A menu or a row's hidden buttons look as the system draws them, not as the place that they belong to.
    mutating func resetForLayer(_ place: ControlPlace) {
        let disabled = !isEnabled
        controls = ControlEnvironment()
        controls.place = place
        textStyling = TextStyling()
        foregroundStyles = []
        keyboardShortcut = nil
        isLazyContainer = false
        stackAxis = .vertical
        focusing = FocusEnvironment()
        if disabled { isEnabled = false }
    }
}

/// The rows of a menu, without the lines that the menu draws between all rows anyway.
struct MenuContent {
    let content: any View
}

extension MenuContent: PrimitiveView {
    func update(_ node: Node) { node.reconcile([content]) }

    func makeItems(_ node: Node) -> [Item] {
        node.children.flatMap { $0.items() }.filter { !($0 is DividerItem) }
    }
}

/// The label of a menu's row: leading, red for what destroys.
struct MenuRowLabel: View {
    let label: PrimitiveButtonStyleConfiguration.Label
    let role: ButtonRole?
    let isPressed: Bool

    var body: some View {
        label
            .modified(MenuColors(role: role))
            .frame(maxWidth: .infinity, alignment: .leading)
            .opacity(isPressed ? 0.5 : 1)
    }
}

private struct MenuColors {
    let role: ButtonRole?
}

extension MenuColors: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues, node: Node) {
        let isDark = environment.colorScheme == .dark
        if !environment.isEnabled {
            environment.foregroundStyles = [Color(Palette.label(2, dark: isDark))]
        } else {
            environment.foregroundStyles = [role == .destructive ? Color.red : Color.primary]
        }
    }
}

/// The order of a menu's rows. Ours are always as written.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
        modified(EnvironmentModifier(keyPath: \.menuOrder, value: order))
    }
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
}
