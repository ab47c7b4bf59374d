import Foundation

/// Where a control stands, as far as its automatic look depends on it.
enum ControlPlace {
    case content
    /// In a row of a list or form.
    case row
    /// In a system bar.
    case bar
    /// A row of a menu.
    case menu
    /// A button of an alert or of a dialog.
    case panel
    /// Behind a row, shown by a swipe.
    case swipe
}

/// What controls take from where they stand: styles, sizes, what follows an action.
struct ControlEnvironment {
    var buttonStyle: any PrimitiveButtonStyle = DefaultButtonStyle()
    var borderShape = ButtonBorderShape.automatic
    var controlSize = ControlSize.regular
    var labelStyle: any LabelStyle = DefaultLabelStyle()
    var toggleStyle: any ToggleStyle = DefaultToggleStyle()
    var pickerStyle: any PickerStyle = DefaultPickerStyle()
    var datePickerStyle: any DatePickerStyle = DefaultDatePickerStyle()
    var textFieldStyle: any TextFieldStyle = DefaultTextFieldStyle()
    var labeledContentStyle: any LabeledContentStyle = AutomaticLabeledContentStyle()
    var progressStyle: any ProgressViewStyle = DefaultProgressViewStyle()
    var menuOrder = MenuOrder.automatic
    var hidesLabels = false
    var place = ControlPlace.content
    var afterAction: (@MainActor () -> Void)?
}

private struct ControlKey: EnvironmentKey { static var defaultValue: ControlEnvironment { ControlEnvironment() } }

extension EnvironmentValues {
    var controls: ControlEnvironment {
        get { self[ControlKey.self] }
        set { self[ControlKey.self] = newValue }
    }
    var controlPlace: ControlPlace {
        get { controls.place }
        set { controls.place = newValue }
    }
    /// Follows each button's action: closes the menu or alert that the button is in.
    var afterAction: (@MainActor () -> Void)? {
        get { controls.afterAction }
        set { controls.afterAction = newValue }
    }
    /// What is presented on top is in no row, list or menu of the place that presents it.
    mutating func leavePlace() {
        controls.place = .content
        controls.afterAction = nil
        controls.hidesLabels = false
        list = ListSettings()
        focusing = FocusEnvironment()
        textInput = TextInputEnvironment()
        keyboardShortcut = nil
    }
    public var controlSize: ControlSize {
        get { controls.controlSize }
        set { controls.controlSize = newValue }
    }
    public var menuOrder: MenuOrder {
        get { controls.menuOrder }
        set { controls.menuOrder = newValue }
    }
}

public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// Lets text grow as far as the system's bars do: for what has its place in a grid or a box.
struct CappedText: PrimitiveModifier {
    func modify(_ environment: inout EnvironmentValues, node: Node) {
        environment.dynamicTypeSize = min(environment.dynamicTypeSize, .xxxLarge)
    }
}

extension View {
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        modified(EnvironmentModifier(keyPath: \.controlSize, value: controlSize))
    }

    public nonisolated func disabled(_ disabled: Bool) -> some View {
        modified(EnvironmentChange { if disabled { $0.isEnabled = false } })
    }

    public nonisolated func labelsHidden() -> some View {
        modified(EnvironmentModifier(keyPath: \.controls.hidesLabels, value: true))
    }
}

/// A view made by a style, whose own environment and state properties work.
struct StyleBody<Style> {
    let style: Style
    let make: @MainActor (Style) -> any View
}

extension StyleBody: PrimitiveView {
    func update(_ node: Node) {
        var placed = style
        DynamicProperties.install(in: &placed, node: node)
        node.reconcile([make(placed)])
    }
}

/// A view given to a style as a part of its configuration; several side by side stand in a row.
struct StylePart {
    let view: any View
    var joinsInRow = true
}

extension StylePart: PrimitiveView {
    func update(_ node: Node) { node.reconcile([view]) }

    func makeItems(_ node: Node) -> [Item] {
        let items = node.children.flatMap { $0.items() }
        return joinsInRow && items.count > 1 ? [RowOfItems(node, items)] : items
    }
}

/// Several items in a row, centred, with the usual space between.
final class RowOfItems: ContainerItem {
    private let gap: CGFloat = 8

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = sizes(proposal)
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + gap * CGFloat(sizes.count - 1),
            height: sizes.map(\.height).max() ?? 0)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let sizes = sizes(ProposedViewSize(frame.size))
        var x: CGFloat = 0
        for (child, size) in zip(children, sizes) {
            let left = isRightToLeft ? frame.maxX - x - size.width : frame.minX + x
            child.place(
                in: CGRect(x: left, y: frame.midY - size.height / 2, width: size.width, height: size.height),
                proposal: ProposedViewSize(size))
            x += size.width + gap
        }
    }

    /// Each takes what those before it left.
    private func sizes(_ proposal: ProposedViewSize) -> [CGSize] {
        var left = proposal.width
        return children.map { child in
            let size = child.size(ProposedViewSize(width: left.map { max(0, $0) }, height: proposal.height))
            left = left.map { $0 - size.width - gap }
            return size
        }
    }
}
