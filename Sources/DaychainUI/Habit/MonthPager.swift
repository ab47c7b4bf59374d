import DaychainCore
import SwiftUI

/// The month's name between two buttons, and a button that offers all months. To VoiceOver the name can be adjusted too.
struct MonthPager: View {
    @Bindable var model: HabitModel
    let focus: AccessibilityFocusState<CalendarFocus?>.Binding

    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        pager
            .sheet(isPresented: $model.isChoosingMonth, onDismiss: { focus.wrappedValue = .month }) {
                MonthPicker(model: model)
            }
    }

    @ViewBuilder private var pager: some View {
        if textSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: Spacing.small) {
                name
                HStack(spacing: Spacing.small) {
                    previous
                    next
                }
                .buttonStyle(QuietButtonStyle())
                chooseButton
                    .labelStyle(.titleOnly)
                    .buttonStyle(QuietButtonStyle())
            }
        } else {
            HStack(spacing: 0) {
                name
                chooseButton
                    .labelStyle(.iconOnly)
                previous
                next
            }
        }
    }

    private var name: some View {
        Text(verbatim: words.month(model.month))
            .font(.system(.title3, design: .rounded, weight: .semibold))
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, minHeight: Spacing.target, alignment: .leading)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: words.month(model.month)))
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(.h3)
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: model.showNextMonth()
                case .decrement: model.showPreviousMonth()
                @unknown default: break
                }
            }
            .accessibilityFocused(focus, equals: .month)
            .accessibilityIdentifier("habit.month")
    }

    private var chooseButton: some View {
        Button {
            model.isChoosingMonth = true
        } label: {
            Label("Choose a month", systemImage: SystemSymbol.calendar)
                .frame(minWidth: Spacing.target, minHeight: Spacing.target)
                .contentShape(Rectangle())
        }
        .accessibilityIdentifier("habit.month.choose")
    }

    private var previous: some View {
        pageButton("Previous month", symbol: SystemSymbol.previous, identifier: "habit.month.previous") {
            model.showPreviousMonth()
        }
        .disabled(!model.canShowPreviousMonth)
    }

    private var next: some View {
        pageButton("Next month", symbol: SystemSymbol.next, identifier: "habit.month.next") {
            model.showNextMonth()
        }
        .disabled(!model.canShowNextMonth)
    }

    private func pageButton(
        _ title: LocalizedStringKey, symbol: String, identifier: String, action: @escaping @MainActor () -> Void
    ) -> some View {
        Button {
            action()
        } label: {
            Label(title, systemImage: symbol)
                .labelStyle(.iconOnly)
                .frame(minWidth: Spacing.target, minHeight: Spacing.target)
                .contentShape(Rectangle())
        }
        .accessibilityShowsLargeContentViewer()
        .accessibilityIdentifier(identifier)
    }
}
