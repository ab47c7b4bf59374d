/// What ends an entry.
public struct SubmitTriggers: OptionSet, Sendable {
    public typealias RawValue = Int
    public let rawValue: RawValue
    public init(rawValue: SubmitTriggers.RawValue) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The word on the return key.
public struct SubmitLabel: Sendable {
    let word: String
    public static var done: SubmitLabel { SubmitLabel(word: "done") }
    public static var go: SubmitLabel { SubmitLabel(word: "go") }
    public static var send: SubmitLabel { SubmitLabel(word: "send") }
    public static var join: SubmitLabel { SubmitLabel(word: "join") }
    public static var route: SubmitLabel { SubmitLabel(word: "route") }
    public static var search: SubmitLabel { SubmitLabel(word: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(word: "return") }
    public static var next: SubmitLabel { SubmitLabel(word: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(word: "continue") }
}

/// When the keyboard types capitals by itself. A keyboard with keys types what is pressed.
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// What text fields within are told about their input.
struct TextInputEnvironment {
    var submits: [(triggers: SubmitTriggers, action: () -> Void)] = []
    var submitLabel = SubmitLabel.return
    var autocorrectionDisabled = false
}

private struct TextInputKey: EnvironmentKey { static var defaultValue: TextInputEnvironment { TextInputEnvironment() } }

extension EnvironmentValues {
    var textInput: TextInputEnvironment {
        get { self[TextInputKey.self] }
        set { self[TextInputKey.self] = newValue }
    }
    public var autocorrectionDisabled: Bool {
        get { textInput.autocorrectionDisabled }
        set { textInput.autocorrectionDisabled = newValue }
    }
}

extension View {
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View
    {
        nonisolated(unsafe) let action = action
        return modified(EnvironmentChange { $0.textInput.submits.append((triggers, action)) })
    }

    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        modified(EnvironmentChange { if isBlocking { $0.textInput.submits.removeAll() } })
    }

    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        modified(EnvironmentModifier(keyPath: \.textInput.submitLabel, value: submitLabel))
    }

    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        self
    }

    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modified(EnvironmentModifier(keyPath: \.autocorrectionDisabled, value: disable))
    }
}
