/// A moment of this machine's monotonic clock.
struct Deadline {
    /// The end of the patience with what has to come.
    static var patient: Deadline { Deadline(after: .patience) }

    private let instant: ContinuousClock.Instant

    init(after duration: Duration) { instant = .now + duration }

    var microsecondsLeft: Int {
        let (seconds, attoseconds) = (instant - .now).components
        return max(0, Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000))
    }
}

extension Duration {
    /// How long something is waited for that has to come: far longer than it takes on a machine that is busy with all
    /// the other tests.
    static let patience = Duration.seconds(240)
}
