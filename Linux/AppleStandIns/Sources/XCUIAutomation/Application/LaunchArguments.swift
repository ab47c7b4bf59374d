import Foundation
import Stage

/// Apple's launch arguments, understood as the hosts' options. What is not known here is the app's own.
enum LaunchArguments {
    static func translate(
        _ arguments: [String], device: DeviceTraits
    ) -> (options: HostOptions, appArguments: [String]) {
        var options = HostOptions()
        options.traits = device
        var appArguments: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard isKnown(argument), let value = rest.popFirst() else {
                appArguments.append(argument)
                continue
            }
            apply(argument, value, to: &options.traits)
        }
        return (options, appArguments)
    }

    private static func isKnown(_ argument: String) -> Bool {
        [
            "-UIPreferredContentSizeCategoryName", "-AppleLanguages", "-AppleLocale", "-AppleTextDirection",
            "-NSForceRightToLeftWritingDirection", "-NSDoubleLocalizedStrings",
        ].contains(argument)
    }

    private static func apply(_ argument: String, _ value: String, to traits: inout DeviceTraits) {
        let isYes = ["YES", "1", "true"].contains(value)
        switch argument {
        case "-UIPreferredContentSizeCategoryName": traits.textSize = textSizes[value] ?? traits.textSize
        case "-AppleLocale": traits.setLocale(value, keepingLanguage: true)
        case "-AppleLanguages":
            let language = value.trimmingCharacters(in: listMarks).split(separator: ",").first.map(String.init)
            traits.setLanguage(language?.trimmingCharacters(in: listMarks) ?? traits.preferredLanguage)
        case "-AppleTextDirection", "-NSForceRightToLeftWritingDirection": traits.isRightToLeft = isYes
        case "-NSDoubleLocalizedStrings": traits.doublesStrings = isYes
        default: break
        }
    }

    private static let listMarks = CharacterSet(charactersIn: "() \"")

    private static let textSizes: [String: String] = [
        "UICTContentSizeCategoryXS": "xSmall", "UICTContentSizeCategoryS": "small",
        "UICTContentSizeCategoryM": "medium",
        "UICTContentSizeCategoryL": "large", "UICTContentSizeCategoryXL": "xLarge",
        "UICTContentSizeCategoryXXL": "xxLarge", "UICTContentSizeCategoryXXXL": "xxxLarge",
        "UICTContentSizeCategoryAccessibilityM": "accessibility1",
        "UICTContentSizeCategoryAccessibilityL": "accessibility2",
        "UICTContentSizeCategoryAccessibilityXL": "accessibility3",
        "UICTContentSizeCategoryAccessibilityXXL": "accessibility4",
        "UICTContentSizeCategoryAccessibilityXXXL": "accessibility5",
    ]
}
