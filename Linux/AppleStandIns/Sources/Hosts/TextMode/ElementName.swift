import Foundation
import Stage

/// Finds the element that a person means by a name or a number.
struct ElementName {
    let text: String

    enum Finding: Equatable {
        case one(Element)
        case none
        /// Numbers in the list of the screen searched.
        case several([Int])
    }

    /// Looks among the elements that are `able` to do what is wanted, and among all of them only when none such fits.
    func find(in stops: [Element], able: (Element) -> Bool = { _ in true }) -> Finding {
        let capable = find(among: stops.enumerated().filter { able($0.element) })
        return capable == .none ? find(among: Array(stops.enumerated())) : capable
    }

    private func find(among candidates: [(offset: Int, element: Element)]) -> Finding {
        let wanted = Self.folded(text)
        let tests: [(Element) -> Bool] = [
            { Self.names(of: $0).contains(text) },
            { Self.names(of: $0).contains { Self.folded($0) == wanted } },
            { Self.names(of: $0).contains { Self.folded($0).hasPrefix(wanted) } },
        ]
        for test in tests {
            let found = candidates.filter { test($0.element) }
            if found.count == 1 { return .one(found[0].element) }
            if found.count > 1 { return .several(found.map { $0.offset + 1 }) }
        }
        return .none
    }

    private static func names(of element: Element) -> [String] {
        ([element.label, element.identifier] + element.inputLabels + [element.placeholder ?? ""]).filter { !$0.isEmpty }
    }

    /// Case, the shape of apostrophes and what cannot be seen do not tell two names apart.
    private static func folded(_ name: String) -> String {
        name.withoutDirectionMarks.replacingOccurrences(of: "’", with: "'")
            .replacingOccurrences(of: "\u{00A0}", with: " ").lowercased()
    }
}
