/// A version of a schedule with the dates that it holds for.
public struct SchedulePeriod: Hashable, Sendable {
    /// When a period lies, seen from a date.
    public enum Time: Hashable, Sendable {
        case past, present, future
    }

    /// The version.
    public let version: ScheduleVersion
    /// The last date that it holds for; nil for the last version, which holds from then on.
    public let lastDate: LocalDate?

    /// The first date that it holds for.
    public var firstDate: LocalDate { version.effectiveDate }

    /// When the period lies, seen from `today`.
    public func time(today: LocalDate) -> Time {
        if firstDate > today { return .future }
        if let lastDate, lastDate < today { return .past }
        return .present
    }
}

extension Schedule {
    /// The versions with the dates that they hold for, in order.
    public var periods: [SchedulePeriod] {
        versions.indices.map { index in
            let next = index + 1 < versions.count ? versions[index + 1].effectiveDate : nil
            return SchedulePeriod(version: versions[index], lastDate: next?.adding(days: -1))
        }
    }
}
