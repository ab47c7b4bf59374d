import Foundation
import Stage

/// A label that shows or hides further content below it.
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?

    init(label: Label, content: @escaping () -> Content, isExpanded: Binding<Bool>?) {
        self.label = label
        self.content = content
        self.isExpanded = isExpanded
    }

    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content, isExpanded: nil)
    }
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content, isExpanded: isExpanded)
    }
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), content: content, isExpanded: nil)
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(titleKey), content: content, isExpanded: isExpanded)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(title), content: content, isExpanded: nil)
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(title), content: content, isExpanded: isExpanded)
    }
}

extension DisclosureGroup: View {
    public var body: some View { DisclosureBody(label: label, content: content, binding: isExpanded) }
}

/// The group with a state of its own for when nobody else keeps it.
private struct DisclosureBody<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let binding: Binding<Bool>?
    @State private var own = false
    @Environment(\.list.isContent) private var isInList

    var body: some View {
        let expansion = binding ?? $own
        if isInList {
            // In a list the label and what it discloses are rows of their own.
            heading(expansion)
            if expansion.wrappedValue { content() }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                heading(expansion)
                if expansion.wrappedValue { content() }
            }
        }
    }

    private func heading(_ expansion: Binding<Bool>) -> some View {
        let isExpanded = expansion.wrappedValue
        return HStack(spacing: 8) {
            label
            Spacer(minLength: 8)
            Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
                .imageScale(.small).modified(Silent()).foregroundStyle(.tint)
        }
        .modified(
            ButtonBehavior(
                action: { withAnimation { expansion.wrappedValue.toggle() } }, place: isInList ? .row : .content,
                press: { _ in },
                describe: { result, _ in
                    result.element.value = isExpanded ? "Expanded" : "Collapsed"
                }))
    }
}
