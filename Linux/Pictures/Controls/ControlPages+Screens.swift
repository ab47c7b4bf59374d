import SwiftUI

/// A page of a stack over coloured ground: its bar with a way back, a title and buttons, and content beneath it.
struct BarPage: View {
    var body: some View {
        NavigationStack {
            List { NavigationLink("Onward") { BarContent() } }
                .navigationTitle("Back to this")
        }
    }
}

private struct BarContent: View {
    @Environment(\.colorScheme) private var appearance

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 16) {
                ForEach(1..<40) { number in Text("Line \(number)") }
            }
            .padding()
        }
        .background(
            appearance == .dark ? Color(red: 0.12, green: 0.11, blue: 0.17) : Color(red: 0.96, green: 0.93, blue: 0.85)
        )
        .navigationTitle("There")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                } label: {
                    Label("Add", systemImage: "plus")
                }
            }
        }
    }
}

/// Two columns where there is room.
struct ColumnPage: View {
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List {
                ForEach(1..<8) { number in Text("Row \(number) of the sidebar") }
            }
            .navigationTitle("Sidebar")
            .navigationBarTitleDisplayMode(.inline)
            .navigationSplitViewColumnWidth(min: 320, ideal: 400, max: 520)
        } detail: {
            ScrollView {
                Text("The detail, with a sentence that is long enough to be wrapped where there is little room.")
                    .padding()
            }
            .navigationTitle("Detail")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}
