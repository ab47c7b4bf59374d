import Foundation

/// The pictures that stand where a phone's system chrome shows a system symbol: drawings of our own, by the same names.
package struct SymbolGlyph: Sendable {
    /// The names that have a picture.
    package static var names: [String] { symbolTable.keys.sorted() }

    package static func exists(_ name: String) -> Bool { symbolTable[name] != nil }

    /// What is stroked with a round pen, filled, and cut out of what is filled, within a square of `grid` by `grid`.
    package let strokes, fills, cutouts: [PathElement]

    package static let grid: CGFloat = 24
    /// The pen's width on the grid, for a font's regular weight.
    package static let penWidth = 1.8

    /// The glyph of that name, or nil where a phone too would show nothing.
    ///
    /// - Parameter isRightToLeft: mirrors what points backward and forward, and nothing else.
    package init?(named name: String, isRightToLeft: Bool = false) {
        guard let drawing = symbolTable[name] else { return nil }
        var parser = OutlineParser(drawing)
        let parts = parser.parts()
        // No Foundation here mirrors text; of all names only these say a direction of reading.
        let isMirrored = isRightToLeft && ["backward", "forward", "list."].contains { name.contains($0) }
        func place(_ path: [PathElement]) -> [PathElement] {
            guard isMirrored else { return path }
            return path.map { $0.mapPoints { CGPoint(x: Self.grid - $0.x, y: $0.y) } }
        }
        strokes = place(parts.strokes)
        fills = place(parts.fills)
        cutouts = place(parts.cutouts)
    }

    /// The outline to stroke, fitted into `rect`; nil for a name without a picture.
    package static func path(named name: String, in rect: CGRect, isRightToLeft: Bool = false) -> [PathElement]? {
        guard let glyph = SymbolGlyph(named: name, isRightToLeft: isRightToLeft) else { return nil }
        return (glyph.strokes + glyph.fills + glyph.cutouts).map { $0.mapPoints { fit($0, in: rect) } }
    }

    static func fit(_ point: CGPoint, in rect: CGRect) -> CGPoint {
        let side = min(rect.width, rect.height)
        return CGPoint(
            x: rect.midX + (point.x / grid - 0.5) * side, y: rect.midY + (point.y / grid - 0.5) * side)
    }

    /// How wide and high a symbol beside text of that face is: its height a little more than the capitals'.
    package static func side(beside face: FontFace) -> Double { face.size * 1.24 }
}

extension Canvas {
    /// Draws a symbol into the largest square in the middle of `rect`; false if there is none of that name.
    @discardableResult
    package func draw(
        symbol name: String, in rect: CGRect, color: RGBA, weight: Int = 400, isRightToLeft: Bool = false
    ) -> Bool {
        guard let glyph = SymbolGlyph(named: name, isRightToLeft: isRightToLeft) else { return false }
        func fitted(_ path: [PathElement]) -> [PathElement] {
            path.map { $0.mapPoints { SymbolGlyph.fit($0, in: rect) } }
        }
        let unit = min(rect.width, rect.height) / SymbolGlyph.grid
        let factor = 1 + Double(weight - 400) / 1000
        let pen = Pen(width: SymbolGlyph.penWidth * factor * unit, cap: .round, join: .round)
        // As a layer, where parts overlap they do not show through one another, and can be cut out.
        pushLayer(opacity: color.alpha)
        let paint = Paint.color(color.opacity(1 / max(color.alpha, 0.001)))
        fill(fitted(glyph.fills), with: paint)
        stroke(fitted(glyph.strokes), with: paint, pen: pen)
        erase { stroke(fitted(glyph.cutouts), with: .color(.black), pen: pen) }
        popLayer()
        return true
    }
}

/// Reads the notation of the symbol table: M, L, Q, C and Z as in SVG, O for a circle (centre and radius), R for a
/// rounded rectangle (left, top, width, height, radius); FILL and CUT begin what is filled and what is cut out of it.
private struct OutlineParser {
    private let words: [Substring]
    private var next = 0

    init(_ text: String) { words = text.split(separator: " ") }

    mutating func parts() -> (strokes: [PathElement], fills: [PathElement], cutouts: [PathElement]) {
        var parts: [[PathElement]] = [[], [], []]
        var part = 0
        while next < words.count {
            let word = words[next]
            next += 1
            switch word {
            case "FILL": part = 1
            case "CUT": part = 2
            case "M": parts[part].append(.move(point()))
            case "L": parts[part].append(.line(point()))
            case "Q":
                let control = point()
                parts[part].append(.quad(to: point(), control: control))
            case "C":
                let (first, second) = (point(), point())
                parts[part].append(.curve(to: point(), control1: first, control2: second))
            case "Z": parts[part].append(.close)
            case "O":
                let (centre, radius) = (point(), number())
                let box = CGRect(origin: centre, size: .zero).insetBy(dx: -radius, dy: -radius)
                parts[part] += [PathElement].ellipse(in: box)
            case "R":
                let (origin, size, radius) = (point(), point(), number())
                let box = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
                parts[part] += [PathElement].roundedRectangle(box, radius: radius)
            default: break
            }
        }
        return (parts[0], parts[1], parts[2])
    }

    private mutating func number() -> CGFloat {
        guard next < words.count, let value = Double(words[next]) else { return 0 }
        next += 1
        return value
    }

    private mutating func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
    }
}
