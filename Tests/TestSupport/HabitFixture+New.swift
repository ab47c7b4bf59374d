import DaychainCore

extension NewHabit {
    /// Read on Mondays and Wednesdays in Berlin, from 2026-03-02 on.
    public static func read(id: HabitID = HabitFixture.id, name: String = "Read") -> NewHabit {
        NewHabit(
            id: id, details: HabitDetails(name: name, note: "20 pages", icon: "book", accent: "teal"),
            startDate: "2026-03-02", weekdays: Weekdays(.monday, .wednesday), zone: "Europe/Berlin",
            reminder: ReminderSetting(time: "20:30", isEnabled: true))
    }
}

/// Wednesday 2026-03-04, 20:00 in Berlin.
public let wednesdayEvening = moment("2026-03-04T20:00:00+01:00")
