import Foundation

/// What the app showed in an answer: its elements, what it had VoiceOver say, and what it could not do.
struct AppScreen {
    struct Element: Equatable {
        let id: Int
        let role: String
        let identifier: String
        let label: String
        let value: String
        let actions: [String]
        let frame: CGRect
        /// The part of it that can be seen.
        let visibleFrame: CGRect
        /// What it is scrolled in, by its id.
        let scroller: Int?
        /// Where a touch of it lands; nil where that is out of sight.
        let touchPoint: CGPoint?
        /// Whether its text was cut; nil where it is no text, or one of the system's bars.
        let isTruncated: Bool?
        let isEnabled: Bool
        let isSelected: Bool
        /// Has the keyboard's focus.
        let isFocused: Bool
        /// An activation does something.
        let isActivatable: Bool
        /// Swipes up and down change the value.
        let isAdjustable: Bool
    }

    /// What the accessibility audit holds against an element.
    struct Issue {
        let kind: String
        let element: Element?
        let details: String
    }

    /// A text of an audited screen, whether it is an element of its own or a part of one.
    struct PlacedText {
        let words: String
        let frame: CGRect
        /// What it would take in the width that it has.
        let idealHeight: Double
        let isTruncated: Bool
        let isInSystemBar: Bool
        /// The words that are broken inside, with what each takes in one piece.
        let brokenWords: [(word: String, width: Double)]
    }

    /// All elements in reading order; only the alert's while one is up.
    let elements: [Element]
    /// What VoiceOver was asked to say since the last answer.
    let announcements: [String]
    /// Why the gestures were not carried out.
    let refusal: String?
    /// What an audit that was asked for has found.
    let issues: [Issue]
    /// How the texts of an audited screen lie.
    let texts: [PlacedText]
    /// What a phone would punish without a word.
    let faults: [String]
    /// The identifiers of the notifications that are to come.
    let pending: [String]
    /// The notifications that are listed, by identifier.
    let delivered: [String: Notification]
    /// Whether the system asks for permission.
    let isSystemAsking: Bool
    /// What the person allows: `unasked`, `allow`, `deny` or `provisional`; nil before the app has asked for anything.
    let permission: String?
    let windowCount: Int
    /// The element that has VoiceOver's focus.
    let spoken: Int?

    struct Notification {
        let title: String
        let body: String
        let hiddenBody: String
        let actions: [String]
    }

