/// Which days of a schedule are opportunities, 64 days at a time.
///
/// A word of the answer is the weekday pattern of the version in force, cut to the version's dates. The pattern repeats
/// every seven words, since 64 is one more than a multiple of seven.
struct OpportunityBits {
    private let segments: [Segment]

    /// Prepares the days from the start date to `lastDate`.
    init(schedule: Schedule, records: DaySet, through lastDate: LocalDate) {
        let versions = schedule.versions
        segments = versions.indices.compactMap { index in
            let version = versions[index]
            let isLast = index + 1 == versions.count
            let end = isLast ? lastDate : min(lastDate, versions[index + 1].effectiveDate.adding(days: -1))
            guard !version.isPaused, version.effectiveDate <= end else { return nil }
            let skipped = version.zone.facts.skippedDates.filter { !records.contains($0) }
            return Segment(
                first: version.effectiveDate.dayNumber, last: end.dayNumber,
                patterns: Self.patterns(of: version.weekdays), skipped: skipped.map(\.dayNumber))
        }
    }

    /// Calls `body` with each word that can hold an opportunity, in order: its index and its bits. A word in which one
    /// version follows another comes once for each.
    func forEachWord(_ body: (_ index: Int, _ bits: UInt64) -> Void) {
        for segment in segments {
            let (firstWord, lastWord) = (segment.first >> 6, segment.last >> 6)
            // Day 0 was a Thursday, so word 0 begins with the pattern of index 3, and each next word one weekday later.
            var weekday = (firstWord + 3).quotientAndRemainderFloored(by: 7).remainder
            for index in firstWord...lastWord {
                var bits = segment.patterns[weekday]
                weekday = weekday == 6 ? 0 : weekday + 1
                if index == firstWord { bits &= ~0 << UInt64(segment.first & 63) }
                if index == lastWord { bits &= ~0 >> UInt64(63 - segment.last & 63) }
                for day in segment.skipped where day >> 6 == index { bits &= ~(1 << UInt64(day & 63)) }
                body(index, bits)
            }
        }
    }

    /// Seven words: the weekday set repeated over 64 days that begin on each weekday, Monday first.
    private static func patterns(of weekdays: Weekdays) -> [UInt64] {
        (0..<7).map { (first: UInt64) -> UInt64 in
            let week = UInt64(weekdays.bits)
            let turned = (week >> first | week << (7 - first)) & 0x7F
            // 64 days are nine weeks and a day.
            return (0..<10).reduce(UInt64(0)) { bits, weekIndex in bits | turned << UInt64(weekIndex * 7) }
        }
    }

    private struct Segment {
        let first: Int
        let last: Int
        let patterns: [UInt64]
        let skipped: [Int]
    }
}
