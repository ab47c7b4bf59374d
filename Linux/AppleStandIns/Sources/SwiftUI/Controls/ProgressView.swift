import Drawing
import Foundation
import Stage

/// Shows that something goes on, and how far it is.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let fraction: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: SwiftUI.fraction(value, of: total), label: nil, currentValueLabel: nil)
    }
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: SwiftUI.fraction(value, of: total), label: label(), currentValueLabel: nil)
    }
    public nonisolated init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: SwiftUI.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView: PrimitiveView {
    func update(_ node: Node) {
        node.reconcile([
            VStack(spacing: 8) {
                if fraction != nil { label.foregroundStyle(Color.secondary) }
                ProgressMark(fraction: fraction)
                // The spokes stand above their label.
                if fraction == nil { label.foregroundStyle(Color.secondary) }
                currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
            }
        ])
    }

    func makeItems(_ node: Node) -> [Item] {
        node.children.flatMap { $0.items() }.map { ProgressItem(node, $0, fraction: fraction) }
    }
}

/// A progress view is one element, with its label.
private final class ProgressItem: WrapperItem {
    let fraction: Double?

    init(_ node: Node, _ child: Item, fraction: Double?) {
        self.fraction = fraction
        super.init(node, child)
    }

    override func semantics() -> [Semantics] {
        var result = Semantics(role: .progressIndicator, item: self)
        let label = Semantics.mergedLabel(child.semantics())
        result.element.label = label.isEmpty && fraction == nil ? "In progress" : label
        result.element.traits = .updatesFrequently
        result.element.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
        return [result]
    }
}

/// The bar or the spokes.
private struct ProgressMark {
    let fraction: Double?
}

extension ProgressMark: PrimitiveView {
    func update(_ node: Node) {}
    func makeItems(_ node: Node) -> [Item] { [ProgressMarkItem(node, fraction: fraction)] }
}

private final class ProgressMarkItem: Item {
    let fraction: Double?

    init(_ node: Node, fraction: Double?) {
        self.fraction = fraction
        super.init(node)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        fraction == nil ? CGSize(width: 20, height: 20) : CGSize(width: proposal.width ?? 120, height: 4)
    }

    override func draw(on canvas: Canvas) {
        let isDark = environment.colorScheme == .dark
        guard let fraction else {
            for spoke in 0..<8 {
                let angle = Double(spoke) * .pi / 4
                let color = Palette.label(1, dark: isDark).opacity(0.3 + 0.7 * Double(spoke) / 8)
                let from = CGPoint(x: frame.midX + cos(angle) * 5, y: frame.midY + sin(angle) * 5)
                let to = CGPoint(x: frame.midX + cos(angle) * 9, y: frame.midY + sin(angle) * 9)
                canvas.stroke([.move(from), .line(to)], with: .color(color), pen: Pen(width: 2.2, cap: .round))
            }
            return
        }
        canvas.fill(.roundedRectangle(frame, radius: 2), with: .color(Palette.fill(dark: isDark)))
        var done = frame
        done.size.width *= fraction
        if isRightToLeft { done.origin.x = frame.maxX - done.width }
        canvas.fill(.roundedRectangle(done, radius: 2), with: .color(Color.accentColor.rgba(in: environment)))
    }
}

/// The look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {}
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
}
public struct LinearProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
}
public struct CircularProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modified(EnvironmentChange { $0.controls.progressStyle = style })
    }
}
