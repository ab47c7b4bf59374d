import Drawing
import Foundation
import Stage

/// Changes how a view is drawn, not how it is laid out.
struct EffectModifier: PrimitiveModifier {
    enum Effect {
        case opacity(Double)
        case clip(any Shape)
        case shadow(Color, CGFloat, CGSize)
        case rotation(Angle, UnitPoint)
        case scale(CGSize, UnitPoint)
        case hidden

        /// The numbers that an animation moves.
        var moving: MovingPair? {
            switch self {
            case .opacity(let opacity): MovingPair(first: opacity, second: 0)
            case .rotation(let angle, _): MovingPair(first: angle.radians, second: 0)
            case .scale(let scale, _): MovingPair(scale)
            case .clip, .shadow, .hidden: nil
            }
        }

        func moved(to shown: MovingPair?) -> Effect {
            guard let shown else { return self }
            return switch self {
            case .opacity: .opacity(shown.first)
            case .rotation(_, let anchor): .rotation(.radians(shown.first), anchor)
            case .scale(_, let anchor): .scale(shown.size, anchor)
            case .clip, .shadow, .hidden: self
            }
        }
    }
    let effect: Effect
    func update(_ node: Node) {
        if let moving = effect.moving { Motion.follow(moving, in: node) }
    }
    func wrap(_ item: Item, node: Node) -> Item { EffectItem(node, item, effect) }
}

@MainActor final class EffectItem: WrapperItem {
    private let effect: EffectModifier.Effect

    init(_ node: Node, _ child: Item, _ effect: EffectModifier.Effect) {
        self.effect = effect
        super.init(node, child)
    }

    override func draw(on canvas: Canvas) {
        switch effect.moved(to: Motion.shown(in: node)) {
        case .hidden: break
        case .opacity(let opacity):
            if opacity <= 0 { return }
            if opacity >= 1 { return child.draw(on: canvas) }
            canvas.pushLayer(opacity: opacity)
            child.draw(on: canvas)
            canvas.popLayer()
        case .clip(let shape):
            canvas.save()
            canvas.clip(
                to: shape.path(in: frame).mirrored(
                    in: frame, if: shape.layoutDirectionBehavior.isMirrored(in: environment.layoutDirection)
                ).elements)
            child.draw(on: canvas)
            canvas.restore()
        case .shadow(let color, let radius, let offset):
            let outline = [PathElement].roundedRectangle(frame, radius: min(16, frame.height / 2))
            canvas.shadow(
                of: outline, color: color.rgba(in: environment), radius: Double(radius),
                offset: CGPoint(x: offset.width, y: offset.height))
            child.draw(on: canvas)
        case .rotation(let angle, let anchor):
            turned(about: anchor, on: canvas) { canvas.rotate(by: angle.radians) }
        case .scale(let scale, let anchor):
            turned(about: anchor, on: canvas) { canvas.scale(x: Double(scale.width), y: Double(scale.height)) }
        }
    }

    private func turned(about anchor: UnitPoint, on canvas: Canvas, _ transform: () -> Void) {
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        canvas.save()
        canvas.translate(by: center)
        transform()
        canvas.translate(by: CGPoint(x: -center.x, y: -center.y))
        child.draw(on: canvas)
        canvas.restore()
    }

    override func hits(_ point: CGPoint) -> [Item] {
        switch effect {
        case .hidden: []
        case .opacity(let opacity) where opacity <= 0: []
        case .clip where !frame.contains(point): []
        default: super.hits(point)
        }
    }

    override func semantics() -> [Semantics] {
        switch effect {
        case .hidden: []
        case .opacity(let opacity) where opacity <= 0: []
        default: super.semantics()
        }
    }
}

extension View {
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modified(EffectModifier(effect: .opacity(opacity)))
    }
    public nonisolated func hidden() -> some View { modified(EffectModifier(effect: .hidden)) }
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modified(EffectModifier(effect: .clip(shape)))
    }
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modified(EffectModifier(effect: .clip(Rectangle())))
    }
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modified(EffectModifier(effect: .shadow(color, radius, CGSize(width: x, height: y))))
    }
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(EffectModifier(effect: .rotation(angle, anchor)))
    }
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modified(EffectModifier(effect: .scale(scale, anchor)))
    }
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modified(EffectModifier(effect: .scale(CGSize(width: s, height: s), anchor)))
    }
    public nonisolated func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        modified(EffectModifier(effect: .scale(CGSize(width: x, height: y), anchor)))
    }
    public nonisolated func compositingGroup() -> some View { self }
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    { self }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modified(EnvironmentChange { if let colorScheme { $0.colorScheme = colorScheme } })
    }
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
