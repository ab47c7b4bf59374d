import Foundation

/// A backup of one habit, with a reminder and a record.
enum SwimBackup {
    static let data = Data(text.utf8)

    /// With something else in the place of a part of it.
    static func data(replacing part: String, with other: String) -> Data {
        Data(text.replacingOccurrences(of: part, with: other).utf8)
    }

    private static let text = #"""
        {"manifest":{"format":"daychain-backup","version":1,"createdAt":"2026-03-04T19:00:00Z","appVersion":"1.0","habitCount":1,"completionCount":1},
        "habits":[{"id":"00000000-0000-0000-0000-0000000000AA","name":"Swim","note":"","icon":"swim","accent":"teal","createdAt":"2026-01-01T09:00:00Z","position":0,
        "reminder":{"time":"20:00","enabled":true},
        "schedule":[{"effectiveDate":"2026-03-02","weekdays":[1,2,3,4,5,6,7],"timeZone":"Europe/Berlin","paused":false}],
        "completions":[{"date":"2026-03-02","completedAt":"2026-03-02T12:00:00Z","timeZone":"Europe/Berlin"}]}]}
        """#
}
