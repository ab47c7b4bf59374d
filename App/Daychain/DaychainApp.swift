import DaychainUI
import SwiftUI

/// Daychain: habits on chosen weekdays, kept one day at a time.
@main
struct DaychainApp: App {
    @State private var composition: Composition

    init() {
        // At once: what answers notifications has to listen before the launch ends.
        _composition = State(initialValue: Composition())
    }

    var body: some Scene {
        WindowGroup {
            LaunchView(model: composition.launch, makeWindow: composition.makeWindow(over:))
        }
    }
}
