import Drawing
import Foundation
import Stage

/// Measures what is drawn within each element against what is drawn behind it.
enum ContrastAudit {
    static func issues(of elements: [Element], in picture: Picture) -> [AuditIssue] {
        elements.flatMap { issues(of: $0, in: picture) }
    }

    /// One for each mark that is too weak.
    private static func issues(of element: Element, in picture: Picture) -> [AuditIssue] {
        // WCAG asks nothing of what cannot be used.
        guard element.isEnabled else { return [] }
        return PixelMarks(of: picture, in: element.visibleFrame).all.compactMap { mark in
            let needed = needed(for: mark, in: element)
            guard mark.contrast < needed - 0.05 else { return nil }
            return AuditIssue(
                .contrast, element: element.id, summary: "Contrast is not enough.",
                details: String(
                    format: "%.2f to 1 where %.1f to 1 is needed, at %.0f, %.0f.", mark.contrast, needed,
                    mark.frame.midX, mark.frame.midY))
        }
    }

    /// 4.5 for text, 3 for large text and for graphics.
    private static func needed(for mark: PixelMarks.Mark, in element: Element) -> Double {
        if let text = element.text { return text.pointSize >= 24 || (text.isBold && text.pointSize >= 18.5) ? 3 : 4.5 }
        if element.role == .image { return 3 }
        return mark.frame.height <= tallestLine ? 4.5 : 3
    }

    /// In an element of several parts, what is taller than a line of body text is taken for a graphic.
    private static let tallestLine = 24.0
}
