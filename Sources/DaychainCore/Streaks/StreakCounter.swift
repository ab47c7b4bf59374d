/// Counts runs of done opportunities, a word of 64 days at a time, in the order of the days.
struct StreakCounter {
    private(set) var done = 0
    private(set) var missed = 0
    private(set) var run = Run()
    private(set) var best = Run()

    /// The length of a run and the day numbers of its ends.
    struct Run {
        var length = 0
        var first = 0
        var last = 0

        var streak: Streak {
            guard length > 0 else { return .none }
            return Streak(length: length, dates: LocalDate(dayNumber: first)...LocalDate(dayNumber: last))
        }
    }

    /// Takes in the days of the word at `index` that were opportunities, and those of them that were done.
    mutating func add(opportunities: UInt64, records: UInt64, index: Int) {
        let doneBits = opportunities & records
        var missedBits = opportunities & ~records
        done += doneBits.nonzeroBitCount
        missed += missedBits.nonzeroBitCount
        var rest = doneBits
        // A missed day ends the run of the done days below it; the work grows with the misses, not with the days.
        while missedBits != 0 {
            let missedBit = missedBits & (0 &- missedBits)
            extend(with: rest & (missedBit - 1), index: index)
            rest &= ~(missedBit - 1)
            run = Run()
            missedBits &= missedBits - 1
        }
        extend(with: rest, index: index)
    }

    private mutating func extend(with bits: UInt64, index: Int) {
        guard bits != 0 else { return }
        if run.length == 0 { run.first = index << 6 + bits.trailingZeroBitCount }
        run.length += bits.nonzeroBitCount
        run.last = index << 6 + 63 - bits.leadingZeroBitCount
        // Of equal runs the latest is named.
        if run.length >= best.length { best = run }
    }
}
