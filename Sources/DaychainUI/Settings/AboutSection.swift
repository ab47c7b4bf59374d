import SwiftUI

/// What Daychain is, in a sentence or two.
struct AboutSection: View {
    var body: some View {
        Section {
            Text("A day is a bead, and days that you kept hang on one thread.")
            Text("Everything stays on this device. Daychain has no account and uses no network.")
        } header: {
            FormHeading("About Daychain")
        }
    }
}
