import SwiftSyntax

/// The placeholder that an interpolation becomes in a key: `%lld` for whole numbers, `%lf` for others, else `%@`.
enum Placeholder {
    static func of(_ arguments: LabeledExprListSyntax, _ vocabulary: Vocabulary) -> String {
        guard let first = arguments.first else { return "%?" }
        if let specifier = arguments.first(where: { $0.label?.text == "specifier" })?.expression
            .as(StringLiteralExprSyntax.self)?.representedLiteralValue
        {
            return specifier
        }
        // A format style, or dates and their ranges: the text arrives ready.
        if arguments.contains(where: { $0.label?.text == "format" || $0.label?.text == "style" }) { return "%@" }
        return of(first.expression, vocabulary)
    }

    private static func of(_ expression: ExprSyntax, _ vocabulary: Vocabulary) -> String {
        if expression.is(StringLiteralExprSyntax.self) { return "%@" }
        if expression.is(IntegerLiteralExprSyntax.self) { return "%lld" }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return of(name: reference.baseName.text, vocabulary)
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            return name == "count" ? "%lld" : of(name: name, vocabulary)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
                if callee == "Int" { return "%lld" }
                if callee.first?.isUppercase == true { return "%@" }
                return of(name: callee, vocabulary)
            }
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
                let name = member.declName.baseName.text
                return name == "formatted" || name == "uppercased" || name == "joined"
                    ? "%@" : of(name: name, vocabulary)
            }
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
            if operators.allSatisfy({ ["+", "-", "*", "/"].contains($0) }) { return of(first, vocabulary) }
        }
        return "%?"
    }

    private static func of(name: String, _ vocabulary: Vocabulary) -> String {
        let kinds = Set(
            (vocabulary.types[name] ?? []).map { type in
                switch type {
                case "Int", "Int64": "%lld"
                case "Double", "CGFloat", "TimeInterval": "%lf"
                case "String", "Substring", "LocalizedStringResource", "Text": "%@"
                default: "%?"
                }
            })
        return kinds.count == 1 ? kinds.first ?? "%?" : "%?"
    }
}
