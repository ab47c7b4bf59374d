import Foundation

/// What a page says about its own bar.
struct PageTraitModifier: SoughtModifier {
    enum Trait {
        case title(Text)
        case boundTitle(Binding<String>)
        case displayMode(NavigationBarItem.TitleDisplayMode)
        case hidesBack(Bool)
        case hidesBar
    }
    let trait: Trait
}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public struct ToolbarPlacement: Sendable {
    let name: String
    public static let automatic = ToolbarPlacement(name: "automatic"), bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar"), tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modified(PageTraitModifier(trait: .title(title)))
    }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        modified(PageTraitModifier(trait: .boundTitle(title)))
    }
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        modified(PageTraitModifier(trait: .displayMode(displayMode)))
    }
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modified(PageTraitModifier(trait: .hidesBack(hidesBackButton)))
    }
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let hides = visibility == .hidden && bars.contains { $0.name == "navigationBar" }
        return modified(PageTraitModifier(trait: hides ? .hidesBar : .displayMode(.automatic)))
    }
}

/// A page's bar as its content asks for it, gathered from the nodes of the page.
@MainActor struct PageTraits {
    var title = ""
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    var hidesBack = false
    var hidesBar = false
    var bar: [(placement: ToolbarItemPlacement, node: Node)] = []

    init(of page: Node) {
        page.visit { node in
            if node !== page, node.isPresented || node.isNavigationBoundary { return false }
            guard let modifier = node.soughtModifier else { return true }
            if let trait = modifier as? PageTraitModifier {
                take(trait.trait, node)
            } else if modifier is ToolbarModifier, let memory = node.memory as? ToolbarMemory {
                bar += memory.items.map { ($0.placement, $0.node) }
            }
            return true
        }
    }

    private mutating func take(_ trait: PageTraitModifier.Trait, _ node: Node) {
        switch trait {
        case .title(let text): title = text.plain(in: node.environment)
        case .boundTitle(let binding): title = binding.wrappedValue
        case .displayMode(let mode): if mode != .automatic { displayMode = mode }
        case .hidesBack(let hides): hidesBack = hides
        case .hidesBar: hidesBar = true
        }
    }
}

/// A view with navigation bars of its own: what lies within does not change the bars around.
@MainActor protocol NavigationBoundary {}
