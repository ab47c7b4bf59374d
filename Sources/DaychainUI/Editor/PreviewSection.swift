import DaychainCore
import Foundation
import SwiftUI

/// The card as Today would show it, while the form is filled in. To VoiceOver it is one element with the card's words.
struct PreviewSection: View {
    let model: EditorModel

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let day = TodayHabit(model.preview, at: model.moment)
        Section {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                SideBySide(alignment: .top, spacing: Spacing.medium) {
                    IconTile(day.habit.details)
                    VStack(alignment: .leading, spacing: Spacing.hair) {
                        name
                        if !rhythm.isEmpty {
                            Text(verbatim: rhythm)
                                .font(.subheadline)
                                .foregroundStyle(palette.soft)
                                .fixedSize(horizontal: false, vertical: true)
                        }
                    }
                }
                if !textSize.isAccessibilitySize { SevenDayStrip(day: day, key: day.habit.details.name) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.vertical, Spacing.tight)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(typed.isEmpty ? Text("Your habit") : Text(verbatim: typed))
            .accessibilityValue(Text(verbatim: rhythm))
        } header: {
            FormHeading("Preview")
        }
    }

    private var typed: String { model.draft.name.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Nothing while no weekday is chosen.
    private var rhythm: String {
        model.draft.weekdays.weekdays.map { HabitWords(words: words).rhythm($0) } ?? ""
    }

    @ViewBuilder private var name: some View {
        Group {
            if typed.isEmpty {
                Text("Your habit").foregroundStyle(palette.soft)
            } else {
                Text(verbatim: typed)
            }
        }
        .font(.headline)
        .fixedSize(horizontal: false, vertical: true)
    }
}
