import DaychainCore
import SwiftUI

/// What happened on the chosen day; while past days are corrected, also what would change, and the button for it.
struct DayStory: View {
    let model: HabitModel
    let focus: AccessibilityFocusState<CalendarFocus?>.Binding

    @Environment(\.dynamicTypeSize) private var textSize

    /// Identifies the story to what scrolls it into sight.
    static let place = "habit.story"

    var body: some View {
        if let account = model.chosenDay {
            VStack(alignment: .leading, spacing: Spacing.medium) {
                DayFacts(model: model, account: account)
                    .accessibilityFocused(focus, equals: .story)
                if model.record == .unreadable { retryButton }
                if model.corrections.isActive { CorrectionOutlook(model: model, date: account.date) }
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: Spacing.small) { buttons }
                    VStack(alignment: .leading, spacing: Spacing.small) { buttons }
                }
            }
            .modifier(StoryCard(isThere: !textSize.isAccessibilitySize))
            .id(Self.place)
            .task(id: Reading(date: account.date, isRecorded: account.status.isRecorded)) { await model.readRecord() }
        }
    }

    @ViewBuilder private var buttons: some View {
        if let correction = model.correction {
            Button {
                Task { await model.confirm(correction) }
            } label: {
                Text(correction.marks ? "Mark this day done" : "Clear this day’s record")
            }
            .buttonStyle(SolidButtonStyle())
            .accessibilityIdentifier("habit.correction.confirm")
        }
        Button {
            model.closeDay()
        } label: {
            Text("Hide details")
        }
        .buttonStyle(QuietButtonStyle())
        .accessibilityIdentifier("habit.story.close")
    }

    private var retryButton: some View {
        Button {
            Task { await model.readRecord() }
        } label: {
            Text("Try again")
        }
        .buttonStyle(QuietButtonStyle())
    }

    /// What a reading of the record was for: another day, or another state of it, is read anew.
    private struct Reading: Hashable {
        let date: LocalDate
        let isRecorded: Bool
    }
}

/// Date, status and story of a day. One element to VoiceOver, which focus goes to.
private struct DayFacts: View {
    let model: HabitModel
    let account: DayAccount

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let story = DayStoryWords(words: words, today: model.deviceDate)
        VStack(alignment: .leading, spacing: Spacing.small) {
            // In the list the day's row stands above and has said so.
            if !textSize.isAccessibilitySize {
                Text(verbatim: words.long(account.date, today: model.deviceDate))
                    .font(.system(.headline, design: .rounded))
                    .fixedSize(horizontal: false, vertical: true)
                Text(verbatim: StatusWords.word(account.status))
                    .fontWeight(.semibold)
                    .foregroundStyle(palette.soft)
            }
            Text(verbatim: textSize.isAccessibilitySize ? story.reason(account, isShort: true) : story.reason(account))
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityLabel(Text(verbatim: story.reason(account)))
            if let record = story.record(model.record) {
                Text(verbatim: record)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("habit.story")
    }
}

/// A card beneath the grid. In the list the week has one already, and the largest words need the width.
private struct StoryCard: ViewModifier {
    let isThere: Bool

    func body(content: Content) -> some View {
        if isThere { content.onCard() } else { content.padding(Spacing.small) }
    }
}

/// What would change on the chosen day, or why it cannot be corrected.
private struct CorrectionOutlook: View {
    let model: HabitModel
    let date: LocalDate

    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        if let correction = model.correction {
            VStack(alignment: .leading, spacing: Spacing.hair) {
                Text(verbatim: CorrectionWords.change(correction))
                    .fontWeight(.semibold)
                    .fixedSize(horizontal: false, vertical: true)
                    .accessibilityIdentifier("habit.correction.sentence")
                Text(verbatim: CorrectionWords.streaks(correction))
                    .fixedSize(horizontal: false, vertical: true)
                    .accessibilityIdentifier("habit.correction.streaks")
            }
        } else if let refusal = model.corrections.refusal(of: date) {
            let problem = ProblemWords(words: words, today: model.deviceDate)
            Text(verbatim: problem.explanation(refusal, isShort: textSize.isAccessibilitySize))
                .fontWeight(.semibold)
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityLabel(Text(verbatim: problem.explanation(refusal)))
                .accessibilityIdentifier("habit.correction.refusal")
        }
    }
}
