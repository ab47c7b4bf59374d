import DaychainCore
import SwiftUI

/// The fields: name and weekdays first, what saving will do, and the rest folded below.
struct EditorForm: View {
    @Bindable var model: EditorModel

    @FocusState private var isNameFocused: Bool
    @State private var showsMore = false
    @Environment(\.palette) private var palette

    var body: some View {
        Form {
            Group { sections }
                .listRowBackground(palette.card)
        }
        .scrollContentBackground(.hidden)
        .scrollDismissesKeyboard(.interactively)
        .onPaper()
        .onAppear { if model.isNew { isNameFocused = true } }
    }

    @ViewBuilder private var sections: some View {
        Section {
            TextField("Name", text: $model.draft.name, prompt: Text("Read, water the plants, …"))
                .focused($isNameFocused)
                .submitLabel(.done)
                .frame(minHeight: Spacing.target)
                .accessibilityIdentifier("editor.name")
            FieldError(error: model.error(of: .name))
        } header: {
            FormHeading("Name")
        }
        WeekdaySection(model: model)
        OutlookSection(model: model)
        Section {
            DisclosureGroup(isExpanded: $showsMore) {
                EditorDetails(model: model)
            } label: {
                // On the label: an identifier of the group would be given to every field in it.
                Text("More").frame(minHeight: Spacing.target)
                    .accessibilityIdentifier("editor.more")
            }
        } footer: {
            if !showsMore { FormHeading("Note, icon, colour, start date and time zone") }
        }
        if model.isDraftAtRisk {
            Section {
                Text("This form cannot be kept if Daychain is closed: the device has no room for it.")
            }
        }
    }
}

/// What is wrong with a field, and what to do about it; nothing while it is right.
struct FieldError: View {
    let error: ValidationError?

    @Environment(\.palette) private var palette

    var body: some View {
        if let error {
            Label {
                Text(verbatim: ProblemWords.remedy(error))
                    .foregroundStyle(palette.ink)
            } icon: {
                Image(systemName: SystemSymbol.warning)
                    .accessibilityHidden(true)
            }
            .font(.subheadline)
            .accessibilityIdentifier("editor.error.\(error.field.rawValue)")
        }
    }
}

/// What saving will do, sentence by sentence.
struct OutlookSection: View {
    let model: EditorModel

    @Environment(\.dayWords) private var words

    var body: some View {
        let sentences: [Outlook] = model.outlook
        if !sentences.isEmpty {
            Section {
                ForEach(sentences, id: \.self) { outlook in
                    Text(verbatim: OutlookWords(words: words, today: model.today).sentence(outlook))
                        .fixedSize(horizontal: false, vertical: true)
                        .accessibilityIdentifier("editor.outlook")
                }
            } header: {
                FormHeading("What happens")
            }
        }
    }
}
