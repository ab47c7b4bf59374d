import Foundation
import SwiftUI

/// The outline of a habit's icon, scaled to its frame.
struct HabitIconShape: Shape {
    let icon: HabitIcon

    /// A thing looks the same whichever way is read.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        let grid = IconGrid(in: rect)
        var path = Path()
        for stroke in icon.strokes { stroke.add(to: &path, on: grid) }
        return path
    }
}
