import Drawing
import Foundation
import Stage

/// The counterpart of XCTest's accessibility audit, for the screen as it stands.
@MainActor enum Audit {
    /// Reads the elements given and the window's pixels.
    static func issues(of window: any AppWindow, showing screen: Screen, scale: Double) throws -> [AuditIssue] {
        let picture = try WindowPicture.draw(window, scale: scale, recordingTexts: true)
        // A row whose content is hidden from VoiceOver is a cell with nothing in it: no element of its own.
        let seen = screen.flattened.filter {
            $0.children.isEmpty && $0.role != .cell && !$0.visibleFrame.isEmpty
        }
        return ElementAudit.issues(of: seen) + ContrastAudit.issues(of: seen, in: picture)
            + DetectionAudit.issues(of: picture.canvas.drawnTexts, beside: screen.flattened)
    }
}
