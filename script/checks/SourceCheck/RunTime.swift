import SwiftSyntax

/// What needs a newer run time than iOS 17's without spelling a newer name, so that no look-up of names finds it.
///
/// Function types with a typed error have no run-time description before iOS 18: they may be passed and stored, but not
/// stand where their description is asked for. `enumerated()` is no collection before iOS 26.
enum RunTime {
    static func faults(in source: Source) -> [String] { RunTimeFinder.faults(in: source) }
}

private final class RunTimeFinder: FaultFinder {
    override func visit(_ node: InlineArrayTypeSyntax) -> SyntaxVisitorContinueKind {
        fault(node, "\(node.trimmedDescription) is an InlineArray, which needs iOS 26")
        return .visitChildren
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.effectSpecifiers?.throwsClause?.type != nil else { return .visitChildren }
        var outer = node.parent
        // Attributes, as @escaping, and brackets change nothing.
        while let here = outer, here.is(AttributedTypeSyntax.self) || isBracket(here) { outer = here.parent }
        if let outer, isAskedFor(outer) {
            fault(node, "a function type with a typed error here needs iOS 18's run time")
        }
        return .visitChildren
    }

    private func isBracket(_ node: Syntax) -> Bool {
        if let tuple = node.as(TupleTypeSyntax.self) { return tuple.elements.count == 1 }
        return node.is(TupleTypeElementSyntax.self) || node.is(TupleTypeElementListSyntax.self)
    }

    /// Whether the type around a function type, or the view that holds it, needs its run-time description.
    private func isAskedFor(_ outer: Syntax) -> Bool {
        if outer.is(OptionalTypeSyntax.self) || outer.is(ArrayTypeSyntax.self) || outer.is(DictionaryTypeSyntax.self)
            || outer.is(GenericArgumentSyntax.self) || outer.is(TupleTypeSyntax.self)
        {
            return true
        }
        guard outer.is(TypeAnnotationSyntax.self), let item = outer.parent?.parent?.parent?.parent else { return false }
        let owner = item.parent?.parent?.parent?.as(StructDeclSyntax.self)
        let inherited = owner?.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return inherited.contains { ["View", "ViewModifier", "App", "Scene"].contains($0) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "enumerated", node.arguments.isEmpty
        else { return .visitChildren }
        // As the argument of these it is only gone through.
        let sequences: Set<String> = ["Array", "Dictionary", "Set", "zip", "init"]
        if let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let name = name(of: call.calledExpression), !sequences.contains(name)
        {
            fault(node, "\(name)(….enumerated()) takes it for a collection, which needs iOS 26: make it an Array")
        }
        return .visitChildren
    }

    private func name(of callee: ExprSyntax) -> String? {
        callee.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}
