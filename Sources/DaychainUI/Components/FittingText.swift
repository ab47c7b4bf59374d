import DaychainCore
import Foundation
import SwiftUI

/// A text in full where it fits on a line; else in a shorter form, whose words are narrow enough to wrap between them.
struct FittingText: View {
    let full: String
    let short: String

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text(verbatim: full)
            Text(verbatim: short)
                .fixedSize(horizontal: false, vertical: true)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: full))
    }
}

struct FittingText_Previews: PreviewProvider {
    static var previews: some View {
        text.previewDisplayName("In full")
        text.dynamicTypeSize(.accessibility5).previewDisplayName("Shorter, largest text")
    }

    private static var text: some View {
        let words = DayWords(locale: .current, calendar: .current)
        let date = PreviewHabits.moment.deviceDate
        return FittingText(full: words.long(date, today: date), short: words.brief(date, today: date))
            .padding(Spacing.large)
            .onPaper()
    }
}
