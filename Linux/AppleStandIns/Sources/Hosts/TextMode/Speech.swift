import Foundation
import Stage

/// Puts an element into the words that VoiceOver would use.
struct Speech {
    let element: Element

    init(_ element: Element) { self.element = element }

    /// Label, value, kind and state, hint, actions, in VoiceOver's order.
    var line: String {
        var first: [String] = []
        if element.isSelected || element.traits.contains(.selected) { first.append("selected") }
        first.append(name)
        if let value, !value.isEmpty { first.append(value) }
        for content in element.customContent where content.isImportant { first.append(words(content)) }
        first += kind
        if !element.isEnabled { first.append("dimmed") }
        if element.isFocused { first.append(isText ? "is editing" : "has the keyboard") }

        var sentences = [first.joined(separator: ", ")]
        if let placeholder = element.placeholder, !placeholder.isEmpty, (element.value ?? "").isEmpty,
            placeholder != name
        {
            sentences.append("Placeholder: \(placeholder)")
        }
        if let hint = element.hint, !hint.isEmpty { sentences.append(hint) }
        let more = element.customContent.filter { !$0.isImportant }
        if !more.isEmpty { sentences.append("More: " + more.map(words).joined(separator: "; ")) }
        if element.isAdjustable { sentences.append("Adjustable") }
        if !element.actions.isEmpty { sentences.append("Actions: " + element.actions.joined(separator: ", ")) }
        if !element.rotors.isEmpty { sentences.append("Rotors: " + element.rotors.map(\.name).joined(separator: ", ")) }
        return sentences.map(punctuated).joined(separator: " ").withoutDirectionMarks
    }

    /// What a container is called when VoiceOver enters it; nil for one that it passes in silence.
    var containerLine: String? {
        guard let kind = Self.containers[element.role] else { return nil }
        return element.label.isEmpty ? kind : "\(kind): \(element.label)".withoutDirectionMarks
    }

    private var name: String { element.label.isEmpty ? "(no label)" : element.label }

    /// A switch has 1 and 0 for a value, and says on and off.
    private var value: String? {
        let isSwitch = element.role == .switch || element.role == .toggle || element.traits.contains(.toggle)
        guard isSwitch else { return element.value }
        return ["1": "on", "0": "off"][element.value ?? ""] ?? element.value
    }

    private var isText: Bool { [.textField, .secureTextField, .textView, .searchField].contains(element.role) }

    private var kind: [String] {
        var result: [String] = []
        if element.traits.contains(.header) {
            result.append(element.headingLevel.map { "heading level \($0)" } ?? "heading")
        }
        if let word = Self.roles[element.role] { result.append(word) }
        if element.traits.contains(.button) && !Self.pressable.contains(element.role) { result.append("button") }
        if element.traits.contains(.link) && element.role != .link { result.append("link") }
        if element.traits.contains(.toggle) && element.role != .switch && element.role != .toggle {
            result.append("switch")
        }
        if element.traits.contains(.image) && element.role != .image { result.append("image") }
        return result
    }

    private func words(_ content: Element.CustomContent) -> String {
        content.value.isEmpty ? content.label : "\(content.label): \(content.value)"
    }

    private func punctuated(_ sentence: String) -> String {
        let trimmed = sentence.replacingOccurrences(of: "\n", with: " ⏎ ")
        return trimmed.last.map { ".!?…".contains($0) } == true ? trimmed : trimmed + "."
    }

    private static let pressable: Set<Element.Role> = [
        .button, .switch, .toggle, .link, .textField, .secureTextField, .textView, .searchField, .menuItem, .picker,
        .datePicker,
        .key, .stepper, .slider,
    ]

    private static let roles: [Element.Role: String] = [
        .button: "button", .image: "image", .textField: "text field", .secureTextField: "secure text field",
        .textView: "text field", .switch: "switch", .toggle: "switch", .datePicker: "date picker", .picker: "picker",
        .pickerWheel: "picker wheel", .stepper: "stepper", .slider: "slider", .link: "link", .menuItem: "menu item",
        .progressIndicator: "progress indicator", .searchField: "search field", .disclosureTriangle: "disclosure",
        .key: "key",
    ]

    private static let containers: [Element.Role: String] = [
        .navigationBar: "navigation bar", .tabBar: "tab bar", .toolbar: "toolbar", .alert: "alert", .sheet: "sheet",
        .menu: "menu", .popover: "popover", .table: "table", .stepper: "stepper", .collectionView: "list",
        .keyboard: "keyboard",
    ]
}

extension String {
    /// Without the invisible marks that keep a name's direction apart from the sentence around it: nobody can type them.
    var withoutDirectionMarks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isBidiControl }))
    }
}
