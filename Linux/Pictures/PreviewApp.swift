#if DEBUG
import Foundation
import SwiftUI

/// A window with one preview in it: the arguments name its provider and its number there.
struct PreviewApp: App {
    /// Kept: evaluated anew, a preview would make its models anew.
    private let preview = PreviewList.preview(named: CommandLine.arguments.dropFirst().joined(separator: " "))

    var body: some Scene {
        WindowGroup { preview }
    }
}

extension PreviewList {
    /// A preview as a person finds it: by the name of its provider and its number there.
    struct Entry {
        let provider: String
        let number: Int
        let title: String
        let content: AnyView

        var name: String { "\(provider) \(number)" }
    }

    @MainActor static var all: [Entry] {
        providers.flatMap { name, provider in
            provider._allPreviews.enumerated().map { index, preview in
                Entry(
                    provider: name, number: index + 1, title: preview.displayName ?? "Preview \(index + 1)",
                    content: preview.content)
            }
        }
    }

    /// One line a preview: provider, number, title.
    @MainActor static func tell() {
        for entry in all { print(entry.provider, entry.number, entry.title, separator: "\t") }
    }

    @MainActor static func preview(named name: String) -> AnyView {
        ControlPages.page(named: String(name.prefix { $0 != " " })) ?? all.first { $0.name == name }?.content
            ?? AnyView(Text(verbatim: "There is no preview \(name)."))
    }
}
#endif
