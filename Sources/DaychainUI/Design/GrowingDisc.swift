import Foundation
import SwiftUI

/// A disc that grows from its middle.
struct GrowingDisc: Shape {
    var extent: CGFloat

    nonisolated var animatableData: CGFloat {
        get { extent }
        set { extent = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height) * extent
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
