import SwiftUI

/// Rows of a form: labels, values, ways onward, headers and footers.
struct RowPage: View {
    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Text("A text")
                    LabeledContent("Label", value: "Value")
                    LabeledContent("A label that is rather long", value: "and a value that is long too")
                    Label("A label", systemImage: "calendar")
                    NavigationLink("Onward") { Text("There") }
                    NavigationLink("Onward, disabled") { Text("There") }.disabled(true)
                } header: {
                    Text("Header")
                } footer: {
                    Text("A footer explains what the section is for, over as many lines as that takes.")
                }
            }
            .navigationTitle("Rows")
        }
    }
}

/// A list whose rows can be moved.
struct EditingPage: View {
    private let names = ["Read", "Walk", "A name that is so long that it takes more than one line"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(names, id: \.self) { Text($0) }.onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
            .navigationTitle("Editing")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

/// Work that goes on.
struct ProgressPage: View {
    var body: some View {
        VStack(spacing: 32) {
            ProgressView()
            ProgressView("Reading…")
        }
        .padding(24)
    }
}
