import DaychainCore
import Foundation
import SwiftUI

/// All zones that the device knows, narrowed by typing; the device's own comes first, the chosen one is checked.
struct ZoneList: View {
    @Bindable var model: EditorModel

    @State private var search = ""
    @State private var zones: [ZoneChoice] = []
    @FocusState private var isSearching: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        List {
            Group { sections }
                .listRowBackground(palette.card)
        }
        .scrollContentBackground(.hidden)
        .scrollDismissesKeyboard(.interactively)
        .onPaper()
        .navigationTitle("Time zone")
        .navigationBarTitleDisplayMode(.inline)
        .onAppear {
            if zones.isEmpty { zones = ZoneChoice.all(words: words, at: model.moment.instant) }
        }
    }

    @ViewBuilder private var sections: some View {
        Section {
            TextField("Search zones", text: $search, prompt: prompt, axis: .vertical)
                .focused($isSearching)
                .autocorrectionDisabled()
                .submitLabel(.search)
                .modifier(TextTarget { isSearching = true })
                .accessibilityAddTraits(.isSearchField)
                .accessibilityIdentifier("zones.search")
                .onChange(of: search) {
                    // A field that wraps takes Return for a new line; here it ends typing.
                    guard search.contains(where: \.isNewline) else { return }
                    search.removeAll(where: \.isNewline)
                    isSearching = false
                }
        }
        if search.isEmpty {
            Section {
                row(choice(model.moment.zone))
            } header: {
                FormHeading("This device")
            }
            if model.draft.zone != model.moment.zone {
                Section {
                    row(choice(model.draft.zone))
                } header: {
                    FormHeading("Chosen")
                }
            }
        }
        Section {
            let found: [ZoneChoice] = zones.filter { $0.matches(search, in: words.locale) }
            ForEach(found) { zone in row(zone) }
            if found.isEmpty, !zones.isEmpty { Text("No zone is called that. Try a city nearby.") }
        } header: {
            FormHeading("All time zones")
        }
    }

    private var prompt: Text {
        Text("Search").foregroundStyle(palette.soft)
    }

    private func choice(_ zone: Zone) -> ZoneChoice {
        ZoneChoice(zone, words: words, at: model.moment.instant)
    }

    private func row(_ choice: ZoneChoice) -> some View {
        ZoneRow(choice: choice, isChosen: choice.zone == model.draft.zone) {
            model.choose(choice.zone)
            dismiss()
        }
    }
}

/// One zone: its city, its name, and how far it is from GMT now.
struct ZoneRow: View {
    let choice: ZoneChoice
    let isChosen: Bool
    let choose: @MainActor () -> Void

    @Environment(\.palette) private var palette

    var body: some View {
        Button {
            choose()
        } label: {
            // The check below the words where text is largest: beside them it would take their width.
            SideBySide(stackedSpacing: Spacing.tight) {
                VStack(alignment: .leading, spacing: Spacing.hair) {
                    Text(verbatim: choice.city)
                    Text(verbatim: choice.detail)
                        .font(.subheadline)
                        .foregroundStyle(palette.soft)
                }
                .multilineTextAlignment(.leading)
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
                if isChosen { Image(systemName: SystemSymbol.done).accessibilityHidden(true) }
            }
            .frame(minHeight: Spacing.target)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityIdentifier("zones.\(choice.id)")
    }
}
