/// The drawings that a habit can carry, of routines that people keep.
enum HabitIcon: String, CaseIterable, Hashable, Sendable, Identifiable {
    case book, water, walk, run, stretch, strength
    case bike, swim, mountain, plant, garden, fruit
    case cook, tea, medicine, teeth, wash, sleep
    case sunrise, quiet, breathe, journal, letter, language
    case study, instrument, sing, paint, photo, puzzle
    case tidy, laundry, call, family, dog, save

    /// The icon of an identifier; one that this version does not know is shown as ``standard``, and kept as it is.
    init(known identifier: String) {
        self = HabitIcon(rawValue: identifier) ?? .standard
    }

    /// What new habits have.
    static let standard = HabitIcon.book

    var id: String { rawValue }
}
