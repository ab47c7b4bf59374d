import DaychainCore
import SwiftUI

/// All months from the start date to this one, by year, as buttons in a sheet.
struct MonthPicker: View {
    let model: HabitModel

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: Spacing.section) {
                        ForEach(model.years) { year in
                            YearOfMonths(year: year, shown: model.month) { month in
                                model.show(month)
                                dismiss()
                            }
                        }
                    }
                    .frame(maxWidth: Spacing.readableWidth, alignment: .leading)
                    .margins()
                    .frame(maxWidth: .infinity)
                }
                .onAppear {
                    // The latest year is in sight already, with the space above it.
                    if model.month.year != model.years.first?.id { proxy.scrollTo(model.month.year, anchor: .top) }
                }
            }
            .onPaper()
            .navigationTitle("Choose a month")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Close") { dismiss() }
                        .keyboardShortcut(.cancelAction)
                        .accessibilityIdentifier("habit.months.close")
                }
            }
        }
        .accessibilityAction(.escape) { dismiss() }
    }
}

/// One year's months. The one that is shown is marked by a frame, and is selected to VoiceOver.
private struct YearOfMonths: View {
    let year: HabitModel.Year
    let shown: LocalMonth
    let choose: @MainActor (LocalMonth) -> Void

    @Environment(\.palette) private var palette
    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            Text(verbatim: words.year(of: year.months[0]))
                .font(.system(.title3, design: .rounded, weight: .semibold))
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h2)
            if textSize.isAccessibilitySize {
                VStack(spacing: Spacing.small) { buttons }
            } else {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 76), spacing: Spacing.small)], spacing: Spacing.small) {
                    buttons
                }
            }
        }
    }

    private var buttons: some View {
        ForEach(year.months, id: \.self) { month in
            Button {
                choose(month)
            } label: {
                Text(verbatim: words.shortMonth(month))
                    .fontWeight(month == shown ? .bold : .regular)
                    .frame(maxWidth: .infinity, minHeight: Spacing.target)
                    .background(palette.card, in: shape)
                    .overlay { shape.strokeBorder(month == shown ? palette.ink : palette.cardEdge, lineWidth: 2) }
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: words.month(month)))
            .accessibilityAddTraits(month == shown ? .isSelected : [])
            .accessibilityIdentifier("habit.months.\(month.first.text)")
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Spacing.medium, style: .continuous) }
}

struct MonthPicker_Previews: PreviewProvider {
    static var previews: some View {
        preview.previewDisplayName("Months")
        preview.dynamicTypeSize(.accessibility5).previewDisplayName("Months, largest text")
    }

    private static var preview: some View {
        let app = PreviewHabits.app([PreviewHabits.reading])
        let model = HabitModel(id: PreviewHabits.reading.id, journal: app.journal, speaker: app.speaker)
        return MonthPicker(model: model).task { await app.start() }
    }
}
