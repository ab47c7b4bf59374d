import SwiftUI

/// What `script/screenshots` asks for: the names of all previews, a preview in a window, or a store with habits in it.
///
///     Pictures previews
///     Pictures --screenshot FILE -- HabitCard_Previews 2
///     Pictures store FOLDER 5 long
@main
enum Pictures {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "store": PreparedStore.write(Array(arguments.dropFirst()))
        #if DEBUG
        case "previews": PreviewList.tell()
        default: PreviewApp.main()
        #else
        default: print("Previews are drawn by a debug build.")
        #endif
        }
    }
}
