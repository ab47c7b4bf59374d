import Foundation

/// The settings of an imaginary device, as the app under automation reads them.
struct Device: Sendable, CustomStringConvertible {
    var width = 393.0
    var height = 852.0
    var textSize = "large"
    var isDark = false
    var increasesContrast = false
    var isRightToLeft = false
    var doublesStrings = false
    var isBoldText = false
    var reducesMotion = false
    var locale = "en_US"

    /// The one that every process starts on: an iPad.
    static let atLaunch = Device(width: 834, height: 1194)

    var description: String {
        let flags = [
            isDark ? "dark" : "light", increasesContrast ? "increased contrast" : "",
            isRightToLeft ? "right to left" : "", doublesStrings ? "doubled" : "", isBoldText ? "bold" : "",
        ]
        return (["\(Int(width))×\(Int(height))", textSize, locale] + flags).filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    var json: [String: Any] {
        [
            "size": [width, height], "textSize": textSize, "isDark": isDark, "increasesContrast": increasesContrast,
            "reducesMotion": reducesMotion, "differentiatesWithoutColor": false, "isBoldText": isBoldText,
            "isRightToLeft": isRightToLeft, "doublesStrings": doublesStrings, "accentsStrings": false,
            "locale": locale, "preferredLanguage": "en",
        ]
    }
}
