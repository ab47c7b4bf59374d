import Foundation

/// The few words that the system itself writes, in the one language that the stand-in speaks.
enum SystemWords: String {
    case delete = "Delete"
    case edit = "Edit"
    case done = "Done"

    func text(in environment: EnvironmentValues) -> String { rawValue }
}
