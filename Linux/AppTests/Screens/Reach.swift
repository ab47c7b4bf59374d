import Foundation

/// Whether all controls and texts of a screen can be brought into sight by scrolling, clear of the bars.
///
/// What lies between the first and the last passes through the view; so it is enough to look at both ends of each scroll
/// view: nothing may begin above the beginning, end below the end, or lie there beneath what does not scroll with it.
enum Reach {
    private enum End { case end, beginning }

    /// What is out of reach on the screen that the app shows.
    static func faults(of app: inout DrivenApp) throws -> [String] {
        var faults = fixed(app.screen)
        for scroller in app.screen.elements.filter({ Set(app.screen.elements.compactMap(\.scroller)).contains($0.id) })
        {
            for end in [End.end, .beginning] {
                try scroll(&app, to: end, of: scroller.visibleFrame)
                faults += beyond(end, of: scroller.id, on: app.screen)
            }
        }
        return faults
    }

    /// Again until nothing moves: how long a list is shows only as its rows are made.
    private static func scroll(_ app: inout DrivenApp, to end: End, of view: CGRect) throws {
        for _ in 0..<20 {
            let before = app.screen.elements
            try app.perform(.scroll(x: view.midX, y: view.midY, by: end == .end ? 1e6 : -1e6))
            if app.screen.elements == before { return }
        }
    }

    /// What nothing scrolls, and does not lie whole on the screen.
    private static func fixed(_ screen: AppScreen) -> [String] {
        screen.elements.filter { $0.scroller == nil && isMeant($0) && !isWhole($0) }
            .map { "\(told($0)) is in sight only at \($0.visibleFrame) of \($0.frame), and nothing scrolls" }
    }

    private static func beyond(_ end: End, of scroller: Int, on screen: AppScreen) -> [String] {
        guard let view = screen.elements.first(where: { $0.id == scroller })?.visibleFrame else { return [] }
        let content = screen.elements.filter { $0.scroller == scroller && isMeant($0) }
        let fixed = screen.elements.filter { $0.scroller != scroller && isMeant($0) && $0.frame.intersects(view) }
        return content.flatMap { element -> [String] in
            let isBeyond =
                end == .end
                ? element.frame.maxY > view.maxY + 0.5
                : element.visibleFrame.minY > element.frame.minY + 0.5 || element.frame.maxY <= view.minY
            let beneath = fixed.filter { bar in
                let common = bar.frame.intersection(element.frame)
                let isAtEnd = (bar.frame.midY > view.midY) == (end == .end)
                return isAtEnd && common.width > 1 && common.height > 1
            }
            return (isBeyond ? ["\(told(element)) at \(element.frame) stays beyond the \(end) at \(view)"] : [])
                + beneath.map { "\(told(element)) stays beneath \(told($0))" }
        }
    }

    private static func isWhole(_ element: AppScreen.Element) -> Bool {
        abs(element.frame.height - element.visibleFrame.height) < 0.5
            && abs(element.frame.width - element.visibleFrame.width) < 0.5
    }

    private static func isMeant(_ element: AppScreen.Element) -> Bool {
        (element.isActivatable || !element.label.isEmpty)
            && !["cell", "group", "other", "alert", "sheet", "menu", "navigationBar", "scrollView", "collectionView"]
                .contains(element.role)
    }

    private static func told(_ element: AppScreen.Element) -> String {
        "“\(element.label.prefix(40))” \(element.identifier)"
    }
}
