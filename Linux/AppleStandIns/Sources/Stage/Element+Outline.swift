import Foundation

extension Screen {
    /// The tree for a person who looks for what a test missed: one element a line, indented.
    package var outline: String { elements.map { $0.outline(depth: 0) }.joined(separator: "\n") }
}

extension Element {
    fileprivate func outline(depth: Int) -> String {
        var words = [role.rawValue]
        if !identifier.isEmpty { words.append("identifier: '\(identifier)'") }
        if !label.isEmpty { words.append("label: '\(label)'") }
        if let value { words.append("value: '\(value)'") }
        if !isEnabled { words.append("disabled") }
        if isSelected { words.append("selected") }
        if isFocused { words.append("has focus") }
        if visibleFrame.isEmpty { words.append("out of sight") }
        let line = String(repeating: "  ", count: depth) + words.joined(separator: ", ")
        return ([line] + children.map { $0.outline(depth: depth + 1) }).joined(separator: "\n")
    }
}
