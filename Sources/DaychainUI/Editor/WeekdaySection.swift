import DaychainCore
import Foundation
import SwiftUI

/// Seven labelled toggles with presets, and from when other weekdays apply.
struct WeekdaySection: View {
    @Bindable var model: EditorModel

    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.dayWords) private var words

    var body: some View {
        Section {
            toggles
            presets
            FieldError(error: model.error(of: .weekdays))
            if model.changesWeekdays {
                DayPicker("Applies from", selection: $model.effectiveDay, in: model.effectiveDays)
                    .accessibilityIdentifier("editor.effectiveDate")
            }
            if !model.laterChanges.isEmpty {
                Toggle("Replace the later change", isOn: $model.draft.replacesLaterChanges)
                    .accessibilityIdentifier("editor.replace")
            }
        } header: {
            FormHeading("Days of the week")
        }
    }

    @ViewBuilder private var toggles: some View {
        let week: [Weekday] = words.week
        if textSize.isAccessibilitySize {
            VStack(spacing: Spacing.small) { ForEach(week, id: \.self) { weekday in tile(weekday) } }
        } else {
            VStack(spacing: Spacing.small) {
                HStack(spacing: Spacing.small) { ForEach(week.prefix(4), id: \.self) { weekday in tile(weekday) } }
                HStack(spacing: Spacing.small) { ForEach(week.suffix(3), id: \.self) { weekday in tile(weekday) } }
            }
        }
    }

    private func tile(_ weekday: Weekday) -> some View {
        Toggle(isOn: $model.draft.weekdays[weekday]) {
            if textSize.isAccessibilitySize {
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: words.weekday(weekday))
                    Text(verbatim: words.shortWeekday(weekday))
                }
            } else {
                Text(verbatim: words.shortWeekday(weekday))
            }
        }
        .toggleStyle(TileToggleStyle(accent: Accent(known: model.draft.accent)))
        .accessibilityLabel(Text(verbatim: words.weekday(weekday)))
        .accessibilityIdentifier("editor.weekday.\(weekday.rawValue)")
    }

    private var presets: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: Spacing.small) { presetButtons }
            VStack(alignment: .leading, spacing: Spacing.small) { presetButtons }
        }
    }

    @ViewBuilder private var presetButtons: some View {
        preset("Every day", .daily, "daily")
        preset("Weekdays", .workingDays, "weekdays")
        preset("Weekends", .weekend, "weekends")
    }

    private func preset(_ title: LocalizedStringKey, _ weekdays: Weekdays, _ identifier: String) -> some View {
        Button {
            model.draft.weekdays = WeekdayChoice(weekdays)
        } label: {
            Text(title)
                .font(.subheadline)
        }
        .buttonStyle(QuietButtonStyle())
        .accessibilityIdentifier("editor.preset.\(identifier)")
    }
}

/// A toggle as a tile: filled and checked when on, an outline when off.
struct TileToggleStyle: ToggleStyle {
    let accent: Accent

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            TileLabel(isOn: configuration.isOn, accent: accent) { configuration.label }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isToggle)
        .accessibilityValue(configuration.isOn ? Text("On") : Text("Off"))
    }
}

/// The face of a tile.
struct TileLabel<Content: View>: View {
    let isOn: Bool
    let accent: Accent
    @ViewBuilder let content: Content

    @Environment(\.palette) private var palette
    @ScaledMetric(relativeTo: .subheadline) private var markSide: CGFloat = 16

    var body: some View {
        VStack(spacing: Spacing.hair) {
            content
                .font(.subheadline)
                .fontWeight(isOn ? .semibold : .regular)
            mark
                .frame(width: markSide, height: markSide)
                .accessibilityHidden(true)
        }
        .foregroundStyle(isOn ? accent.onColor(palette) : palette.ink)
        .frame(maxWidth: .infinity, minHeight: 52)
        .background(isOn ? accent.color(palette) : Color.clear, in: shape)
        .overlay { shape.strokeBorder(isOn ? Color.clear : palette.faint, lineWidth: 1) }
        .contentShape(Rectangle())
    }

    /// A check when on, an open bead when off: not by colour alone.
    @ViewBuilder private var mark: some View {
        if isOn {
            CheckMark().stroke(
                accent.onColor(palette), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        } else {
            Circle().strokeBorder(palette.faint, lineWidth: 1.5).padding(Spacing.hair)
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Spacing.medium, style: .continuous) }
}
