import Foundation
import Glibc

/// Gives the app a home folder of its own, as each app has on an iPhone.
enum HomeFolder {
    /// Call before anything asks Foundation for a folder. nil leaves the person's own home.
    static func use(_ folder: String?) {
        guard let folder else { return }
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        // What is in the way is the app's to report, in a screen of its own.
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        // Foundation asks the first and then the user database, the rest of the system asks the second.
        for variable in ["CFFIXED_USER_HOME", "HOME"] { setenv(variable, path, 1) }
        for variable in overriding { unsetenv(variable) }
        // Files of the moment are the app's own too, as in a container of iOS.
        let temporary = path + "/tmp"
        try? FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        setenv("TMPDIR", temporary, 1)
    }

    /// What would lead Foundation out of that folder.
    private static let overriding = [
        "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DOCUMENTS_DIR",
        "XDG_DOWNLOAD_DIR", "XDG_DESKTOP_DIR", "XDG_PICTURES_DIR",
    ]
}
