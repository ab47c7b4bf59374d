import SwiftSyntax

/// Every name of a type, function or member that a file uses, with its line.
enum UsedNames {
    static func find(in source: Source) -> [(String, Int)] {
        let finder = UseFinder(viewMode: .sourceAccurate)
        finder.walk(source.tree)
        return finder.uses.map { ($0.0, source.line(of: $0.1)) }
    }
}

private final class UseFinder: SyntaxVisitor {
    var uses: [(String, TokenSyntax)] = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        uses.append((node.name.text, node.name))
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        uses.append((node.name.text, node.name))
        return .visitChildren
    }

    /// A call counts with its labels, as `enumerated()` or `replacing(_:with:)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let trailing =
            (node.trailingClosure == nil ? "" : "…")
            + node.additionalTrailingClosures.map { $0.label.text + ":" }.joined()
        if let token = name(of: node.calledExpression) {
            uses.append((token.text + "(" + labels + trailing + ")", token))
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // A small name that stands alone is a variable of the file's own.
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if isMember || node.baseName.text.first?.isUppercase == true {
            uses.append((node.baseName.text, node.baseName))
        }
        return .visitChildren
    }

    private func name(of callee: ExprSyntax) -> TokenSyntax? {
        callee.as(DeclReferenceExprSyntax.self)?.baseName ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
    }
}
