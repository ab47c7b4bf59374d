import Foundation
import SwiftSyntax

/// One text in the code that is looked up in the String Catalog.
struct LocalisedText: Encodable {
    /// The key, with the placeholders that the interpolations become; `%?` where the type is not plain from the code.
    let key: String
    /// The comment that the code gives, if any.
    let comment: String?
    let place: String

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

/// Finds the string literals that stand where a localised text is expected.
enum LocalisedTexts {
    /// Calls whose first, unlabelled argument is a key when it is a literal.
    static let byPosition: Set<String> = [
        "Text", "Button", "Toggle", "Label", "Section", "TextField", "SecureField", "Picker", "DatePicker", "Menu",
        "NavigationLink", "LabeledContent", "DisclosureGroup", "ContentUnavailableView", "Stepper", "ProgressView",
        "Link",
        "ShareLink", "GroupBox", "CommandMenu", "ColorPicker", "Gauge", "EditButton", "LocalizedStringKey",
        "LocalizedStringResource", "navigationTitle", "navigationSubtitle", "accessibilityLabel", "accessibilityValue",
        "accessibilityHint", "alert", "confirmationDialog", "help", "badge", "accessibilityCustomContent",
        "LocalizationValue",
        "accessibilityRotor",
    ]
    /// Labels whose argument is a key when it is a literal, by callee.
    static let byLabel: [String: Set<String>] = [
        "String": ["localized"], "AttributedString": ["localized"], "accessibilityAction": ["named"],
        "accessibilityInputLabels": ["_0"], "searchable": ["prompt"], "accessibilityCustomContent": ["_1"],
        "LocalizedStringResource": ["stringLiteral"], "Text": ["_0"],
    ]

    static func find(in source: Source, knowing vocabulary: Vocabulary) -> [LocalisedText] {
        let finder = TextFinder(source, vocabulary)
        finder.walk(source.tree)
        return finder.texts
    }
}

private final class TextFinder: SyntaxVisitor {
    var texts: [LocalisedText] = []
    private let source: Source
    private let vocabulary: Vocabulary

    init(_ source: Source, _ vocabulary: Vocabulary) {
        self.source = source
        self.vocabulary = vocabulary
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = name(of: node.calledExpression)
        let comment = node.arguments.first { $0.label?.text == "comment" }
            .flatMap { $0.expression.as(StringLiteralExprSyntax.self) }.map(plainText)
        for (index, argument) in node.arguments.enumerated() {
            let label = argument.label?.text ?? "_\(index)"
            let isKey =
                index == 0 && argument.label == nil && LocalisedTexts.byPosition.contains(callee)
                || LocalisedTexts.byLabel[callee]?.contains(label) == true
                || vocabulary.parameters[callee]?.contains(label) == true
            if isKey { take(argument.expression, comment) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let result = node.signature.returnClause, Vocabulary.isLocalised(result.type), let body = node.body {
            takeResults(of: Syntax(body.statements))
        }
        for parameter in node.signature.parameterClause.parameters where Vocabulary.isLocalised(parameter.type) {
            if let value = parameter.defaultValue?.value { take(value, nil) }
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type, Vocabulary.isLocalised(type) {
            if let value = node.initializer?.value { take(value, nil) }
            if let accessors = node.accessorBlock { takeResults(of: Syntax(accessors)) }
        }
        return .visitChildren
    }

    /// The literals that a body gives back: those in statement position, and those that `return` names.
    private func takeResults(of body: Syntax) {
        for child in body.children(viewMode: .sourceAccurate) {
            if let item = child.as(CodeBlockItemSyntax.self), let value = item.item.as(ExprSyntax.self) {
                take(value, nil)
            }
            if let statement = child.as(ReturnStmtSyntax.self), let value = statement.expression { take(value, nil) }
            if child.is(FunctionCallExprSyntax.self) || child.is(FunctionDeclSyntax.self) { continue }
            takeResults(of: child)
        }
    }

    /// Takes a literal, or the literals of a choice or a list of them.
    private func take(_ expression: ExprSyntax, _ comment: String?) {
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            let key = key(of: literal)
            let isWorded = key.contains { !"%@ \n".contains($0) }
            if !key.isEmpty, isWorded || key.contains("%") {
                let text = LocalisedText(
                    key: key, comment: comment, place: "\(source.path):\(source.line(of: literal))")
                if !texts.contains(where: { $0.place == text.place && $0.key == key }) { texts.append(text) }
            }
        } else if let choice = expression.as(TernaryExprSyntax.self) {
            take(choice.thenExpression, comment)
            take(choice.elseExpression, comment)
        } else if let choice = expression.as(SequenceExprSyntax.self) {
            // Before operators are folded a choice is a sequence: condition, "? then :", else.
            for element in choice.elements {
                if let middle = element.as(UnresolvedTernaryExprSyntax.self) { take(middle.thenExpression, comment) }
            }
            if choice.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
                let last = choice.elements.last
            {
                take(last, comment)
            }
        } else if let list = expression.as(ArrayExprSyntax.self) {
            for element in list.elements { take(element.expression, comment) }
        } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            take(only.expression, comment)
        }
    }

    private func name(of callee: ExprSyntax) -> String {
        if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let member = callee.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return callee.trimmedDescription
    }

    private func plainText(_ literal: StringLiteralExprSyntax) -> String {
        literal.representedLiteralValue ?? key(of: literal)
    }

    private func key(of literal: StringLiteralExprSyntax) -> String {
        if let plain = literal.representedLiteralValue { return plain }
        // Beside placeholders, a percent sign of the text is doubled.
        return literal.segments.map { segment in
            if let part = segment.as(ExpressionSegmentSyntax.self) {
                return Placeholder(vocabulary: vocabulary).of(part.expressions)
            }
            return segment.trimmedDescription.replacing("%", with: "%%").replacing("\\n", with: "\n")
        }.joined()
    }
}
