import Foundation
import Stage

@testable import SwiftUI

/// A window of a fixed size that shows one view, for tests that read frames.
///
/// Wider than high and small, so that the imaginary phone has no safe area insets unless a test asks for some.
@MainActor struct LayoutBench {
    let app: StageApp
    let scene: WindowScene

    init(
        width: CGFloat = 400, height: CGFloat = 300, rightToLeft: Bool = false, @ViewBuilder _ content: () -> some View
    ) {
        var traits = DeviceTraits()
        traits.size = CGSize(width: width, height: height)
        traits.isRightToLeft = rightToLeft
        let view = AnyView(content())
        app = StageApp(traits: traits) { BenchApp(view) }
        scene = app.windows.compactMap { $0 as? WindowScene }[0]
        scene.update()
    }

    /// The frame of the view marked with `name`, in points of the window; nil where none is shown.
    func frame(_ name: String) -> CGRect? { item(name)?.frame }

    func item(_ name: String) -> Item? {
        scene.update()
        for layer in scene.layers {
            if let found = first(in: layer.item, named: name) { return found }
        }
        return nil
    }

    func items<Kind: Item>(_ kind: Kind.Type) -> [Kind] {
        scene.update()
        var found: [Kind] = []
        func visit(_ item: Item) {
            if let match = item as? Kind { found.append(match) }
            for child in item.childItems { visit(child) }
        }
        for layer in scene.layers { visit(layer.item) }
        return found
    }

    private func first(in item: Item, named name: String) -> Item? {
        if item.bears(name) { return item }
        for child in item.childItems {
            if let found = first(in: child, named: name) { return found }
        }
        return nil
    }
}

private struct BenchApp: App {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    init() { self.init(AnyView(EmptyView())) }
    var body: some Scene { WindowGroup { view } }
}

private enum Mark: LayoutValueKey { static var defaultValue: String { "" } }

extension Item {
    /// Whether this very item bears the mark, not one within it.
    fileprivate func bears(_ name: String) -> Bool {
        guard let marked = self as? TraitItem, marked.trait(ObjectIdentifier(Mark.self)) as? String == name else {
            return false
        }
        return marked.child.trait(ObjectIdentifier(Mark.self)) as? String != name
    }
}

extension View {
    func mark(_ name: String) -> some View { layoutValue(key: Mark.self, value: name) }
}

/// A view of a fixed size.
struct Box: View {
    var name: String
    var width: CGFloat
    var height: CGFloat
    init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        self.name = name
        self.width = width
        self.height = height
    }
    var body: some View { Color.clear.frame(width: width, height: height).mark(name) }
}

/// A view that takes what it is offered between bounds of its width.
struct Rubber: View {
    var name: String
    var least: CGFloat = 0
    var most: CGFloat = .infinity
    var body: some View { Color.clear.frame(minWidth: least, maxWidth: most, minHeight: 10, maxHeight: 10).mark(name) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
