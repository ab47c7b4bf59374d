/// A deliberately naive second implementation of the time policy.
///
/// It keeps weekdays, zone and pause for every single day of a window and walks the days to answer anything. It
/// shares no code with the engine: days are plain numbers since 1970-01-01, zones are indices, instants are seconds.
struct NaiveHabit {
    let era: NaiveEra
    let first: Int
    let last: Int
    private(set) var start: Int
    private(set) var weekdays: [Set<Int>]
    private(set) var zone: [Int]
    private(set) var paused: [Bool]
    private(set) var records: [Int: Double] = [:]
    private(set) var archivedAt: Double?

    /// Why a command is refused.
    enum Refusal: Error, Hashable {
        case archived, beforeStart, future, tooEarly, replacesLater, startTooLate
    }

    init(era: NaiveEra, first: Int, last: Int, start: Int, weekdays: Set<Int>, zone: Int) {
        self.era = era
        self.first = first
        self.last = last
        self.start = start
        let count = last - first + 1
        self.weekdays = Array(repeating: weekdays, count: count)
        self.zone = Array(repeating: zone, count: count)
        paused = Array(repeating: false, count: count)
    }

    var isArchived: Bool { paused[last - first] }

    func weekday(_ day: Int) -> Int { ((day + 3) % 7 + 7) % 7 + 1 }

    func hasStarted(_ day: Int, in zone: Int, at time: Double) -> Bool {
        era.days[zone].start(of: day) <= time
    }

    func date(in zone: Int, at time: Double) -> Int {
        var latest = first
        for day in first...last where hasStarted(day, in: zone, at: time) { latest = day }
        return latest
    }

    func today(at time: Double) -> Int {
        var latest: Int?
        for day in start...last where hasStarted(day, in: zone[day - first], at: time) { latest = day }
        return latest ?? date(in: zone[start - first], at: time)
    }

    func nextBoundary(after time: Double) -> Double {
        let today = today(at: time)
        var next: Double = .infinity
        for day in (today + 1)...last {
            let index = max(day, start) - first
            next = min(next, era.days[zone[index]].start(of: day))
        }
        return next
    }

    func isOpportunity(_ day: Int) -> Bool {
        if day < start || paused[day - first] || !weekdays[day - first].contains(weekday(day)) { return false }
        return records[day] != nil || era.days[zone[day - first]].happened(day)
    }

    func earliestChange(at time: Double) -> Int {
        var earliest = max(today(at: time), start)
        while records.keys.contains(where: { $0 >= earliest }) { earliest += 1 }
        return earliest
    }

    mutating func mark(_ day: Int, at time: Double) throws(Refusal) {
        if isArchived { throw .archived }
        if records[day] != nil { return }
        if day < start { throw .beforeStart }
        if day > today(at: time) { throw .future }
        records[day] = time
    }

    mutating func undo(_ day: Int) throws(Refusal) {
        if isArchived { throw .archived }
        records[day] = nil
    }

    mutating func setWeekdays(_ set: Set<Int>, from day: Int, agreed: Bool, at time: Double) throws(Refusal) {
        if isArchived { throw .archived }
        let from = max(day, start)
        if (from...last).allSatisfy({ weekdays[$0 - first] == set }) { return }
        if from < earliestChange(at: time) { throw .tooEarly }
        let changesLater = (from..<last).contains { weekdays[$0 - first] != weekdays[$0 + 1 - first] }
        if changesLater, !agreed { throw .replacesLater }
        for each in from...last { weekdays[each - first] = set }
    }

    mutating func setZone(_ new: Int, at time: Double) throws(Refusal) {
        if isArchived { throw .archived }
        let from = max(start, min(date(in: new, at: time), today(at: time)) + 1)
        for each in from...last { zone[each - first] = new }
    }

    mutating func archive(at time: Double) {
        if isArchived { return }
        for each in earliestChange(at: time)...last { paused[each - first] = true }
        archivedAt = time
    }

    mutating func restore(at time: Double) {
        if !isArchived { return }
        for each in max(start, today(at: time))...last { paused[each - first] = false }
        archivedAt = nil
    }

    mutating func moveStart(to day: Int, at time: Double) throws(Refusal) {
        if isArchived { throw .archived }
        if day > start, day > today(at: time) || records.keys.contains(where: { $0 < day }) { throw .startTooLate }
        if day < start {
            for each in day..<start {
                weekdays[each - first] = weekdays[start - first]
                zone[each - first] = zone[start - first]
                paused[each - first] = paused[start - first]
            }
        }
        start = day
    }
}
