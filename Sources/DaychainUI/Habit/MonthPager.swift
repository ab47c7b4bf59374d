import DaychainCore
import SwiftUI

/// The month's name between two buttons; to VoiceOver the name can be adjusted as well.
struct MonthPager: View {
    let model: HabitModel

    @Environment(\.dayWords) private var words

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        if textSize.isAccessibilitySize {
            VStack(spacing: Spacing.small) {
                name
                HStack(spacing: Spacing.section) {
                    previous
                    next
                }
            }
        } else {
            HStack(spacing: Spacing.small) {
                previous
                name
                next
            }
        }
    }

    private var name: some View {
        Text(verbatim: words.month(model.month))
            .font(.system(.headline, design: .rounded))
            .multilineTextAlignment(.center)
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, minHeight: Spacing.target)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: words.month(model.month)))
            .accessibilityAddTraits(.isHeader)
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: model.showNextMonth()
                case .decrement: model.showPreviousMonth()
                @unknown default: break
                }
            }
            .accessibilityIdentifier("habit.month")
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
                .frame(width: Spacing.target, height: Spacing.target)
                .contentShape(Rectangle())
        }
        .accessibilityIdentifier(identifier)
    }
}
