import Foundation
import SwiftSyntax

/// What the sources declare that decides which texts are looked up: parameters and results typed as localised text, and
/// the types of plain names, from which the placeholder of an interpolation follows.
struct Vocabulary {
    static let localisedTypes: Set<String> = [
        "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "LocalizationValue",
    ]

    /// Callee to the labels (or "_0", "_1" by position) of its localised parameters.
    private(set) var parameters: [String: Set<String>] = [:]
    /// Name of a property, parameter, variable or function to the types it is declared with anywhere.
    private(set) var types: [String: Set<String>] = [:]
    /// Name of a property to the types it is declared with.
    private(set) var properties: [String: Set<String>] = [:]
    /// Name of an enum's case to the types of its values, by position; one list for each case of that name.
    private(set) var cases: [String: [[String]]] = [:]

    init(_ sources: [Source]) {
        let finder = VocabularyFinder(viewMode: .sourceAccurate)
        for source in sources { finder.walk(source.tree) }
        parameters = finder.parameters
        types = finder.types
        properties = finder.properties
        cases = finder.cases
    }

    static func isLocalised(_ type: TypeSyntax) -> Bool {
        var spelled = type.trimmedDescription
        while spelled.hasSuffix("?") { spelled.removeLast() }
        return localisedTypes.contains(spelled)
            || spelled.hasPrefix("[") && localisedTypes.contains(String(spelled.dropFirst().dropLast()))
    }
}

private final class VocabularyFinder: SyntaxVisitor {
    var parameters: [String: Set<String>] = [:]
    var types: [String: Set<String>] = [:]
    var properties: [String: Set<String>] = [:]
    var cases: [String: [[String]]] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        learn(node.name.text, node.signature.parameterClause)
        if let result = node.signature.returnClause {
            types[node.name.text, default: []].insert(result.type.trimmedDescription)
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = enclosingType(node) { learn(type, node.signature.parameterClause) }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        if let values = node.parameterClause?.parameters {
            cases[node.name.text, default: []].append(values.map { $0.type.trimmedDescription })
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if let type = binding.typeAnnotation?.type {
                types[name, default: []].insert(type.trimmedDescription)
                if enclosingType(node) != nil { properties[name, default: []].insert(type.trimmedDescription) }
                // A stored property is a parameter of the memberwise initialiser.
                if binding.accessorBlock == nil, Vocabulary.isLocalised(type), let owner = enclosingType(node) {
                    parameters[owner, default: []].insert(name)
                }
            } else if let value = binding.initializer?.value, let type = Self.obviousType(of: value) {
                types[name, default: []].insert(type)
            }
        }
        return .visitChildren
    }

    private func learn(_ callee: String, _ clause: FunctionParameterClauseSyntax) {
        for (index, parameter) in clause.parameters.enumerated() {
            let name = (parameter.secondName ?? parameter.firstName).text
            types[name, default: []].insert(parameter.type.trimmedDescription)
            guard Vocabulary.isLocalised(parameter.type) else { continue }
            let label = parameter.firstName.text
            parameters[callee, default: []].insert(label == "_" ? "_\(index)" : label)
        }
    }

    private func enclosingType(_ node: some SyntaxProtocol) -> String? {
        var parent = node.parent
        while let here = parent {
            if let type = here.as(StructDeclSyntax.self) { return type.name.text }
            if let type = here.as(ClassDeclSyntax.self) { return type.name.text }
            if let type = here.as(EnumDeclSyntax.self) { return type.name.text }
            if let type = here.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
            if here.is(FunctionDeclSyntax.self) || here.is(ClosureExprSyntax.self) { return nil }
            parent = here.parent
        }
        return nil
    }

    private static func obviousType(of value: ExprSyntax) -> String? {
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if let call = value.as(FunctionCallExprSyntax.self) {
            let callee = call.calledExpression.trimmedDescription
            if callee == "String" || callee.hasSuffix(".formatted") { return "String" }
        }
        if value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "count" { return "Int" }
        return nil
    }
}
