import SwiftUI

/// Buttons by style, role and state, and a menu.
struct ButtonPage: View {
    var body: some View {
        NavigationStack {
            Form {
                Section("Rows") {
                    Button("Normal") {}
                    Button("Destructive", role: .destructive) {}
                    Button("Disabled") {}.disabled(true)
                    Button {
                    } label: {
                        Label("With a symbol", systemImage: "pencil")
                    }
                }
                Section("Beside one another") {
                    HStack {
                        Button("One") {}
                        Button {
                        } label: {
                            Label("Other", systemImage: "chevron.up").labelStyle(.iconOnly)
                        }
                        Button("Off") {}.disabled(true)
                    }
                    .buttonStyle(.borderless)
                }
                Section("Menu") {
                    Menu("Actions") {
                        Button {
                        } label: {
                            Label("Edit", systemImage: "pencil")
                        }
                        Button("An action whose name is long, so that it takes more than one line") {}
                        Button("Disabled") {}.disabled(true)
                        Button(role: .destructive) {
                        } label: {
                            Label("Delete…", systemImage: "trash")
                        }
                    }
                }
            }
            .navigationTitle("Buttons")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(true) }
            }
        }
    }
}
