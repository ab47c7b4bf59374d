import SwiftSyntax

/// The placeholder that an interpolation becomes in a key: `%lld` for whole numbers, `%lf` for others, else `%@`.
///
/// A parser knows no types, so they are looked for as a reader would: in the value that a name was given, in the
/// parameters around it, and in what is declared under that name anywhere. What stays open is `%?`.
struct Placeholder {
    static let unknown = "%?"
    let vocabulary: Vocabulary

    func of(_ arguments: LabeledExprListSyntax) -> String {
        guard let first = arguments.first else { return Self.unknown }
        if let specifier = arguments.first(where: { $0.label?.text == "specifier" })?.expression
            .as(StringLiteralExprSyntax.self)?.representedLiteralValue
        {
            return specifier
        }
        // A format style, or a date style: the text arrives ready.
        if arguments.contains(where: { $0.label?.text == "format" || $0.label?.text == "style" }) { return "%@" }
        return of(first.expression, depth: 0)
    }

    /// `depth` ends the search in code that leads back to itself.
    private func of(_ expression: ExprSyntax, depth: Int) -> String {
        if depth > 6 { return Self.unknown }
        if expression.is(StringLiteralExprSyntax.self) { return "%@" }
        if expression.is(IntegerLiteralExprSyntax.self) { return "%lld" }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return around(reference, depth: depth) ?? anywhere(reference.baseName.text)
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            return name == "count" ? "%lld" : common(vocabulary.properties[name])
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return of(call) }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
            let isSum = !operators.isEmpty && operators.allSatisfy { ["+", "-", "*", "/"].contains($0) }
            return isSum ? of(first, depth: depth + 1) : Self.unknown
        }
        return Self.unknown
    }

    private func of(_ call: FunctionCallExprSyntax) -> String {
        if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if callee == "Int" { return "%lld" }
            return callee.first?.isUppercase == true ? "%@" : anywhere(callee)
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return Self.unknown }
        let name = member.declName.baseName.text
        return ["formatted", "uppercased", "lowercased", "joined"].contains(name) ? "%@" : anywhere(name)
    }

    /// What the code around a name says of it: the nearest `let`, binding or parameter wins.
    private func around(_ reference: DeclReferenceExprSyntax, depth: Int) -> String? {
        let name = reference.baseName.text
        var here = Syntax(reference)
        while let parent = here.parent {
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items where item.position < here.position {
                    if let found = binding(of: name, in: Syntax(item.item), depth: depth) { return found }
                }
            }
            if let choice = parent.as(IfExprSyntax.self) {
                for condition in choice.conditions {
                    if let found = binding(of: name, in: Syntax(condition.condition), depth: depth) { return found }
                }
            }
            if let choice = parent.as(SwitchCaseSyntax.self), let found = payload(named: name, of: choice) {
                return found
            }
            let parameters =
                parent.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
                ?? parent.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                return kind(parameter.type.trimmedDescription)
            }
            here = parent
        }
        return nil
    }

    /// What a declaration or condition gives to a name, if it names it.
    private func binding(of name: String, in node: Syntax, depth: Int) -> String? {
        if let variable = node.as(VariableDeclSyntax.self) {
            for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                if let type = binding.typeAnnotation?.type { return kind(type.trimmedDescription) }
                if let value = binding.initializer?.value { return of(value, depth: depth + 1) }
            }
        }
        if let binding = node.as(OptionalBindingConditionSyntax.self), binding.pattern.trimmedDescription == name {
            return binding.initializer.map { of($0.value, depth: depth + 1) }
        }
        if let guarded = node.as(GuardStmtSyntax.self) {
            return guarded.conditions.lazy.compactMap { self.binding(of: name, in: Syntax($0.condition), depth: depth) }
                .first
        }
        return nil
    }

    /// What `case .name(let first, let second)` binds, by the declaration of the enum's case.
    private func payload(named name: String, of choice: SwitchCaseSyntax) -> String? {
        let items = choice.label.as(SwitchCaseLabelSyntax.self)?.caseItems ?? []
        for call in items.flatMap({ Self.calls(in: Syntax($0.pattern)) }) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { continue }
            let names = call.arguments.map { argument in
                argument.expression.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self)?
                    .pattern.trimmedDescription
            }
            guard let place = names.firstIndex(of: name) else { continue }
            let declared = vocabulary.cases[member.declName.baseName.text] ?? []
            return common(Set(declared.filter { $0.count == names.count }.map { $0[place] }))
        }
        return nil
    }

    private static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
        let own = node.as(FunctionCallExprSyntax.self).map { [$0] } ?? []
        return own + node.children(viewMode: .sourceAccurate).flatMap(calls)
    }

    private func anywhere(_ name: String) -> String {
        common(vocabulary.types[name])
    }

    private func common(_ types: Set<String>?) -> String {
        // Only texts and numbers can stand in a text: what is declared otherwise is another thing of that name.
        let kinds = Set((types ?? []).map(kind)).subtracting([Self.unknown])
        return kinds.count == 1 ? kinds.first ?? Self.unknown : Self.unknown
    }

    private func kind(_ type: String) -> String {
        switch type.hasSuffix("?") ? String(type.dropLast()) : type {
        case "Int", "Int64": "%lld"
        case "Double", "CGFloat", "TimeInterval": "%lf"
        case "String", "Substring", "LocalizedStringResource", "Text": "%@"
        default: Self.unknown
        }
    }
}
