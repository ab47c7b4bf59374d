import Foundation
import Stage

/// The counterpart of XCTest's accessibility audit, for the screen as it stands.
@MainActor enum Audit {
    static func issues(of window: any AppWindow, traits: DeviceTraits) throws -> [AuditIssue] { [] }
}
