import Foundation

/// Makes pages for the values of one type.
@MainActor protocol DestinationProvider: SoughtModifier {
    func view(for value: AnyHashable) -> (any View)?
}

struct DestinationModifier<Value: Hashable, Content: View>: SoughtModifier {
    let content: (Value) -> Content
}

extension DestinationModifier: DestinationProvider {
    func view(for value: AnyHashable) -> (any View)? { (value.base as? Value).map { content($0) } }
}

/// Shows a page while a binding asks for it.
@MainActor protocol PresentedDestination: SoughtModifier {
    var shown: (key: AnyHashable, view: any View, pop: @MainActor () -> Void)? { get }
}

struct BoundDestination<Content: View>: SoughtModifier {
    let isPresented: Binding<Bool>
    let content: Content
}

extension BoundDestination: PresentedDestination {
    func update(_ node: Node) { _ = isPresented.wrappedValue }
    var shown: (key: AnyHashable, view: any View, pop: @MainActor () -> Void)? {
        guard isPresented.wrappedValue else { return nil }
        return (0, content, { isPresented.wrappedValue = false })
    }
}

struct ItemDestination<Value: Hashable, Content: View>: SoughtModifier {
    let item: Binding<Value?>
    let content: (Value) -> Content
}

extension ItemDestination: PresentedDestination {
    func update(_ node: Node) { _ = item.wrappedValue }
    var shown: (key: AnyHashable, view: any View, pop: @MainActor () -> Void)? {
        guard let value = item.wrappedValue else { return nil }
        return (AnyHashable(value), content(value), { item.wrappedValue = nil })
    }
}

extension View {
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modified(DestinationModifier(content: destination)) }
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modified(BoundDestination(isPresented: isPresented, content: destination()))
    }
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modified(ItemDestination(item: item, content: destination)) }
}

/// A control that shows another page of the stack around it.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    let value: AnyHashable?
    let destination: Destination?
}

extension NavigationLink {
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination()
        value = nil
    }
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.value = value.map { AnyHashable($0) }
        destination = nil
    }
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink: PrimitiveView {
    func update(_ node: Node) {
        let navigation = node.environment.navigation
        let value = value
        nonisolated(unsafe) let destination = destination
        let isRow = node.environment.controlPlace == .row
        let isEnabled = navigation != nil && (value != nil || destination != nil)
        node.reconcile([
            Button {
                if let value {
                    navigation?.push(value: value)
                } else if let destination {
                    navigation?.push { destination }
                }
            } label: {
                LinkLabel(label: label, isRow: isRow)
            }
            .disabled(!isEnabled)
        ])
    }
}

/// The label of a link: in a row with a mark that says that more follows.
private struct LinkLabel<Label: View>: View {
    let label: Label
    let isRow: Bool
    var body: some View {
        if isRow {
            HStack {
                label.foregroundStyle(Color.primary).environment(\.dimsWhenDisabled, true)
                Spacer(minLength: 8)
                Image(systemName: "chevron.forward").foregroundStyle(Color.secondary.opacity(0.5)).imageScale(.small)
                    .accessibilityHidden(true)
            }
        } else {
            label
        }
    }
}
