/// Where habits live. Every write is a command, one transaction, and serial with all others.
public protocol HabitStore: Sendable {
    /// All habits with the dates of their records.
    func snapshot() async throws(StoreError) -> HabitsSnapshot

    /// One habit with every record; nil where it does not exist.
    func habit(_ id: HabitID) async throws(StoreError) -> Habit?

    /// All habits with every record, as they stood at one moment: for a backup, and to compare one with.
    func archive() async throws(StoreError) -> HabitsArchive

    /// Carries out a command, and returns once it is on disk.
    ///
    /// A rule of the core that forbids it is ``StoreError/refused(_:)``. After any error the store is as it was.
    @discardableResult
    func perform(_ command: HabitCommand, at moment: Moment) async throws(StoreError) -> CommandReceipt

    /// A snapshot after each write, whoever asked for it, from this call on. Each call gives a stream of its own.
    func changes() -> AsyncStream<HabitsSnapshot>
}

/// The answer to a command that was carried out.
public struct CommandReceipt: Hashable, Sendable {
    /// All habits after it.
    public let snapshot: HabitsSnapshot
    /// What was written; no changes where everything was as asked for already, as after a second tap.
    public let outcome: CommandOutcome

    /// Creates a receipt.
    public init(snapshot: HabitsSnapshot, outcome: CommandOutcome) {
        self.snapshot = snapshot
        self.outcome = outcome
    }

    /// Whether anything was written.
    public var hasChanges: Bool { !outcome.changes.isEmpty }
}

/// Why a store did not answer. Each case has words and a way out of its own.
public enum StoreError: Error, Hashable, Sendable {
    /// The file is locked or cannot be read or written now, as before the first unlock: try again.
    case unavailable(detail: String)
    /// There is no space left.
    case full
    /// A newer version of the app wrote the file.
    case newerVersion
    /// The file is damaged.
    case damaged(detail: String)
    /// Somebody else wrote the same rows, and not what was asked for: read again and repeat.
    case conflict
    /// A rule of the core forbids the command.
    case refused(CommandError)
    /// Anything else, with the system's words for a report.
    case other(detail: String)
}
