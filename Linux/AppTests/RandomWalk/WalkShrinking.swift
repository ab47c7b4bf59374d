/// Leaves steps out of a walk that fails for as long as it still fails.
///
/// It tries half of the steps, then quarters, down to single steps, as delta debugging does (Zeller, 1999).
enum WalkShrinking {
    static func shrink<Step>(_ steps: [Step], until deadline: Deadline, failing fails: ([Step]) -> Bool) -> [Step] {
        var smallest = steps
        var size = max(1, steps.count / 2)
        while deadline.microsecondsLeft > 0 {
            var start = 0
            var hasShrunk = false
            while start < smallest.count, deadline.microsecondsLeft > 0 {
                var candidate = smallest
                candidate.removeSubrange(start..<min(start + size, candidate.count))
                if fails(candidate) {
                    smallest = candidate
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !hasShrunk { break }
            if !hasShrunk || size > smallest.count { size = max(1, size / 2) }
        }
        return smallest
    }
}
