import DaychainCore
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
            ForEach(week, id: \.self) { weekday in toggle(weekday) }
        } else {
            VStack(spacing: Spacing.small) {
                HStack(spacing: Spacing.small) { ForEach(week.prefix(4), id: \.self) { weekday in tile(weekday) } }
                HStack(spacing: Spacing.small) { ForEach(week.suffix(3), id: \.self) { weekday in tile(weekday) } }
            }
        }
    }

    private func toggle(_ weekday: Weekday) -> some View {
        Toggle(isOn: $model.draft.weekdays[weekday]) {
            Text(verbatim: words.weekday(weekday))
        }
        .accessibilityIdentifier("editor.weekday.\(weekday.rawValue)")
    }

    private func tile(_ weekday: Weekday) -> some View {
        Toggle(isOn: $model.draft.weekdays[weekday]) {
            Text(verbatim: words.shortWeekday(weekday))
        }
        .toggleStyle(TileToggleStyle(accent: Accent(known: model.draft.accent)))
        .accessibilityLabel(Text(verbatim: words.weekday(weekday)))
        .accessibilityIdentifier("editor.weekday.\(weekday.rawValue)")
    }

    private var presets: some View {
        let layout =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: Spacing.small))
            : AnyLayout(HStackLayout(spacing: Spacing.small))
        return layout {
            preset("Every day", .daily, "daily")
            preset("Weekdays", Weekdays(.monday, .tuesday, .wednesday, .thursday, .friday), "weekdays")
            preset("Weekends", Weekdays(.saturday, .sunday), "weekends")
        }
    }

    private func preset(_ title: LocalizedStringKey, _ weekdays: Weekdays, _ identifier: String) -> some View {
        Button {
            model.draft.weekdays = WeekdayChoice(weekdays)
        } label: {
            Text(title)
                .font(.subheadline)
                .frame(minHeight: Spacing.buttonLabel)
        }
        .buttonStyle(.bordered)
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

    var body: some View {
        VStack(spacing: Spacing.hair) {
            content
                .font(.subheadline)
                .fontWeight(isOn ? .semibold : .regular)
            mark
                .frame(width: 16, height: 16)
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
