import SwiftUI

/// What Daychain is, in a sentence or two.
struct AboutPage: View {
    var body: some View {
        PaperForm {
            Section {
                ThreadOrnament()
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, Spacing.small)
                Text("A day is a bead, and days that you kept hang on one thread.")
                Text("Everything stays on this device. Daychain has no account and uses no network.")
            }
        }
        .navigationTitle("About Daychain")
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct AboutPage_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { AboutPage() }.previewDisplayName("About")
    }
}
