import Drawing
import Foundation
import Stage

/// A picker as its style shows it.
struct PickerLook: View {
    let style: any PickerStyle
    let label: AnyView
    let options: [PickerOption]
    @Environment(\.controlPlace) private var place
    @Environment(\.controls.hidesLabels) private var hidesLabel

    var body: some View {
        if place == .menu {
            PickerRows(options: options)
        } else if style is SegmentedPickerStyle || style is PalettePickerStyle {
            PickerSegments(label: label, options: options)
        } else if style is InlinePickerStyle {
            if !hidesLabel { label.font(.footnote).foregroundStyle(.secondary) }
            PickerRows(options: options)
        } else if style is NavigationLinkPickerStyle {
            PickerLink(label: label, options: options)
        } else {
            PickerMenu(label: label, options: options, place: place)
        }
    }
}

/// The chosen value, which opens a menu of all values.
private struct PickerMenu: View {
    let label: AnyView
    let options: [PickerOption]
    let place: ControlPlace
    @Environment(\.controls.hidesLabels) private var hidesLabel

    var body: some View {
        PopUpButton(menu: AnyView(PickerRows(options: options)), describe: describe, place: place) {
            if place == .row, !hidesLabel {
                HStack(spacing: 8) {
                    label
                    Spacer(minLength: 8)
                    value.foregroundStyle(Color.secondary)
                }
            } else {
                value.modified(TintedLabel(role: nil))
            }
        }
        .modified(PickerMeaning(label: label))
    }

    private var title: String { options.first { $0.isChosen }?.title ?? "" }

    private var value: some View {
        HStack(spacing: 4) {
            Text(verbatim: title)
            ChevronMark()
        }
    }

    private func describe(_ result: inout Semantics) {
        result.element.label = ""
        result.element.value = title
        let options = options
        result.choose = { name in
            guard let option = options.first(where: { $0.title == name }), let choose = option.choose else {
                return false
            }
            choose()
            return true
        }
    }
}

/// The chosen value, which leads to a screen of all values.
private struct PickerLink: View {
    let label: AnyView
    let options: [PickerOption]

    var body: some View {
        NavigationLink {
            PickerScreen(options: options)
        } label: {
            LabeledContent {
                Text(verbatim: options.first { $0.isChosen }?.title ?? "")
            } label: {
                label
            }
        }
    }
}

/// All values; choosing one goes back.
private struct PickerScreen: View {
    let options: [PickerOption]
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            PickerRows(options: options).environment(\.afterAction) { dismiss() }
        }
    }
}

/// Puts the picker's label into its element.
struct PickerMeaning {
    let label: AnyView
}

extension PickerMeaning: PrimitiveModifier {
    func update(_ node: Node) {
        var inner = node.environment
        inner.isLazyContainer = false
        inner.list.isContent = false
        node.extraChildren = [
            node.adopt(label, key: "label", replacing: node.extraChildren.first, environment: inner)
        ]
    }

    func wrap(_ item: Item, node: Node) -> Item {
        PickerMeaningItem(node, item, label: node.extraChildren.flatMap { $0.items() })
    }
}

private final class PickerMeaningItem: WrapperItem {
    let label: [Item]

    init(_ node: Node, _ child: Item, label: [Item]) {
        self.label = label
        super.init(node, child)
    }

    override func semantics() -> [Semantics] {
        var list = child.semantics()
        guard !list.isEmpty else { return [] }
        list[0].element.label = Semantics.mergedLabel(label.flatMap { $0.semantics() })
        return list
    }
}

/// The values one below another, the chosen one checked.
struct PickerRows: View {
    let options: [PickerOption]
    @Environment(\.controlPlace) private var place

    var body: some View {
        ForEach(options) { option in
            Button {
                option.choose?()
            } label: {
                if place == .menu {
                    CheckedRow(isChecked: option.isChosen, label: OptionLabel(option: option))
                } else {
                    HStack(spacing: 0) {
                        OptionLabel(option: option).foregroundStyle(Color.primary)
                        Spacer(minLength: 8)
                        Image(systemName: "checkmark").imageScale(.small).modified(Silent()).opacity(
                            option.isChosen ? 1 : 0)
                    }
                }
            }
            .modified(ChosenMark(isChosen: option.isChosen))
        }
    }
}

