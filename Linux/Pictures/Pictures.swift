import SwiftUI

/// What `script/screenshots` asks for: names of previews and of pages of controls, one of them in a window, or a store.
///
///     Pictures previews
///     Pictures controls
///     Pictures --screenshot FILE -- HabitCard_Previews 2
///     Pictures store FOLDER 5 long
@main
enum Pictures {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "store": PreparedStore.write(Array(arguments.dropFirst()))
        case "controls": ControlPages.tell()
        #if DEBUG
        case "previews": PreviewList.tell()
        default: PreviewApp.main()
        #else
        default: print("Previews are drawn by a debug build.")
        #endif
        }
    }
}
