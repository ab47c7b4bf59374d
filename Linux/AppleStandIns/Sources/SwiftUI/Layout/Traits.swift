import Foundation

/// Says something about a view to the container around it.
struct LayoutTraits: PrimitiveModifier {
    var priority: Double?
    var zIndex: Double?
    var guide: (key: AlignmentKey, compute: (ViewDimensions) -> CGFloat)?

    func wrap(_ item: Item, node: Node) -> Item { LayoutTraitsItem(node, item, traits: self) }
}

@MainActor final class LayoutTraitsItem: WrapperItem {
    private let traits: LayoutTraits

    init(_ node: Node, _ child: Item, traits: LayoutTraits) {
        self.traits = traits
        super.init(node, child)
    }

    override var layoutPriority: Double { traits.priority ?? child.layoutPriority }
    override var zIndex: Double { traits.zIndex ?? child.zIndex }
    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { traits.guide?.key == key || super.mayHaveGuide(key) }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let guide = traits.guide, guide.key == key else {
            return super.explicitGuide(key, in: size, proposal: proposal)
        }
        return guide.compute(child.dimensions(proposal))
    }
}

/// A value under a key that the container around a view may ask for.
struct TraitValue: PrimitiveModifier {
    let key: ObjectIdentifier
    let value: Any
    func wrap(_ item: Item, node: Node) -> Item { TraitItem(node, item, key: key, value: value) }
}

@MainActor final class TraitItem: WrapperItem {
    private let key: ObjectIdentifier
    private let value: Any

    init(_ node: Node, _ child: Item, key: ObjectIdentifier, value: Any) {
        self.key = key
        self.value = value
        super.init(node, child)
    }

    override func trait(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : super.trait(key) }
}

extension View {
    public nonisolated func layoutPriority(_ value: Double) -> some View { modified(LayoutTraits(priority: value)) }
    public nonisolated func zIndex(_ value: Double) -> some View { modified(LayoutTraits(zIndex: value)) }

    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modified(LayoutTraits(guide: (g.key, computeValue))) }

    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modified(LayoutTraits(guide: (g.key, computeValue))) }

    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modified(TraitValue(key: ObjectIdentifier(key), value: value))
    }
}
