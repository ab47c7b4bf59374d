import SwiftUI

/// What people call an accent, and its colours for drawing.
extension Accent {
    var name: LocalizedStringKey {
        switch self {
        case .moss: "Moss"
        case .clay: "Clay"
        case .harbour: "Harbour"
        case .plum: "Plum"
        case .marigold: "Marigold"
        case .rosehip: "Rosehip"
        case .slate: "Slate"
        case .pine: "Pine"
        case .lagoon: "Lagoon"
        case .heather: "Heather"
        case .chestnut: "Chestnut"
        case .dusk: "Dusk"
        }
    }

    func color(_ palette: Palette) -> Color { tone(palette.appearance).color }
    func onColor(_ palette: Palette) -> Color { onTone(palette.appearance).color }
    func tileColor(_ palette: Palette) -> Color { tileTone(palette.appearance).color }
}
