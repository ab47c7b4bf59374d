import Foundation
import Stage

/// Shows a panel of the system's: an alert, or a dialog that asks for a choice.
struct PanelModifier<Actions: View, Message: View> {
    let kind: PresentationRecord.Kind
    let title: Text
    var showsTitle = true
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message
}

extension PanelModifier: PrimitiveModifier {
    func update(_ node: Node) {
        guard isPresented.wrappedValue else { return Presentations.end(node) }
        let record = Presentations.record(of: node, kind: kind)
        let binding = isPresented
        record.dismiss = { binding.wrappedValue = false }
        record.title = title.plain(in: node.environment)
        record.showsTitle = showsTitle
        var inner = Presentations.environment(for: node, dismiss: record.dismiss)
        inner.isSystemChrome = true
        var buttons = inner
        buttons.afterAction = record.dismiss
        buttons.controlPlace = .panel
        var texts = inner
        texts.font = .footnote
        texts.multilineTextAlignment = .center
        let old = node.extraChildren
        let rows = node.adopt(
            PanelActions(content: actions(), cancels: kind == .dialog, isAlert: kind == .alert), key: "actions",
            replacing: old.first, environment: buttons)
        let words = node.adopt(message(), key: "message", replacing: old.count > 1 ? old[1] : nil, environment: texts)
        rows.isPresented = true
        words.isPresented = true
        node.extraChildren = [rows, words]
        record.content = [rows, words]
    }
}

/// The buttons of a panel, and the one that iOS adds: Cancel to a dialog, OK to an alert without any.
private struct PanelActions<Content: View> {
    let content: Content
    let cancels: Bool
    let isAlert: Bool
}

extension PanelActions: PrimitiveView {
    func update(_ node: Node) {
        node.reconcile([content], keys: ["own"])
        let own = node.items()
        var hasCancel = false
        for item in own {
            item.search {
                if ($0 as? any RoleHolder)?.role == .cancel { hasCancel = true }; return hasCancel
            }
        }
        if cancels, !hasCancel {
            node.reconcile(
                [content, Button(role: .cancel, action: {}, label: { Text(verbatim: "Cancel") })],
                keys: ["own", "added"])
        } else if isAlert, own.isEmpty {
            node.reconcile([content, Button(action: {}, label: { Text(verbatim: "OK") })], keys: ["own", "added"])
        }
        node.discardItems()
    }
}

/// An item that knows its button's role.
@MainActor protocol RoleHolder: Item {
    var role: ButtonRole? { get }
}

extension View {
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }
    public nonisolated func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View
    {
        let actions = actions()
        return modified(
            PanelModifier(
                kind: .alert, title: title, isPresented: isPresented, actions: { actions }, message: { EmptyView() }))
    }

    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions()
        let message = message()
        return modified(
            PanelModifier(
                kind: .alert, title: title, isPresented: isPresented, actions: { actions }, message: { message }))
    }

    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map { actions($0) }
        return modified(
            PanelModifier(
                kind: .alert, title: title, isPresented: isPresented, actions: { actions }, message: { EmptyView() }))
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let actions = data.map { actions($0) }
        let message = data.map { message($0) }
        return modified(
            PanelModifier(
                kind: .alert, title: title, isPresented: isPresented, actions: { actions }, message: { message }))
    }
}