    init?(reply line: Data) {
        guard let reply = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
            let screen = reply["screen"] as? [String: Any], let roots = screen["elements"] as? [[String: Any]]
        else { return nil }
        let elements = roots.flatMap { Self.flattened($0, in: nil) }
        self.elements = elements
        announcements = (screen["announcements"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        refusal = reply["refusal"] as? String
        faults = screen["faults"] as? [String] ?? []
        issues = (reply["issues"] as? [[String: Any]] ?? []).map { issue in
            let element = elements.first { $0.id == issue["element"] as? Int }
            let words = [issue["summary"], issue["details"]].compactMap { $0 as? String }.joined(separator: " ")
            return Issue(kind: issue["kind"] as? String ?? "", element: element, details: words)
        }
        texts = (reply["texts"] as? [[String: Any]] ?? []).map(Self.text)
        let notifications = reply["notifications"] as? [String: Any] ?? [:]
        isSystemAsking = notifications["isAsking"] as? Bool ?? false
        permission = notifications["permission"] as? String
        windowCount = reply["windowCount"] as? Int ?? 1
        spoken = Self.spoken(among: roots)
        pending = (notifications["pending"] as? [[String: Any]] ?? []).compactMap { $0["identifier"] as? String }
        delivered = (notifications["delivered"] as? [[String: Any]] ?? []).reduce(into: [:]) { lines, line in
            guard let identifier = line["identifier"] as? String else { return }
            lines[identifier] = Notification(
                title: line["title"] as? String ?? "", body: line["body"] as? String ?? "",
                hiddenBody: line["hiddenBody"] as? String ?? "", actions: line["actions"] as? [String] ?? [])
        }
    }

    /// Before anything was shown.
    static let none = AppScreen()

    private init() {
        (elements, announcements, refusal, pending, delivered, isSystemAsking) = ([], [], nil, [], [:], false)
        (issues, texts, faults, permission, windowCount, spoken) = ([], [], [], nil, 1, nil)
    }

    /// Identifiers and notifications, for a message.
    var summary: String {
        "\(elements.map(\.identifier).filter { !$0.isEmpty }), to come \(pending.prefix(3)), listed \(delivered.keys)"
    }

    subscript(identifier: String) -> Element? { elements.first { $0.identifier == identifier } }

    /// A button without an identifier, as in an alert.
    func labelled(_ label: String) -> Element? { elements.last { $0.label == label } }

    private static func frame(_ json: Any?) -> CGRect {
        guard let pair = json as? [[Double]], pair.count == 2, pair.allSatisfy({ $0.count == 2 }) else { return .zero }
        return CGRect(x: pair[0][0], y: pair[0][1], width: pair[1][0], height: pair[1][1])
    }

    private static func text(_ json: [String: Any]) -> PlacedText {
        let broken = (json["brokenWords"] as? [[String: Any]] ?? []).map { word in
            (word: word["word"] as? String ?? "", width: word["width"] as? Double ?? 0)
        }
        return PlacedText(
            words: json["words"] as? String ?? "", frame: frame(json["frame"]),
            idealHeight: (json["idealSize"] as? [Double])?.last ?? 0,
            isTruncated: json["isTruncated"] as? Bool ?? false,
            isInSystemBar: json["isInSystemBar"] as? Bool ?? false, brokenWords: broken)
    }

    private static func touchPoint(_ element: [String: Any]) -> CGPoint? {
        guard let pair = element["activationPoint"] as? [Double], pair.count == 2 else { return nil }
        let point = CGPoint(x: pair[0], y: pair[1])
        return frame(element["visibleFrame"]).contains(point) ? point : nil
    }

    private static func isTruncated(_ json: Any?) -> Bool? {
        guard let text = json as? [String: Any], text["isInSystemBar"] as? Bool == false else { return nil }
        return text["isTruncated"] as? Bool
    }

    private static func spoken(among elements: [[String: Any]]) -> Int? {
        for element in elements {
            if element["isAccessibilityFocused"] as? Bool == true { return element["id"] as? Int }
            if let found = spoken(among: element["children"] as? [[String: Any]] ?? []) { return found }
        }
        return nil
    }

    private static func flattened(_ element: [String: Any], in scroller: Int?) -> [Element] {
        let children = element["children"] as? [[String: Any]] ?? []
        let isScroller = ["scrollView", "collectionView", "alert", "menu"].contains(element["role"] as? String)
        let inner = isScroller ? element["id"] as? Int : scroller
        let own = Element(
            id: element["id"] as? Int ?? 0, role: element["role"] as? String ?? "",
            identifier: element["identifier"] as? String ?? "",
            label: element["label"] as? String ?? "", value: element["value"] as? String ?? "",
            actions: element["actions"] as? [String] ?? [], frame: frame(element["frame"]),
            visibleFrame: frame(element["visibleFrame"]), scroller: scroller, touchPoint: touchPoint(element),
            isTruncated: isTruncated(element["text"]), isEnabled: element["isEnabled"] as? Bool ?? true,
            isSelected: element["isSelected"] as? Bool ?? false, isFocused: element["isFocused"] as? Bool ?? false,
            isActivatable: element["isActivatable"] as? Bool ?? false,
            isAdjustable: element["isAdjustable"] as? Bool ?? false)
        return [own] + children.flatMap { flattened($0, in: inner) }
    }
}
