import Drawing
import Foundation
import Stage

/// A picture; here only the system's symbols, drawn by outlines of our own.
public struct Image: Equatable, Sendable {
    let symbol: String
    var isDecorative = false
    var label: Text?
    var isResizable = false

    public init(systemName: String) { symbol = systemName }
    public init(systemName: String, variableValue: Double?) { symbol = systemName }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Scale: Hashable, Sendable { case small, medium, large }
}

public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode(), multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode(), palette = SymbolRenderingMode()
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image: PrimitiveView {
    func update(_ node: Node) {
        if !SymbolGlyph.exists(symbol) {
            node.scene.report("There is no system symbol named \(symbol) in the list for iOS 17")
        }
    }
    func makeItems(_ node: Node) -> [Item] { [SymbolItem(node, image: self)] }
}

/// Draws a symbol at the size of the text around it.
@MainActor final class SymbolItem: Item {
    private let image: Image
    init(_ node: Node, image: Image) {
        self.image = image
        super.init(node)
    }

    private var face: FontFace { (environment.font ?? .body).face(in: environment) }
    private var side: CGFloat {
        let factor: CGFloat = environment.imageScale == .small ? 0.8 : environment.imageScale == .large ? 1.25 : 1
        return (SymbolGlyph.side(beside: face) * factor).rounded()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if image.isResizable { return proposal.replacingUnspecifiedDimensions(by: CGSize(width: side, height: side)) }
        return CGSize(width: side, height: side)
    }

    override func mayHaveGuide(_ key: AlignmentKey) -> Bool { key.isTextBaseline }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key {
            // Centred on the capitals of the text beside it.
            return size.height / 2 + face.capHeight / 2
        }
        return nil
    }

    override func draw(on canvas: Canvas) {
        let color = HierarchicalShapeStyle(level: 0).engineColor(in: environment)
        let shown = environment.isEnabled || !environment.dimsWhenDisabled ? color : color.opacity(0.4)
        canvas.draw(symbol: image.symbol, in: frame, color: shown, weight: face.weight, isRightToLeft: isRightToLeft)
    }

    override func semantics() -> [Semantics] {
        if image.isDecorative { return [] }
        var result = Semantics(role: .image, item: self)
        result.element.label = image.label?.plain(in: environment) ?? SymbolNames.spoken(image.symbol)
        result.element.traits = .image
        return [result]
    }
}

/// What VoiceOver says for a symbol that nobody gave a label.
enum SymbolNames {
    static func spoken(_ symbol: String) -> String {
        symbol.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ").capitalized
    }
}
