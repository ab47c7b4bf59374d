import Foundation
import SwiftUI

/// Text fields: empty, filled, with the keyboard, disabled, of several lines.
struct FieldPage: View {
    @FocusState private var isFocused: Bool

    var body: some View {
        Form {
            Section {
                TextField("Placeholder", text: .constant(""))
                TextField("Name", text: .constant("Filled"))
                TextField("Name", text: .constant("With the keyboard")).focused($isFocused)
                TextField("Name", text: .constant("Disabled")).disabled(true)
                TextField(
                    "Note", text: .constant("A note that goes on over several lines, as far as it needs to."),
                    axis: .vertical)
            } header: {
                Text("Fields")
            } footer: {
                Text("A name is needed.").foregroundStyle(.red)
            }
        }
        .onAppear { isFocused = true }
    }
}

/// Toggles and dates.
struct ChoicePage: View {
    @State private var date = Date(timeIntervalSince1970: 1_772_650_800)

    var body: some View {
        Form {
            Section("Toggles") {
                Toggle("On", isOn: .constant(true))
                Toggle("Off", isOn: .constant(false))
                Toggle("On, disabled", isOn: .constant(true)).disabled(true)
                Toggle("Off, disabled", isOn: .constant(false)).disabled(true)
            }
            Section("Dates") {
                DatePicker("Starts", selection: $date, displayedComponents: .date)
                DatePicker("At", selection: $date, displayedComponents: .hourAndMinute)
                DatePicker("Disabled", selection: $date, displayedComponents: .date).disabled(true)
            }
        }
    }
}

/// What folds, in a form and outside.
struct FoldPage: View {
    var body: some View {
        VStack(alignment: .leading) {
            DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("Hidden") }
            DisclosureGroup("Open", isExpanded: .constant(true)) {
                Text("What lies within, over as many lines as that takes.")
            }
            Form {
                DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("Hidden") }
                DisclosureGroup("Open", isExpanded: .constant(true)) {
                    Text("A row within")
                    Toggle("Another row", isOn: .constant(true))
                }
            }
        }
        .padding()
    }
}
