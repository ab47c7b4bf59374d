import SwiftSyntax

/// `@State` is a property wrapper up to Xcode 26 and a macro from Xcode 27 on, which takes less:
///
/// - a value at the declaration and another one in an initialiser: the property is "used before being initialized";
/// - an initialiser in an extension that does not delegate to one of the type's own, which is not found by the linker
///   where it lies in another file.
///
/// The compiler on Linux knows the wrapper only. The macro writes a second property, so `@State` is private as well.
enum StateMacro {
    static func faults(in sources: [Source]) -> [String] {
        let finders = sources.map { source in
            let finder = StateFinder(source)
            finder.walk(source.tree)
            return finder
        }
        let holders = finders.reduce(into: [:]) { holders, finder in
            holders.merge(finder.defaulted) { $0.union($1) }
        }
        return finders.flatMap { finder in finder.faults + finder.faults(knowing: holders) }
    }
}

/// The properties with `@State` of one file, and what its initialisers set.
private final class StateFinder: FaultFinder {
    /// The name of each type with `@State`, and those of its properties that have a value where they are declared.
    private(set) var defaulted: [String: Set<String>] = [:]
    private var initialisers: [(owner: String, isInExtension: Bool, node: InitializerDeclSyntax)] = []

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isState = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "State"
        }
        guard isState, let owner = owner(of: node) else { return .visitChildren }
        if !node.modifiers.contains(where: { $0.name.text == "private" }) { fault(node, "@State must be private") }
        let withValues = node.bindings.filter { $0.initializer != nil }
        defaulted[owner.name, default: []].formUnion(withValues.map(\.pattern.trimmedDescription))
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let owner = owner(of: node) { initialisers.append((owner.name, owner.isExtension, node)) }
        return .visitChildren
    }

    func faults(knowing holders: [String: Set<String>]) -> [String] {
        initialisers.flatMap { owner, isInExtension, node -> [String] in
            guard let defaulted = holders[owner] else { return [] }
            let words = node.body?.statements.description ?? ""
            let place = "\(source.path):\(source.line(of: node)): "
            var found = defaulted.sorted()
                .filter { words.contains("_\($0) = ") || words.contains("self.\($0) = ") }
                .map { place + "@State \($0) has a value already, which Xcode 27 does not let an initialiser replace" }
            if isInExtension, !words.contains("self.init(") {
                found.append(place + "\(owner) has @State: Xcode 27 needs this initialiser in the type itself")
            }
            return found
        }
    }

    private func owner(of node: some SyntaxProtocol) -> (name: String, isExtension: Bool)? {
        var parent = node.parent
        while let current = parent {
            if let type = current.as(StructDeclSyntax.self) { return (type.name.text, false) }
            if let type = current.as(ExtensionDeclSyntax.self) { return (type.extendedType.trimmedDescription, true) }
            if current.is(ClassDeclSyntax.self) || current.is(EnumDeclSyntax.self) { return nil }
            parent = current.parent
        }
        return nil
    }
}
