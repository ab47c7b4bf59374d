import Stage
import XCTest

/// The checks that an accessibility audit makes.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    public static let all = XCUIAccessibilityAuditType(rawValue: ~0)
}

/// One thing that an audit holds against the screen.
@MainActor public final class XCUIAccessibilityAuditIssue {
    public let element: XCUIElement?
    public let auditType: XCUIAccessibilityAuditType
    public let compactDescription: String
    public let detailedDescription: String

    init(_ issue: AuditIssue, element: XCUIElement?) {
        self.element = element
        auditType = XCUIAccessibilityAuditType(issue.kind)
        compactDescription = issue.summary
        detailedDescription = issue.details
    }
}

extension XCUIApplication {
    /// Audits the screen as it stands: each issue that `issueHandler` does not return true for fails the test.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        let windows = try TargetApp.shared.screens().indices
        for window in windows {
            let reply = try TargetApp.shared.send(.audit, window: window)
            if let refusal = reply.refusal { fail(refusal) }
            for found in reply.issues where auditTypes.contains(XCUIAccessibilityAuditType(found.kind)) {
                let name = reply.screen.flattened.first { $0.id == found.element }?.label ?? ""
                let issue = XCUIAccessibilityAuditIssue(found, element: found.element.map(element(withID:)))
                if try issueHandler?(issue) == true { continue }
                XCTFail("\(found.kind.rawValue): “\(name)”: \(found.summary) \(found.details)")
            }
        }
    }

    private func element(withID identifier: Int) -> XCUIElement {
        XCUIElementQuery(application: self, path: "element \(identifier)") { root in
            root.descendants.filter { $0.element?.id == identifier }
        }.firstMatch
    }
}

extension XCUIAccessibilityAuditType {
    fileprivate init(_ kind: AuditIssue.Kind) {
        switch kind {
        case .contrast: self = .contrast
        case .elementDetection: self = .elementDetection
        case .hitRegion: self = .hitRegion
        case .sufficientElementDescription: self = .sufficientElementDescription
        case .dynamicType: self = .dynamicType
        case .textClipped: self = .textClipped
        case .trait: self = .trait
        }
    }
}
