import Foundation
import Stage

/// Shows a view on top of everything while a binding asks for it.
struct SheetModifier<Content: View> {
    let kind: PresentationRecord.Kind
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let content: () -> Content
}

extension SheetModifier: PrimitiveModifier {
    func update(_ node: Node) {
        guard isPresented.wrappedValue else { return Presentations.end(node) }
        let record = Presentations.record(of: node, kind: kind)
        let binding = isPresented
        record.dismiss = { binding.wrappedValue = false }
        nonisolated(unsafe) let onDismiss = onDismiss
        record.onDismiss = { onDismiss?() }
        let inner = Presentations.environment(for: node, dismiss: record.dismiss)
        let shown = node.adopt(content(), key: "sheet", replacing: node.extraChildren.first, environment: inner)
        shown.isPresented = true
        node.extraChildren = [shown]
        record.content = [shown]
        record.readTraits(of: shown)
    }
}

/// Shows a view made from an item while there is one.
struct ItemSheetModifier<Item: Identifiable, Content: View> {
    let kind: PresentationRecord.Kind
    let item: Binding<Item?>
    let onDismiss: (() -> Void)?
    let content: (Item) -> Content
}

extension ItemSheetModifier: PrimitiveModifier {
    func update(_ node: Node) {
        guard let value = item.wrappedValue else { return Presentations.end(node) }
        let record = Presentations.record(of: node, kind: kind)
        let binding = item
        record.dismiss = { binding.wrappedValue = nil }
        nonisolated(unsafe) let onDismiss = onDismiss
        record.onDismiss = { onDismiss?() }
        let inner = Presentations.environment(for: node, dismiss: record.dismiss)
        // Another item is another sheet, with state of its own.
        let key = AnyHashable(value.id)
        let old = node.extraChildren.first.flatMap { $0.key == key ? $0 : nil }
        if old == nil { node.extraChildren.first?.detach() }
        let shown = node.adopt(content(value), key: key, replacing: old, environment: inner)
        shown.isPresented = true
        node.extraChildren = [shown]
        record.content = [shown]
        record.readTraits(of: shown)
    }
}

/// What presenting modifiers share.
@MainActor enum Presentations {
    static func record(of node: Node, kind: PresentationRecord.Kind) -> PresentationRecord {
        if let record = node.memory as? PresentationRecord { return record }
        let record = PresentationRecord(kind)
        node.memory = record
        node.scene.presentationChanged(isNew: true)
        return record
    }

    static func end(_ node: Node) {
        guard let record = node.memory as? PresentationRecord else { return }
        node.memory = nil
        for child in node.extraChildren { child.detach() }
        node.extraChildren = []
        node.scene.presentationChanged(isNew: false)
        if let onDismiss = record.onDismiss { node.scene.whenUpdated(onDismiss) }
    }

    /// A presentation begins anew: at the top of a tree of its own, with the values of the place that presents it.
    static func environment(for node: Node, dismiss: @escaping @MainActor () -> Void) -> EnvironmentValues {
        var inner = node.environment
        inner.engine = EngineEnvironment()
        inner.splitView = nil
        inner.system.isPresented = true
        inner.leavePlace()
        inner.dismiss = DismissAction(perform: dismiss)
        inner.textStyling = TextStyling()
        inner.foregroundStyles = []
        inner.isEnabled = true
        return inner
    }
}

extension PresentationRecord {
    /// Finds what the content says about its presentation, whatever stands around those modifiers.
    func readTraits(of content: Node) {
        canBeSwipedAway = true
        detents = []
        content.visit { node in
            guard let modifier = node.soughtModifier else { return true }
            if let hold = modifier as? DismissHold, hold.isDisabled { canBeSwipedAway = false }
            if let wanted = modifier as? DetentsModifier { detents = wanted.heights }
            return true
        }
    }
}

struct DismissHold: SoughtModifier { let isDisabled: Bool }
struct DetentsModifier: SoughtModifier { let heights: [CGFloat] }

extension WindowScene {
    /// A layer came or went: VoiceOver hears of a new screen, the keyboard's focus leaves what is covered.
    func presentationChanged(isNew: Bool) {
        AnnouncementQueue.shared.post(Announcement(kind: .screenChanged, text: "", priority: .normal))
        // Not at once: this runs while a view is evaluated, and what follows focus is written to.
        whenUpdated { [weak self] in
            guard let self else { return }
            moveAccessibilityFocus(to: nil)
            focus.resign(in: self)
        }
        panelOffset = 0
        setNeedsLayout()
    }
}

/// Heights at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    let height: CGFloat
    public static let medium = PresentationDetent(height: 0.5)
    public static let large = PresentationDetent(height: 1)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(height: fraction) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: height) }
}

extension View {
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modified(SheetModifier(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modified(ItemSheetModifier(kind: .sheet, item: item, onDismiss: onDismiss, content: content))
    }
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modified(SheetModifier(kind: .cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modified(DismissHold(isDisabled: isDisabled))
    }
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modified(DetentsModifier(heights: detents.map(\.height)))
    }
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
