import Foundation
import SwiftSyntax

/// Each file imports the modules whose names it uses, and no module that its folder must not know.
///
/// The compiler on Linux sees a missing import only when no other import brings the name along. Apple's modules bring
/// others along than the stand-ins do, so names that belong to one module for certain are looked for by their spelling.
enum Imports {
    /// Names that begin like this belong to the module.
    private static let prefixes: [(pattern: String, module: String)] = [
        ("NSManaged[A-Z]", "CoreData"), ("NSPersistent[A-Z]", "CoreData"), ("NSFetch[A-Z]", "CoreData"),
        ("NSMergePolicy", "CoreData"), ("NSEntityDescription$", "CoreData"), ("NSAttributeDescription$", "CoreData"),
        ("UN[A-Z][a-z]", "UserNotifications"), ("XCUI[A-Z]", "XCUIAutomation"), ("XCT[A-Z]", "XCTest"),
        ("UTType$", "UniformTypeIdentifiers"), ("UI[A-Z][a-z]", "UIKit"), ("AX[A-Z][a-z]", "Accessibility"),
        ("AccessibilityNotification$", "Accessibility"), ("BG[A-Z][a-z]", "BackgroundTasks"), ("Logger$", "os"),
        ("Observable$", "Observation"), ("withObservationTracking$", "Observation"),
    ]
    private static let modules: Set<String> = Set(prefixes.map(\.module))
    /// Foundation's types that the sources are likely to use.
    private static let foundation: Set<String> = [
        "AttributedString", "Bundle", "Calendar", "CharacterSet", "CocoaError", "Data", "Date", "DateComponents",
        "DateInterval", "FileManager", "FileHandle", "IndexPath", "IndexSet", "ISO8601DateFormatter", "JSONDecoder",
        "JSONEncoder", "JSONSerialization", "Locale", "LocalizedStringResource", "NSError", "NSLock", "NSNumber",
        "NSObject", "NSPredicate", "NSRecursiveLock", "NSSortDescriptor", "NSString", "Notification",
        "NotificationCenter", "OperationQueue", "ProcessInfo", "Thread", "TimeInterval", "TimeZone", "Timer", "URL",
        "UUID", "UserDefaults",
    ]
    /// The shapes that SwiftUI brings along on Apple's side and Foundation here: files that use them import both.
    private static let geometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]
    /// What each folder may know: dependencies point one way.
    private static let allowed: [(folder: String, modules: Set<String>)] = [
        ("Sources/DaychainCore/", ["Foundation"]),
        ("Sources/DaychainData/", ["CoreData", "DaychainCore", "Foundation", "Observation", "UserNotifications"]),
        (
            "Sources/DaychainUI/",
            [
                "Accessibility", "CoreTransferable", "DaychainCore", "Foundation", "Observation", "SwiftUI",
                "UniformTypeIdentifiers",
            ]
        ),
        ("App/DaychainUITests/", ["Foundation", "XCTest", "XCUIAutomation"]),
        (
            "Tests/Daychain",
            [
                "CoreData", "DaychainCore", "DaychainData", "DaychainUI", "Foundation", "Observation", "SwiftUI",
                "TestSupport", "Testing",
            ]
        ),
        ("Tests/TestSupport/", ["DaychainCore", "Foundation"]),
    ]

    static func faults(in source: Source) -> [String] {
        let finder = NameFinder(viewMode: .sourceAccurate)
        finder.walk(source.tree)
        var faults: [String] = []
        var missing: Set<String> = []
        for (name, position) in finder.names where !finder.declared.contains(name) {
            guard let module = module(of: name), !finder.imports.contains(module) else { continue }
            if missing.insert(module).inserted {
                faults.append("\(source.path):\(source.line(of: position)): uses \(name) without importing \(module)")
            }
        }
        for (folder, modules) in allowed where source.path.contains(folder) {
            for module in finder.imports.subtracting(modules).sorted() {
                faults.append("\(source.path): must not import \(module)")
            }
        }
        if finder.imports.contains("SwiftUI"), !finder.imports.contains("Foundation"),
            let use = finder.members.first(where: { geometry.contains($0.type) })
        {
            faults.append("\(source.path):\(source.line(of: use.position)): \(use.type)'s members need Foundation too")
        }
        return faults
    }

    private static func module(of name: String) -> String? {
        if modules.contains(name) { return nil }  // `canImport(UIKit)` names a module, and uses nothing of it
        if foundation.contains(name) { return "Foundation" }
        return prefixes.first { name.range(of: "^" + $0.pattern, options: .regularExpression) != nil }?.module
    }
}

/// Collects the names of types and free functions that a file uses, those that it declares, and its imports.
private final class NameFinder: SyntaxVisitor {
    var imports: Set<String> = []
    var declared: Set<String> = []
    var names: [(String, TokenSyntax)] = []
    var members: [(type: String, position: TokenSyntax)] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.insert(node.path.first?.name.text ?? "")
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.append((node.name.text, node.name))
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // The name after a dot belongs to what stands before the dot.
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
            names.append((node.baseName.text, node.baseName))
        } else if let base = node.parent?.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self) {
            members.append((base.baseName.text, base.baseName))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            members.append((called.baseName.text, called.baseName))
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        return .visitChildren
    }
}
