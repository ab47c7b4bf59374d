import SwiftUI

/// A page with controls of one kind in their states, and what is done to it before it is drawn.
struct ControlPage {
    let name: String
    /// Commands of the text mode, for what only a touch opens.
    var commands: [String] = []
    var sizes = ["393x852"]
    let content: @MainActor () -> AnyView
}

/// Every control and container that the app uses: to see how the stand-ins draw them.
enum ControlPages {
    @MainActor static let all: [ControlPage] = [
        ControlPage(name: "Buttons") { AnyView(ButtonPage()) },
        ControlPage(name: "Menu", commands: ["tap \"Actions\""]) { AnyView(ButtonPage()) },
        ControlPage(name: "Fields") { AnyView(FieldPage()) },
        ControlPage(name: "Choices") { AnyView(ChoicePage()) },
        ControlPage(name: "Date", commands: ["tap \"Starts\""]) { AnyView(ChoicePage()) },
        ControlPage(name: "Time", commands: ["tap \"At\""]) { AnyView(ChoicePage()) },
        ControlPage(name: "Folds") { AnyView(FoldPage()) },
        ControlPage(name: "Rows") { AnyView(RowPage()) },
        ControlPage(name: "Editing") { AnyView(EditingPage()) },
        ControlPage(name: "Bars", commands: ["tap \"Onward\"", "scroll down"]) { AnyView(BarPage()) },
        ControlPage(name: "Progress") { AnyView(ProgressPage()) },
        ControlPage(name: "Alert") { AnyView(AlertPage()) },
        ControlPage(name: "Sheet", sizes: ["393x852", "744x1133"]) { AnyView(SheetPage()) },
        ControlPage(name: "Share", commands: ["tap \"Share\""]) { AnyView(FilePage()) },
        ControlPage(name: "Import", commands: ["tap \"Open a file\""]) { AnyView(FilePage()) },
        ControlPage(name: "Export", commands: ["tap \"Save a file\""]) { AnyView(FilePage()) },
        ControlPage(name: "Columns", sizes: ["744x1133", "1366x1024"]) { AnyView(ColumnPage()) },
    ]

    private static let texts = ["large", "xxxLarge", "accessibility5"]
    private static let appearances: [(options: String, words: String)] = [
        ("", "light"), (" --dark", "dark"), (" --rtl", "light, right to left"),
        (" --dark --rtl", "dark, right to left"),
    ]

    /// One line a page and appearance: name, number, title, the hosts' options, commands.
    @MainActor static func tell() {
        for page in all {
            var number = 0
            for size in page.sizes {
                for text in texts {
                    for appearance in appearances {
                        number += 1
                        let title = "\(size.replacing("x", with: " × ")), text size \(text), \(appearance.words)"
                        let options = "--size \(size) --text-size \(text)\(appearance.options)"
                        let commands = page.commands.joined(separator: "; ")
                        print(page.name, number, title, options, commands, separator: "\t")
                    }
                }
            }
        }
    }

    @MainActor static func page(named name: String) -> AnyView? { all.first { $0.name == name }?.content() }
}
