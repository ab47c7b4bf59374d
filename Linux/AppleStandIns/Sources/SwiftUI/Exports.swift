// Importing SwiftUI brings what Apple's brings with it.
@_exported import Accessibility
@_exported import Foundation
@_exported import FoundationAdditions
