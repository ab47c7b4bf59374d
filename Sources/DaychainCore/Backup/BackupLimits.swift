/// How much a backup may hold. A file beyond them is refused before it is taken apart.
public enum BackupLimits {
    /// The size of a file, in bytes: 96 MiB.
    public static let byteCount = 96 << 20
    /// All records of all habits.
    public static let recordCount = 1_000_000
    /// Habits in a file.
    public static let habitCount = 2_000
    /// Schedule versions of a habit.
    public static let versionCount = 10_000
    /// How deep objects and arrays may lie in each other; the format itself needs five.
    public static let depth = 64
    /// Values, keys' values and elements together; a million records need a little over three million.
    public static let valueCount = 8_000_000
    /// The numbers that a habit's place in order may have.
    public static let positions = -1_000_000...1_000_000
    /// The faults that are told of one file.
    public static let faultCount = 20
}
