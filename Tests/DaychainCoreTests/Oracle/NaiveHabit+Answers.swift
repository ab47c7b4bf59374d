/// What a naive habit says about its days, worked out one day at a time.
extension NaiveHabit {
    func status(of day: Int, today: Int) -> String {
        if day < start { return "not started" }
        if day > today { return records[day] == nil ? "upcoming" : "upcoming, already recorded" }
        if records[day] != nil { return isOpportunity(day) ? "done" : "extra" }
        if isOpportunity(day) { return day == today ? "due" : "missed" }
        return paused[day - first] ? "paused" : "not scheduled"
    }

    /// Current and best streak with their ends, and the totals, as one line of text.
    func summary(today: Int) -> String {
        var run: [Int] = []
        var best: [Int] = []
        var (done, extra, missed) = (0, 0, 0)
        if start <= today {
            for day in start...today {
                switch status(of: day, today: today) {
                case "done":
                    done += 1
                    run.append(day)
                    if run.count >= best.count { best = run }
                case "missed":
                    missed += 1
                    run = []
                case "extra":
                    extra += 1
                default:
                    break
                }
            }
        }
        return "\(text(run)) \(text(best)) done \(done) extra \(extra) missed \(missed)"
    }

    private func text(_ run: [Int]) -> String {
        guard let first = run.first, let last = run.last else { return "0" }
        return "\(run.count) (\(first) to \(last))"
    }

    /// The days on which any of the three functions changes, the start first.
    var versionDays: [Int] {
        var days = [start]
        for day in start + 1...last {
            let (index, before) = (day - first, day - 1 - first)
            let isSame =
                weekdays[index] == weekdays[before] && zone[index] == zone[before] && paused[index] == paused[before]
            if !isSame { days.append(day) }
        }
        return days
    }

    /// The schedule's versions as text, one line each.
    var versions: [String] {
        versionDays.map { day in
            let index = day - first
            let list = weekdays[index].sorted().map(String.init).joined()
            return "\(day) \(list) \(era.zones[zone[index]])\(paused[index] ? " paused" : "")"
        }
    }
}
