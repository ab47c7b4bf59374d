import Foundation
import Stage

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: PrimitiveView {
    func update(_ node: Node) {
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(view: title), icon: LabelStyleConfiguration.Icon(view: icon))
        func open<S: LabelStyle>(_ style: S) -> any View {
            StyleBody(style: style) { $0.makeBody(configuration: configuration) }
        }
        node.reconcile([open(node.environment.controls.labelStyle)]) { $0.controls.labelStyle = DefaultLabelStyle() }
    }
}

/// How a label shows its title and icon.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = LabelStyleConfiguration
}

public struct LabelStyleConfiguration {
    public var title: LabelStyleConfiguration.Title
    public var icon: LabelStyleConfiguration.Icon

    public struct Title {
        let view: any View
    }

    public struct Icon {
        let view: any View
    }
}

extension LabelStyleConfiguration.Title: PrimitiveView {
    func update(_ node: Node) { node.reconcile([view]) }
}

extension LabelStyleConfiguration.Icon: PrimitiveView {
    func update(_ node: Node) { node.reconcile([view]) }
}

/// The style of the place: both in content, the icon in bars and behind rows, the icon last in menus.
public struct DefaultLabelStyle: LabelStyle {
    @Environment(\.controlPlace) private var place
    public nonisolated init() {}
    public func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View {
        switch place {
        case .bar, .swipe: IconWithSpokenTitle(icon: configuration.icon, title: configuration.title)
        case .menu:
            HStack(spacing: 8) {
                configuration.title
                Spacer(minLength: 8)
                configuration.icon.modified(Silent())
            }
        case .row: LabelInRow(configuration: configuration)
        case .content, .panel: LabelWithIcon(configuration: configuration)
        }
    }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View {
        LabelWithIcon(configuration: configuration)
    }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View {
        IconWithSpokenTitle(icon: configuration.icon, title: configuration.title)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modified(EnvironmentChange { $0.controls.labelStyle = style })
    }
}

/// Icon and title side by side.
private struct LabelWithIcon: View {
    let configuration: LabelStyleConfiguration

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon.modified(Silent())
            configuration.title
        }
    }
}

/// In a row the icon is tinted and has a column of its own, so that titles line up.
private struct LabelInRow: View {
    let configuration: LabelStyleConfiguration
    @ScaledMetric(relativeTo: .body) private var column: CGFloat = 28

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            configuration.icon.modified(Silent()).modified(TintedLabel(role: nil)).frame(minWidth: column)
            configuration.title
        }
    }
}

/// What VoiceOver passes over.
struct Silent {}

extension Silent: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { SilentItem(node, item) }
}

private final class SilentItem: WrapperItem {
    override func semantics() -> [Semantics] { [] }
}

/// A picture that is spoken by a title that is not drawn.
struct IconWithSpokenTitle<Icon: View, Title: View> {
    let icon: Icon
    let title: Title
}

extension IconWithSpokenTitle: PrimitiveView {
    func update(_ node: Node) { node.reconcile([icon, title]) }

    func makeItems(_ node: Node) -> [Item] {
        let icons = node.children[0].items()
        guard !icons.isEmpty else { return node.children[1].items() }
        let icon = icons.count == 1 ? icons[0] : RowOfItems(node, icons)
        return [SpokenIconItem(node, icon, title: node.children[1].items())]
    }
}

private final class SpokenIconItem: WrapperItem {
    let title: [Item]

    init(_ node: Node, _ child: Item, title: [Item]) {
        self.title = title
        super.init(node, child)
    }

    override func semantics() -> [Semantics] {
        let label = Semantics.mergedLabel(title.flatMap { $0.semantics() })
        if label.isEmpty { return child.semantics() }
        var result = Semantics(role: .image, item: self)
        result.element.label = label
        result.element.traits = .image
        return [result]
    }
}
