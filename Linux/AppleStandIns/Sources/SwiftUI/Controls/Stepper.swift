import Drawing
import Foundation
import Stage

/// A control with a button that makes a value greater and one that makes it smaller.
public struct Stepper<Label: View> {
    let label: Label
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let editing: (Bool) -> Void

    init(_ label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?, _ editing: @escaping (Bool) -> Void) {
        self.label = label
        self.increment = increment
        self.decrement = decrement
        self.editing = editing
    }

    /// Steps within bounds; nothing happens at an end.
    init<V: Strideable>(
        _ label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, _ editing: @escaping (Bool) -> Void
    ) {
        func move(_ distance: V.Stride) -> (() -> Void)? {
            let new = value.wrappedValue.advanced(by: distance)
            guard bounds?.contains(new) != false else { return nil }
            return { value.wrappedValue = value.wrappedValue.advanced(by: distance) }
        }
        self.init(label, move(step), move(0 - step), editing)
    }
}

extension Stepper {
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), onIncrement, onDecrement, onEditingChanged)
    }
    @_disfavoredOverload
    public nonisolated init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), onIncrement, onDecrement, onEditingChanged)
    }
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), value: value, bounds: nil, step: step, onEditingChanged)
    }
    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), value: value, bounds: nil, step: step, onEditingChanged)
    }
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), value: value, bounds: bounds, step: step, onEditingChanged)
    }
    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), value: value, bounds: bounds, step: step, onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), onIncrement, onDecrement, onEditingChanged)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), onIncrement, onDecrement, onEditingChanged)
    }
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: value, bounds: nil, step: step, onEditingChanged)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), value: value, bounds: nil, step: step, onEditingChanged)
    }
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), value: value, bounds: bounds, step: step, onEditingChanged)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), value: value, bounds: bounds, step: step, onEditingChanged)
    }
}

extension Stepper: View {
    public var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 8)
            HStack(spacing: 1) {
                half("minus", "Decrement", decrement)
                half("plus", "Increment", increment)
            }
            .background(.fill, in: RoundedRectangle(cornerRadius: 8))
        }
        .modified(StepperMeaning(increment: increment, decrement: decrement))
    }

    @MainActor private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
        let editing = editing
        return Button {
            editing(true)
            action?()
            editing(false)
        } label: {
            face(name, symbol)
        }
        .buttonStyle(.plain)
        .disabled(action == nil)
    }

    @MainActor private func face(_ name: String, _ symbol: String) -> some View {
        IconWithSpokenTitle(
            icon: Image(systemName: symbol).modified(CappedText()).frame(width: 46, height: 32),
            title: Text(verbatim: name))
    }
}

/// VoiceOver adjusts a stepper as one element.
private struct StepperMeaning {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
}

extension StepperMeaning: PrimitiveModifier {
    func wrap(_ item: Item, node: Node) -> Item { StepperItem(node, item, meaning: self) }
}

private final class StepperItem: WrapperItem {
    let meaning: StepperMeaning

    init(_ node: Node, _ child: Item, meaning: StepperMeaning) {
        self.meaning = meaning
        super.init(node, child)
    }

    override func semantics() -> [Semantics] {
        let parts = child.semantics()
        let label = parts.filter { $0.element.role != .button }
        var result = Semantics(role: .stepper, item: self)
        result.element.label = Semantics.mergedLabel(label)
        let (up, down) = (meaning.increment, meaning.decrement)
        result.children = parts.filter { $0.element.role == .button }
        if environment.isEnabled { result.adjust = { isUp in (isUp ? up : down)?() } }
        return [result]
    }
}
