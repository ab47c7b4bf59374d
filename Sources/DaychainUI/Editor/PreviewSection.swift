import DaychainCore
import Foundation
import SwiftUI

/// The card as Today would show it, while the form is filled in. A picture of what the fields say in words: VoiceOver
/// passes over it.
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
                        if let weekdays = model.draft.weekdays.weekdays {
                            Text(verbatim: HabitWords(words: words).rhythm(weekdays))
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
            .accessibilityHidden(true)
        } header: {
            FormHeading("Preview").accessibilityHidden(true)
        }
    }

    @ViewBuilder private var name: some View {
        let typed = model.draft.name.trimmingCharacters(in: .whitespacesAndNewlines)
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
