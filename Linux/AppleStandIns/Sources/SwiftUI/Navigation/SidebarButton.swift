import Drawing
import Foundation
import Stage

/// Shows and hides the sidebar.
@MainActor final class SidebarButton: Item {
    private let state: SplitState
    init(_ node: Node, state: SplitState) {
        self.state = state
        super.init(node)
    }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 26, height: 26) }
    override func draw(on canvas: Canvas) {
        canvas.draw(
            symbol: "sidebar.left", in: frame, color: Color.accentColor.rgba(in: environment),
            isRightToLeft: isRightToLeft)
    }
    override var responder: Responder? {
        var responder = Responder()
        responder.tap = { [state] _ in state.toggleSidebar() }
        return responder
    }
    override func semantics() -> [Semantics] {
        var result = Semantics(role: .button, item: self, part: 55)
        result.element.label = state.showsSidebar ? "Hide Sidebar" : "Show Sidebar"
        result.element.identifier = "ToggleSidebar"
        result.element.traits = .button
        result.activate = { [state] in state.toggleSidebar() }
        return [result]
    }
}
