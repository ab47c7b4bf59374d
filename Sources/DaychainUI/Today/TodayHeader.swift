import DaychainCore
import SwiftUI

/// The date, and one sentence about how far the day has come.
struct TodayHeader: View {
    let model: TodayModel
    let changeZones: @MainActor () -> Void
    let focus: AccessibilityFocusState<TodayFocus?>.Binding

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words

    var body: some View {
        let date = words.long(model.date, today: model.date)
        VStack(alignment: .leading, spacing: Spacing.tight) {
            FittingText(full: date, short: words.brief(model.date, today: model.date))
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
                .accessibilityIdentifier("today.date")
                .accessibilityFocused(focus, equals: .heading)
            if !model.isEmpty {
                Text(verbatim: sentence)
                    .font(.title3)
                    .foregroundStyle(palette.soft)
                    .accessibilityIdentifier("today.progress")
            }
            if let notice = model.zones.notice {
                ZoneNoticeView(
                    notice: notice, couldNotRemember: model.zones.couldNotRemember, keep: { model.keepZones() },
                    change: changeZones)
            }
            if let mark = model.actions.lateMark {
                LateMarkNotice(mark: mark, today: model.date) { model.actions.dismissLateMark() }
            }
        }
    }

    private var sentence: String {
        switch model.progress {
        case .nothingScheduled: String(localized: "Nothing is scheduled today")
        case .some(let done, let count): String(localized: "\(done) of \(count) done")
        case .all: String(localized: "All done for today")
        case .allOfTheirDays: String(localized: "All done")
        }
    }
}

/// Says that a tap after midnight marked or undid the day before.
struct LateMarkNotice: View {
    let mark: LateMark
    let today: LocalDate
    let dismiss: @MainActor () -> Void

    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text(verbatim: sentence(textSize.isAccessibilitySize ? words.brief(_:today:) : words.long(_:today:)))
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityLabel(Text(verbatim: sentence(words.long(_:today:))))
            Button {
                dismiss()
            } label: {
                Text("OK")
            }
            .buttonStyle(QuietButtonStyle())
        }
        .onNotice()
        .padding(.top, Spacing.small)
        .accessibilityIdentifier("today.lateMark")
    }

    private func sentence(_ wording: (LocalDate, LocalDate) -> String) -> String {
        let name = isolated(mark.name)
        let day = wording(mark.date, today)
        return mark.isDone
            ? String(
                localized: "\(name) was marked done for \(day), the day that was shown. A new day has begun since.")
            : String(
                localized:
                    "The record of \(name) for \(day), the day that was shown, was cleared. A new day has begun since.")
    }
}
