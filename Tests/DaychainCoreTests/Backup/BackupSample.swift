import DaychainCore
import Foundation
import TestSupport

/// A good file of one habit, whose parts a test replaces.
struct BackupSample {
    var manifest =
        #"{"format":"daychain-backup","version":1,"createdAt":"2026-03-04T19:00:00Z","appVersion":"1.0","habitCount":1,"completionCount":2}"#
    var id = #""00000000-0000-0000-0000-000000000001""#
    var name = #""Read""#
    var createdAt = #""2026-01-01T09:00:00Z""#
    var more = ""
    var position = "0"
    var schedule =
        #"[{"effectiveDate":"2026-03-02","weekdays":[1,3],"timeZone":"Europe/Berlin","paused":false}]"#
    var completions =
        #"[{"date":"2026-03-02","completedAt":"2026-03-02T12:00:00Z","timeZone":"Europe/Berlin"},{"date":"2026-03-04","completedAt":"2026-03-04T12:00:00Z","timeZone":"Europe/Berlin"}]"#
    var otherHabits = ""

    var text: String {
        """
        {"manifest":\(manifest),
        "habits":[{"id":\(id),"name":\(name),"note":"","icon":"book","accent":"teal","createdAt":\(createdAt),\(more)
        "position":\(position),"schedule":\(schedule),"completions":\(completions)}\(otherHabits)]}
        """
    }

    var data: Data { Data(text.utf8) }

    /// The sample with one part replaced.
    static func with<Value>(_ part: WritableKeyPath<BackupSample, Value>, _ value: Value) -> BackupSample {
        var sample = BackupSample()
        sample[keyPath: part] = value
        return sample
    }

    /// The sample with one record.
    static func record(
        date: String = "2026-03-02", completedAt: String = "2026-03-02T12:00:00Z", zone: String = "Europe/Berlin"
    ) -> BackupSample {
        var sample = BackupSample()
        sample.completions = #"[{"date":"\#(date)","completedAt":"\#(completedAt)","timeZone":"\#(zone)"}]"#
        sample.manifest = sample.manifest.replacingOccurrences(
            of: "\"completionCount\":2", with: "\"completionCount\":1")
        return sample
    }

    /// The sample with one schedule version.
    static func version(
        date: String = "2026-03-02", weekdays: String = "[1,3]", zone: String = "Europe/Berlin"
    ) -> BackupSample {
        .with(
            \.schedule,
            #"[{"effectiveDate":"\#(date)","weekdays":\#(weekdays),"timeZone":"\#(zone)","paused":false}]"#)
    }
}

/// What reading says of some bytes: nil where they are a good backup.
func refusal(of data: Data) -> BackupRefusal? {
    do throws(BackupRefusal) {
        _ = try BackupReading.backup(from: data)
        return nil
    } catch {
        return error
    }
}

/// The faults that reading tells, as `path: reason`.
func faults(of sample: BackupSample) -> [String] {
    guard case .faults(let faults) = refusal(of: sample.data) else { return [] }
    return faults.map { "\($0.path): \($0.reason)" }
}
