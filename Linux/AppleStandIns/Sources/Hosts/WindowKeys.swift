import CGtk
import Stage

/// Names keys and modifiers as the app knows them.
///
/// Control, as on other desktops, and Super, where a Mac's keyboard has Command, both stand for Command; Alt stands for
/// Option. What an iPad does with its own Control key cannot be asked for here.
enum WindowKeys {
    private static let names: [Int32: Key] = [
        GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_Escape: .escape, GDK_KEY_Tab: .tab,
        GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_BackSpace: .delete,
        GDK_KEY_Delete: Key("deleteForward"), GDK_KEY_KP_Delete: Key("deleteForward"), GDK_KEY_space: .space,
        GDK_KEY_KP_Space: .space, GDK_KEY_Up: .upArrow, GDK_KEY_KP_Up: .upArrow, GDK_KEY_Down: .downArrow,
        GDK_KEY_KP_Down: .downArrow, GDK_KEY_Left: .leftArrow, GDK_KEY_KP_Left: .leftArrow, GDK_KEY_Right: .rightArrow,
        GDK_KEY_KP_Right: .rightArrow, GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end,
        GDK_KEY_KP_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown,
        GDK_KEY_KP_Page_Down: .pageDown,
    ]

    /// nil for keys that mean nothing alone, like Shift.
    static func key(_ value: UInt32) -> Key? {
        if let named = names[Int32(bitPattern: value)] { return named }
        let character = gdk_keyval_to_unicode(gdk_keyval_to_lower(value))
        guard character > 32, let scalar = Unicode.Scalar(character) else { return nil }
        return Key(String(Character(scalar)))
    }

    static func modifiers(_ state: GdkModifierType) -> KeyModifiers {
        var modifiers: KeyModifiers = []
        let pairs: [(GdkModifierType, KeyModifiers)] = [
            (GDK_CONTROL_MASK, .command), (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command),
            (GDK_SHIFT_MASK, .shift), (GDK_ALT_MASK, .option),
        ]
        for (mask, modifier) in pairs where state.rawValue & mask.rawValue != 0 { modifiers.insert(modifier) }
        return modifiers
    }
}
