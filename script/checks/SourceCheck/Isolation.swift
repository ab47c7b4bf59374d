import SwiftSyntax

/// What the framework may call off the main thread says `nonisolated`.
///
/// The iOS 26 SDK makes a `Shape` main-actor through `View` but calls its requirements from anywhere; keys have no
/// actor at all. The code that compiles with every SDK writes it out.
enum Isolation {
    static let shapeFunctions: Set<String> = ["path", "inset", "sizeThatFits"]
    static let shapeProperties: Set<String> = ["animatableData", "role", "layoutDirectionBehavior"]
    static let shapes: Set<String> = ["Shape", "InsettableShape", "Animatable", "RotatedShape"]
    static let keys: Set<String> = ["EnvironmentKey", "PreferenceKey", "LayoutValueKey", "FocusedValueKey", "Layout"]

    static func faults(in source: Source) -> [String] { IsolationFinder.faults(in: source) }
}

private final class IsolationFinder: FaultFinder {
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        look(node.name.text, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        look(node.name.text, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if inherited.contains("View") {
            fault(node, "a View conformance in an extension does not isolate the type: put it on the declaration")
        }
        return look(
            node.extendedType.trimmedDescription, node.inheritanceClause, node.attributes, node.modifiers,
            node.memberBlock)
    }

    private func look(
        _ name: String, _ clause: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, _ block: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        let inherited = Set(clause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
        let wholeTypeIsFree = modifiers.contains { $0.name.text == "nonisolated" }
        if !inherited.isDisjoint(with: Isolation.shapes), !wholeTypeIsFree {
            for (member, modifiers) in requirements(block) {
                if !modifiers.contains(where: { $0.name.text == "nonisolated" }) {
                    fault(member, "\(name).\(member.text) must be nonisolated")
                }
            }
        }
        if !inherited.isDisjoint(with: Isolation.keys) {
            if attributes.trimmedDescription.contains("@MainActor") { fault(block, "\(name) must not be main-actor") }
            for item in block.members {
                guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
                let isStored = variable.bindings.contains { $0.accessorBlock == nil }
                if variable.bindingSpecifier.text == "var", isStored,
                    variable.modifiers.contains(where: { $0.name.text == "static" })
                {
                    fault(variable, "\(name): a key's default is `static let` or computed")
                }
                if variable.attributes.trimmedDescription.contains("@MainActor") {
                    fault(variable, "\(name): the framework reads a key's default off the main thread")
                }
            }
        }
        return .visitChildren
    }

    /// The members that answer a shape's requirements; a stored `inset` is no `inset(by:)`.
    private func requirements(_ block: MemberBlockSyntax) -> [(TokenSyntax, DeclModifierListSyntax)] {
        block.members.flatMap { item -> [(TokenSyntax, DeclModifierListSyntax)] in
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                let isRequired = Isolation.shapeFunctions.contains(function.name.text)
                return isRequired ? [(function.name, function.modifiers)] : []
            }
            guard let variable = item.decl.as(VariableDeclSyntax.self) else { return [] }
            return variable.bindings.compactMap { binding in
                binding.pattern.as(IdentifierPatternSyntax.self).map { ($0.identifier, variable.modifiers) }
            }
            .filter { Isolation.shapeProperties.contains($0.0.text) }
        }
    }
}
