import Foundation
import SwiftSyntax

/// No construct that Xcode 26's oldest compiler (Swift 6.2) or iOS 17's run time does not know, nothing that exists on
/// one side only, nothing that ends the app instead of carrying an error, and no body that does not fit a screen.
///
/// The compiler on Linux is newer and asks for no availability, so it takes all of these without a word.
enum Constructs {
    static let longestBody = 45
    static let longestViewFile = 200

    /// Attributes that came after Swift 6.2, that only Objective-C has, or whose macro ships with Xcode only.
    static let attributes: [String: String] = [
        "c": "is Swift 6.3's", "specialized": "is Swift 6.3's", "export": "is Swift 6.3's", "section": "is Swift 6.3's",
        "used": "is Swift 6.3's", "nonexhaustive": "is newer than Swift 6.2", "diagnose": "is Swift 6.4's",
        "objc": "needs Objective-C", "objcMembers": "needs Objective-C", "NSManaged": "needs Objective-C",
        "IBAction": "needs Objective-C", "IBOutlet": "needs Objective-C", "Entry": "expands in Xcode only",
        "Previewable": "expands in Xcode only", "Animatable": "expands in Xcode only",
    ]
    static let macros: [String: String] = [
        "Preview": "expands in Xcode only", "selector": "needs Objective-C", "keyPath": "needs Objective-C",
    ]
    /// Types and functions whose run-time part is newer than iOS 17.
    static let names: [String: String] = [
        "Mutex": "iOS 18", "Atomic": "iOS 18", "AtomicLazyReference": "iOS 18", "Int128": "iOS 18", "UInt128": "iOS 18",
        "InlineArray": "iOS 26", "Observations": "iOS 26", "UniqueArray": "Swift 6.4", "anyAppleOS": "Swift 6.4",
        "mapKeyedValues": "Swift 6.4", "isTriviallyIdentical": "Swift 6.4",
    ]
    static let members: [String: [String: String]] = [
        "Task": ["immediate": "iOS 26", "immediateDetached": "iOS 26"], "Test": ["cancel": "Swift 6.3"],
    ]
    static let conditions: Set<String> = ["UIKit"]

    static func faults(in source: Source) -> [String] { ConstructFinder.faults(in: source) }
}

private final class ConstructFinder: FaultFinder {
    private let isTest: Bool
    /// Names with an underscore that the file itself gives meaning to, as a property wrapper's storage.
    private var ownUnderscored: Set<String> = []

    required init(_ source: Source) {
        isTest = source.path.contains("Tests/")
        super.init(source)
        let text = source.tree.description
        for match in text.matches(of: /(?:var|let|func)\s+(_?)(\w+)/) { ownUnderscored.insert("_" + match.output.2) }
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if let why = Constructs.attributes[name] { fault(node, "@\(name) \(why)") }
        if name.hasPrefix("_") { fault(node, "@\(name) is not public") }
        if name == "available" { fault(node, "@available: Daychain calls nothing newer than iOS 17.0") }
        if name == "inline", node.trimmedDescription.contains("(always)") {
            fault(node, "@inline(always) is Swift 6.3's")
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.arguments.contains(where: { $0.label?.text == "processExitsWith" }) {
            fault(node, "a process of one's own cannot be started on iOS")
        }
        return macro(node.macroName, node)
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { macro(node.macroName, node) }

    private func macro(_ name: TokenSyntax, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        if let why = Constructs.macros[name.text] { fault(node, "#\(name.text) \(why)") }
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let condition = node.condition?.trimmedDescription ?? ""
        if condition.contains("os(") {
            fault(node, "#if \(condition): the sources are the same on every system")
        }
        for match in condition.matches(of: /canImport\((\w+)\)/)
        where !Constructs.conditions.contains(String(match.output.1)) {
            fault(node, "#if canImport(\(match.output.1)): exists on every side, by its own or by a stand-in")
        }
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        fault(node, "#available: Daychain calls nothing newer than iOS 17.0")
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.text == "isolated" }) {
            fault(node, "isolated deinit needs iOS 18.4")
        }
        return .visitChildren
    }

    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.body.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.await) }) {
            fault(node, "await in defer is Swift 6.4's")
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { name(node.name) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { name(node.baseName) }

    private func name(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if let since = Constructs.names[token.text] { fault(token, "\(token.text) needs \(since)") }
        if token.text.hasPrefix("_"), token.text != "_", !ownUnderscored.contains(token.text), !isTest {
            fault(token, "\(token.text) is not public")
        }
        if token.text == "fatalError", !isTest { fault(token, "fatalError ends the app") }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.trimmedDescription,
            let since = Constructs.members[base]?[node.declName.baseName.text]
        {
            fault(node, "\(base).\(node.declName.baseName.text) needs \(since)")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.trimmedDescription
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if called == "Task", labels.contains("name") { fault(node, "Task(name:) is newer than iOS 17") }
        if called == "Issue.record", labels.contains("severity") {
            fault(node, "Issue.record(severity:) is Swift 6.3's")
        }
        // Without a label this is an overload of iOS 26.
        let trailing = node.additionalTrailingClosures.map(\.label.text)
        if called == "Button", labels.first == "role", !labels.contains("label"), !trailing.contains("label"),
            labels == ["role"] || labels == ["role", "action"] && node.trailingClosure == nil
        {
            fault(node, "Button(role:) without a label needs iOS 26")
        }
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.text == "!", !isTest { fault(node, "try! ends the app") }
        return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.text == "!", !isTest { fault(node, "as! ends the app") }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let length = source.lines(of: source.tree)
        if inherited.contains("View"), length > Constructs.longestViewFile {
            fault(node, "a view in a file of \(length) lines; at most \(Constructs.longestViewFile)")
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let words = node.modifiers.map(\.name.text)
        if words.contains("weak"), node.bindingSpecifier.text == "let" { fault(node, "weak let is Swift 6.3's") }
        for binding in node.bindings where binding.pattern.trimmedDescription == "body" {
            guard let accessors = binding.accessorBlock else { continue }
            let length = source.lines(of: accessors)
            if length > Constructs.longestBody {
                fault(node, "a body of \(length) lines; at most \(Constructs.longestBody)")
            }
        }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.tokenKind == .colonColon { fault(token, "module selectors are Swift 6.3's") }
        for piece in token.leadingTrivia.pieces + token.trailingTrivia.pieces {
            switch piece {
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
                if text.contains(/\b(TODO|FIXME|XXX)\b/) { fault(token, "unfinished: \(text)") }
            default: break
            }
        }
        return .visitChildren
    }
}
