import DaychainCore
import Foundation
import SwiftUI

/// One habit of an import: how both sides differ, the choice between them, and what comes of it.
struct ImportHabitSection: View {
    @Bindable var model: ImportModel
    let part: ImportPart

    @Environment(\.dayWords) private var words
    @Environment(\.palette) private var palette

    var body: some View {
        Section {
            VStack(alignment: .leading, spacing: Spacing.small) {
                Text(verbatim: part.name)
                    .font(.headline)
                    .accessibilityAddTraits(.isHeader)
                lines(partWords.kind(part))
                if part.taking == nil { effects }
            }
            .padding(.vertical, Spacing.tight)
            if part.taking != nil {
                choice
                if !effectLines.isEmpty {
                    VStack(alignment: .leading, spacing: Spacing.small) { effects }
                        .padding(.vertical, Spacing.tight)
                }
            }
        }
    }

    private var choice: some View {
        Picker(selection: $model[takingBackup: part.id]) {
            Text("Keep mine")
                .frame(minHeight: Spacing.target)
                .accessibilityLabel(Text(verbatim: keepLabel))
                .accessibilityIdentifier("import.keep.\(part.name)")
                .tag(false)
            Text("Use the backup")
                .frame(minHeight: Spacing.target)
                .accessibilityLabel(Text(verbatim: takeLabel))
                .accessibilityIdentifier("import.take.\(part.name)")
                .tag(true)
        } label: {
            Text("Which version")
        }
        .pickerStyle(.inline)
        .labelsHidden()
    }

    private var effects: some View {
        lines(effectLines)
            .foregroundStyle(palette.soft)
    }

    private var effectLines: [String] { partWords.effects(part, takingBackup: model[takingBackup: part.id]) }

    private func lines(_ lines: [String]) -> some View {
        ForEach(lines, id: \.self) { line in
            Text(verbatim: line)
                .fixedSize(horizontal: false, vertical: true)
        }
    }

    private var partWords: PartWords { PartWords(words: words, today: model.today) }

    /// Each version under its own name.
    private var keepLabel: String {
        let name = isolated(part.name)
        return String(localized: "Keep mine: \(name)")
    }

    private var takeLabel: String {
        let name = isolated(part.backupName)
        return String(localized: "Use the backup: \(name)")
    }
}
