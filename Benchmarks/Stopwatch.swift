/// Times pieces of work against each other.
enum Stopwatch {
    /// The shortest time of each piece of work, in microseconds.
    ///
    /// The pieces take turns, so that whatever else the machine does meets all of them; the shortest of many turns is
    /// the one that was disturbed least.
    static func microseconds(turns: Int = 25, _ works: [() -> Int]) -> [Double] {
        let counts = works.map(repetitions)
        var shortest: [Double] = Array(repeating: .infinity, count: works.count)
        for _ in 0..<turns {
            for (index, work) in works.enumerated() {
                shortest[index] = min(shortest[index], time(counts[index], work) / Double(counts[index]))
            }
        }
        return shortest
    }

    /// How often a piece of work has to be repeated to take two milliseconds.
    private static func repetitions(_ work: () -> Int) -> Int {
        var count = 1
        while time(count, work) < 2000, count < 1 << 24 { count *= 2 }
        return count
    }

    private static func time(_ count: Int, _ work: () -> Int) -> Double {
        ContinuousClock().measure {
            for _ in 0..<count { keep(work()) }
        }
        .microseconds
    }

    /// Uses a result, so that the compiler cannot leave the work out.
    @inline(never)
    private static func keep(_ value: Int) {
        if value == .min { print(value) }
    }
}

extension Duration {
    /// The duration in microseconds.
    var microseconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }
}
