import Foundation

/// What the app showed in an answer: its elements, what it had VoiceOver say, and what it could not do.
struct AppScreen {
    struct Element {
        let id: Int
        let identifier: String
        let label: String
        let value: String
        let actions: [String]
        let frame: CGRect
    }

    /// All elements in reading order; only the alert's while one is up.
    let elements: [Element]
    /// What VoiceOver was asked to say since the last answer.
    let announcements: [String]
    /// Why the gestures were not carried out.
    let refusal: String?

    init?(reply line: Data) {
        guard let reply = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
            let screen = reply["screen"] as? [String: Any], let roots = screen["elements"] as? [[String: Any]]
        else { return nil }
        elements = roots.flatMap(Self.flattened)
        announcements = (screen["announcements"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        refusal = reply["refusal"] as? String
    }

    subscript(identifier: String) -> Element? { elements.first { $0.identifier == identifier } }

    /// A button without an identifier, as in an alert.
    func labelled(_ label: String) -> Element? { elements.last { $0.label == label } }

    private static func flattened(_ element: [String: Any]) -> [Element] {
        let children = element["children"] as? [[String: Any]] ?? []
        let own = Element(
            id: element["id"] as? Int ?? 0, identifier: element["identifier"] as? String ?? "",
            label: element["label"] as? String ?? "", value: element["value"] as? String ?? "",
            actions: element["actions"] as? [String] ?? [], frame: frame(element["frame"]))
        return [own] + children.flatMap(flattened)
    }

    /// Origin and size, as Foundation writes them.
    private static func frame(_ json: Any?) -> CGRect {
        guard let parts = json as? [[Double]], parts.count == 2, parts.allSatisfy({ $0.count == 2 }) else {
            return .null
        }
        return CGRect(x: parts[0][0], y: parts[0][1], width: parts[1][0], height: parts[1][1])
    }
}
