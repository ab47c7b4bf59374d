/// Shows what a view looks like while it is being made.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

extension PreviewProvider {
    /// The previews one by one, as a canvas lists them.
    @MainActor public static var _allPreviews: [_Preview] {
        ((previews as? any PreviewPart)?.previewParts ?? [previews]).enumerated().map { index, view in
            _Preview(id: index, content: AnyView(view), displayName: (view as? any PreviewPart)?.previewName)
        }
    }
}

/// One preview of a provider.
public struct _Preview: Identifiable {
    public let id: Int
    public let content: AnyView
    public let displayName: String?
}

/// The name of one preview.
struct PreviewName: PrimitiveModifier { let name: String? }

extension View {
    public nonisolated func previewDisplayName(_ value: String?) -> some View { modified(PreviewName(name: value)) }
}

/// What a search for previews and their names looks into.
@MainActor private protocol PreviewPart {
    /// The previews that lie side by side here; nil where this is one.
    var previewParts: [any View]? { get }
    var previewName: String? { get }
}

extension PreviewPart {
    var previewParts: [any View]? { nil }
    var previewName: String? { nil }
}

extension TupleView: PreviewPart {
    var previewParts: [any View]? { parts.flatMap { ($0 as? any PreviewPart)?.previewParts ?? [$0] } }
}

extension Group: PreviewPart where Content: View {
    var previewParts: [any View]? { (content as? any PreviewPart)?.previewParts }
    var previewName: String? { (content as? any PreviewPart)?.previewName }
}

extension ForEach: PreviewPart where Content: View {
    var previewParts: [any View]? {
        data.flatMap { element -> [any View] in
            let view = content(element)
            return (view as? any PreviewPart)?.previewParts ?? [view]
        }
    }
}

extension Modified: PreviewPart {
    var previewName: String? {
        (modifier as? PreviewName)?.name ?? (content as? any PreviewPart)?.previewName
    }
}
