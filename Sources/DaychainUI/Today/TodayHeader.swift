import DaychainCore
import SwiftUI

/// The date, and one sentence about how far the day has come.
struct TodayHeader: View {
    let model: TodayModel
    let changeZones: @MainActor () -> Void
    let focus: AccessibilityFocusState<TodayFocus?>.Binding

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let date = words.long(model.date, today: model.date)
        VStack(alignment: .leading, spacing: Spacing.tight) {
            // A weekday in full is wider than the smallest screen at the largest text, and would break inside the word.
            Text(verbatim: textSize.isAccessibilitySize ? words.brief(model.date, today: model.date) : date)
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
                .fixedSize(horizontal: false, vertical: true)
                .accessibilityLabel(Text(verbatim: date))
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
        case .all: String(localized: "Everything is done for today")
        }
    }
}

/// Says that a tap after midnight marked the day before.
struct LateMarkNotice: View {
    let mark: LateMark
    let today: LocalDate
    let dismiss: @MainActor () -> Void

    @Environment(\.dayWords) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text(verbatim: sentence)
                .fixedSize(horizontal: false, vertical: true)
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

    private var sentence: String {
        let name = isolated(mark.name)
        let day = words.long(mark.date, today: today)
        return String(
            localized: "\(name) was marked done for \(day), the day that was shown. A new day has begun since.")
    }
}
