import Foundation
import Stage

/// The checks that need no pixels: size, description, traits, and how texts were laid out.
enum ElementAudit {
    static func issues(of elements: [Element]) -> [AuditIssue] {
        elements.flatMap { [hitRegion($0), description($0), trait($0)].compactMap(\.self) + text($0) }
    }

    /// The smallest target that a finger finds: 44 points each way.
    static let smallestTarget = 44.0

    private static func hitRegion(_ element: Element) -> AuditIssue? {
        let (width, height) = (element.frame.width, element.frame.height)
        // Rounding to pixels may take a fraction of a point.
        // What VoiceOver alone can adjust is no target for a finger.
        guard element.isActivatable, element.isEnabled, min(width, height) < smallestTarget - 0.5 else { return nil }
        return AuditIssue(
            .hitRegion, element: element.id, summary: "Hit area is too small.",
            details: "It is \(points(width)) by \(points(height)) points; 44 by 44 are needed.")
    }

    private static func description(_ element: Element) -> AuditIssue? {
        let label = element.label.trimmingCharacters(in: .whitespacesAndNewlines)
        let needsLabel = isControl(element) || element.role == .image
        if label.isEmpty {
            guard needsLabel else { return nil }
            return AuditIssue(
                .sufficientElementDescription, element: element.id, summary: "Element has no description.",
                details: "VoiceOver has nothing to say for this \(element.role.rawValue).")
        }
        guard needsLabel, isNameOfFile(label) else { return nil }
        return AuditIssue(
            .sufficientElementDescription, element: element.id, summary: "Label is not human-readable.",
            details: "“\(label)” reads like the name of a picture or of a piece of code.")
    }

    /// `checkmark.circle.fill`, `icon_save`, `habit-image.png`: no spaces, and punctuation inside.
    private static func isNameOfFile(_ label: String) -> Bool {
        !label.contains(where: \.isWhitespace) && label.count > 3 && label.allSatisfy(\.isASCII)
            && label.dropFirst().dropLast().contains { $0 == "." || $0 == "_" } && label.contains(where: \.isLetter)
            && label.lowercased() == label
    }

    private static func trait(_ element: Element) -> AuditIssue? {
        let isPlain = [.staticText, .image, .other, .group].contains(element.role)
        let saysItActs = !element.traits.isDisjoint(with: [.button, .link, .toggle, .searchField, .keyboardKey])
        guard isPlain, element.isActivatable, !saysItActs else { return nil }
        return AuditIssue(
            .trait, element: element.id, summary: "Element can be activated but does not say so.",
            details: "It needs the trait of a button, a link or a toggle.")
    }

    private static func text(_ element: Element) -> [AuditIssue] {
        guard let text = element.text, !text.isInSystemBar else { return [] }
        var issues: [AuditIssue] = []
        if text.isTruncated {
            issues.append(
                AuditIssue(
                    .textClipped, element: element.id, summary: "Text is clipped.", details: "It must wrap instead."))
        }
        if !text.scales {
            issues.append(
                AuditIssue(
                    .dynamicType, element: element.id, summary: "Text does not grow.",
                    details: "Its \(points(text.pointSize)) points do not follow the text size setting."))
        }
        return issues
    }

    private static func isControl(_ element: Element) -> Bool { element.isActivatable || element.isAdjustable }

    private static func points(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(format: "%.1f", number)
    }
}