/// Marks the chosen value's element as selected.
struct ChosenMark {
    let isChosen: Bool
}

extension ChosenMark: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { ChosenMarkItem(node, item, isChosen: isChosen) }
}

private final class ChosenMarkItem: WrapperItem {
    let isChosen: Bool

    init(_ node: Node, _ child: Item, isChosen: Bool) {
        self.isChosen = isChosen
        super.init(node, child)
    }

    override func semantics() -> [Semantics] {
        child.semantics().map { part in
            var part = part
            part.element.isSelected = isChosen
            if isChosen { part.element.traits.insert(.selected) }
            return part
        }
    }
}

/// The values side by side in one bar.
private struct PickerSegments: View {
    let label: AnyView
    let options: [PickerOption]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(options) { option in
                PressableButton(role: nil, action: { option.choose?() }, place: .content) { isPressed in
                    OptionLabel(option: option)
                        .padding(.horizontal, 6)
                        .frame(maxWidth: .infinity, minHeight: 28)
                        .modified(SegmentGround(isChosen: option.isChosen))
                        .opacity(isPressed ? 0.6 : 1)
                }
                .modified(ChosenMark(isChosen: option.isChosen))
            }
        }
        .padding(2)
        .background(.fill, in: RoundedRectangle(cornerRadius: 9))
    }
}

private struct SegmentGround {
    let isChosen: Bool
}

extension SegmentGround: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { isChosen ? SegmentGroundItem(node, item) : item }
}

private final class SegmentGroundItem: WrapperItem {
    override func draw(on canvas: Canvas) {
        let isDark = environment.colorScheme == .dark
        let color = isDark ? RGBA(0.39, 0.39, 0.4) : .white
        canvas.fill(.roundedRectangle(frame.insetBy(dx: 0.5, dy: 0), radius: 7), with: .color(color))
        super.draw(on: canvas)
    }
}

/// The pair of chevrons that tells a pop-up button.
struct ChevronMark {}

extension ChevronMark: PrimitiveView {
    func update(_ node: Node) {}
    func makeItems(_ node: Node) -> [Item] { [ChevronMarkItem(node)] }
}

private final class ChevronMarkItem: Item {
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 12, height: 16) }

    override func draw(on canvas: Canvas) {
        let color = HierarchicalShapeStyle(level: 0).engineColor(in: environment)
        let pen = Pen(width: 1.6, cap: .round, join: .round)
        for (tip, foot) in [(frame.midY - 6, frame.midY - 2.5), (frame.midY + 6, frame.midY + 2.5)] {
            canvas.stroke(
                [
                    .move(CGPoint(x: frame.midX - 3.5, y: foot)), .line(CGPoint(x: frame.midX, y: tip)),
                    .line(CGPoint(x: frame.midX + 3.5, y: foot)),
                ], with: .color(color), pen: pen)
        }
    }
}

/// A button of the engine's own that opens a menu.
struct PopUpButton<Label: View> {
    let menu: AnyView
    let describe: @MainActor (inout Semantics) -> Void
    let place: ControlPlace
    let label: Label

    init(
        menu: AnyView, describe: @escaping @MainActor (inout Semantics) -> Void, place: ControlPlace,
        @ViewBuilder label: () -> Label
    ) {
        self.menu = menu
        self.describe = describe
        self.place = place
        self.label = label()
    }
}

extension PopUpButton: PrimitiveView {
    func update(_ node: Node) {
        let popUp = MenuPopUp.of(node)
        popUp.take(menu, node: node)
        let describe = describe
        node.reconcile([
            label.modified(
                ButtonBehavior(
                    action: { popUp.open() }, place: place, press: { _ in },
                    describe: { result, _ in describe(&result) }))
        ])
        popUp.addContent(to: node)
    }
}
