import Foundation
import Stage

/// Text that opens an address.
public struct Link<Label: View> {
    let destination: URL
    let label: Label

    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    public var body: some View { LinkBody(destination: destination, label: label) }
}

private struct LinkBody<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(\.controlPlace) private var place

    var body: some View {
        label.modified(TintedLabel(role: nil))
            .modified(
                ButtonBehavior(
                    action: { openURL(destination) }, place: place, press: { _ in },
                    describe: { result, _ in
                        result.element.role = .link
                        result.element.traits = .link
                    }))
    }
}
