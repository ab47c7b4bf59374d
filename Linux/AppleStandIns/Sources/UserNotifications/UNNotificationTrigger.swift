import Foundation

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject {
    open var repeats: Bool { false }
    fileprivate override init() {}
}

/// Delivered when a clock shows what the components say: in their zone where they have one, else in the device's.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    private let components: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        if repeats { fatalError("Repeating triggers are not imitated here: they cannot leave out one day") }
        components = dateComponents
        super.init()
    }

    open var dateComponents: DateComponents { components }

    open func nextTriggerDate() -> Date? { Self.instants(of: components).first { $0 > DeviceClock.shared.now } }

    /// The instants at which the clock shows it: none in a gap, two where the time comes twice.
    static func instants(of components: DateComponents) -> [Date] {
        var calendar = components.calendar ?? Calendar.current
        let zone = components.timeZone ?? DeviceClock.shared.zone
        calendar.timeZone = .gmt
        var wanted = components
        wanted.calendar = nil
        wanted.timeZone = nil
        guard let wall = calendar.date(from: wanted) else { return [] }
        func offset(at date: Date) -> Double { Double(zone.secondsFromGMT(for: date)) }
        let offsets = Set([-27.0, 0, 27].map { offset(at: wall.addingTimeInterval($0 * 3600)) })
        return offsets.map { wall.addingTimeInterval(-$0) }
            .filter { $0.addingTimeInterval(offset(at: $0)) == wall }.sorted()
    }
}
