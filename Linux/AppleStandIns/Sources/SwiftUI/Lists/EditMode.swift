/// Whether a list's rows can be deleted and moved by hand.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that switches edit mode on and off.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    public nonisolated init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? SystemWords.done.rawValue : SystemWords.edit.rawValue) {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
    }
}
