import Foundation

/// A habit's weekdays, zone and pause as three functions of the date.
///
/// The functions are kept as versions, at least one, in order, no two on one date and none that only repeats the one
/// before it. An edit changes one function from a date on and leaves the other two as they are on every date, so no
/// earlier date ever changes. Look-ups walk the versions, of which a habit has few.
public struct Schedule: Hashable, Sendable {
    /// The versions, in order; the first one's date is ``startDate``.
    public let versions: [ScheduleVersion]

    /// Creates a schedule of one version.
    public init(startDate: LocalDate, weekdays: Weekdays, zone: Zone) {
        versions = [ScheduleVersion(effectiveDate: startDate, weekdays: weekdays, zone: zone)]
    }

    /// Creates a schedule from versions in any order.
    ///
    /// - Throws: ``ScheduleError`` where there is none, or two hold from the same date.
    public init(versions: [ScheduleVersion]) throws(ScheduleError) {
        let ordered = versions.sorted { $0.effectiveDate < $1.effectiveDate }
        guard !ordered.isEmpty else { throw .noVersions }
        for (version, next) in zip(ordered, ordered.dropFirst()) where version.effectiveDate == next.effectiveDate {
            throw .repeatedVersion(next.effectiveDate)
        }
        self.init(ordered: ordered)
    }

    init(ordered: [ScheduleVersion]) {
        versions = ordered.reduce(into: []) { kept, version in
            if kept.last?.agrees(with: version) != true { kept.append(version) }
        }
    }

    /// The date that the habit begins on.
    public var startDate: LocalDate { versions[0].effectiveDate }

    /// Whether the habit is archived: paused from some date on, for good.
    public var isArchived: Bool { versions[versions.count - 1].isPaused }

    /// The zone that was chosen last: it decides every date from its version on, tomorrow's at the latest.
    public var chosenZone: Zone { versions[versions.count - 1].zone }

    /// The version in force on a date; before the start date, the first one.
    public func version(on date: LocalDate) -> ScheduleVersion {
        versions.last { $0.effectiveDate <= date } ?? versions[0]
    }

    /// The weekdays on a date.
    public func weekdays(on date: LocalDate) -> Weekdays { version(on: date).weekdays }

    /// The zone on a date.
    public func zone(on date: LocalDate) -> Zone { version(on: date).zone }

    /// Whether the habit is paused on a date.
    public func isPaused(on date: LocalDate) -> Bool { version(on: date).isPaused }

    /// Weekdays and zones as they would be if the habit had never been archived.
    public var withoutPauses: Schedule { setting(paused: false, from: startDate) }

    /// The first instant of a date, in the zone of that date.
    public func start(of date: LocalDate) -> Date {
        DayBoundary.start(of: date, in: zone(on: date))
    }

    /// The habit's today: the latest date from the start date on that has started, or before that the date in the first
    /// version's zone.
    public func today(at instant: Date) -> LocalDate {
        for (index, version) in versions.enumerated().reversed() {
            let date = DayBoundary.date(at: instant, in: version.zone)
            guard date >= version.effectiveDate else { continue }
            guard index + 1 < versions.count else { return date }
            return min(date, versions[index + 1].effectiveDate.adding(days: -1))
        }
        return DayBoundary.date(at: instant, in: versions[0].zone)
    }

    /// The first instant after `instant` at which today becomes another date.
    public func nextBoundary(after instant: Date) -> Date {
        let next = today(at: instant).adding(days: 1)
        // A later version's zone can lie so far east that its first date starts before the days in between.
        let later = versions.map(\.effectiveDate).filter { $0 > next }
        return later.map(start(of:)).reduce(start(of: next), min)
    }
}

/// Why versions are not a schedule.
public enum ScheduleError: Error, Hashable, Sendable {
    /// There is no version.
    case noVersions
    /// Two versions hold from the same date.
    case repeatedVersion(LocalDate)
}

extension Schedule: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(versions: try decoder.singleValueContainer().decode([ScheduleVersion].self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(versions)
    }
}
