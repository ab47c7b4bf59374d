import Foundation
import SwiftUI

/// An opaque colour by its three channels, of which contrast can be computed.
struct RGB: Hashable, Sendable {
    /// The channels, 0 to 255.
    let red: Int, green: Int, blue: Int

    /// Creates a colour from six hexadecimal digits, `0x4E7831`.
    init(_ hex: Int) {
        red = hex >> 16 & 0xFF
        green = hex >> 8 & 0xFF
        blue = hex & 0xFF
    }

    private init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The colour for drawing.
    var color: Color {
        Color(.sRGB, red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: 1)
    }

    /// This colour laid over another with a part of its strength, 0 to 1.
    func laid(over ground: RGB, strength: Double) -> RGB {
        func mix(_ top: Int, _ bottom: Int) -> Int {
            Int((Double(top) * strength + Double(bottom) * (1 - strength)).rounded())
        }
        return RGB(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }

    /// The contrast ratio of the Web Content Accessibility Guidelines, 1 to 21.
    func contrast(to other: RGB) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ channel: Int) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
