import Foundation

/// The limits of what a habit may hold, in one place for the editor, the store and imports.
///
/// Nothing is ever cut: what is too long is an error that names the field.
public enum HabitValidation {
    /// The longest name, in grapheme clusters (characters as a reader sees them).
    public static let nameCharacterLimit = 80
    /// The longest name in Unicode scalars, since one character can be built of hundreds.
    public static let nameScalarLimit = 320
    /// The longest note, in grapheme clusters.
    public static let noteCharacterLimit = 1000
    /// The longest note in Unicode scalars.
    public static let noteScalarLimit = 4000
    /// The longest icon or accent identifier, in Unicode scalars.
    public static let identifierScalarLimit = 64

    /// The name without white space at its ends.
    ///
    /// - Throws: a ``ValidationError`` where nothing visible is left, or too much.
    public static func name(_ text: String) throws(ValidationError) -> String {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard name.unicodeScalars.contains(where: isVisible) else { throw ValidationError(.name, .blank) }
        guard name.unicodeScalars.count <= nameScalarLimit, name.count <= nameCharacterLimit else {
            throw ValidationError(.name, .tooLong(limit: nameCharacterLimit))
        }
        return name
    }

    /// The note as it is.
    public static func note(_ text: String) throws(ValidationError) -> String {
        guard text.unicodeScalars.count <= noteScalarLimit, text.count <= noteCharacterLimit else {
            throw ValidationError(.note, .tooLong(limit: noteCharacterLimit))
        }
        return text
    }

    /// An icon's or accent's identifier, known to this version or not.
    public static func identifier(_ text: String, of field: HabitField) throws(ValidationError) -> String {
        guard text.unicodeScalars.contains(where: isVisible) else { throw ValidationError(field, .blank) }
        guard text.unicodeScalars.count <= identifierScalarLimit else {
            throw ValidationError(field, .tooLong(limit: identifierScalarLimit))
        }
        return text
    }

    /// A zone that this machine knows.
    public static func zone(_ zone: Zone, of field: HabitField = .zone) throws(ValidationError) -> Zone {
        guard zone.isKnown else { throw ValidationError(field, .unknownZone(zone.identifier)) }
        return zone
    }

    /// A date within ``LocalDate/supported``.
    public static func date(_ date: LocalDate, of field: HabitField) throws(ValidationError) -> LocalDate {
        guard date.isSupported else { throw ValidationError(field, .outsideSupportedDates) }
        return date
    }

    /// The details with a trimmed name.
    public static func details(_ details: HabitDetails) throws(ValidationError) -> HabitDetails {
        HabitDetails(
            name: try name(details.name), note: try note(details.note),
            icon: try identifier(details.icon, of: .icon), accent: try identifier(details.accent, of: .accent))
    }

    /// Every error of the details, for a form that shows them beside its fields.
    public static func errors(in details: HabitDetails) -> [ValidationError] {
        [
            error { () throws(ValidationError) in try name(details.name) },
            error { () throws(ValidationError) in try note(details.note) },
            error { () throws(ValidationError) in try identifier(details.icon, of: .icon) },
            error { () throws(ValidationError) in try identifier(details.accent, of: .accent) },
        ].compactMap { $0 }
    }

    private static func error(of check: () throws(ValidationError) -> String) -> ValidationError? {
        do throws(ValidationError) {
            _ = try check()
            return nil
        } catch {
            return error
        }
    }

    /// Whether a scalar leaves ink: letters, numbers, punctuation and symbols do; spaces, controls, joiners and
    /// fillers don't.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        guard !properties.isDefaultIgnorableCodePoint, !properties.isWhitespace, scalar != brailleBlank else {
            return false
        }
        switch properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator,
            .nonspacingMark, .enclosingMark, .spacingMark:
            return false
        default:
            return true
        }
    }

    /// U+2800, a symbol by category that is drawn as nothing.
    private static let brailleBlank: Unicode.Scalar = "\u{2800}"
}
