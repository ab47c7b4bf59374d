/// A moment of this machine's monotonic clock.
struct Deadline {
    private let instant: ContinuousClock.Instant

    init(after duration: Duration) { instant = .now + duration }

    var microsecondsLeft: Int {
        let (seconds, attoseconds) = (instant - .now).components
        return max(0, Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000))
    }
}
