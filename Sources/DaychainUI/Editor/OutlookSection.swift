import DaychainCore
import SwiftUI

/// What saving will do, sentence by sentence.
struct OutlookSection: View {
    let model: EditorModel

    @Environment(\.dayWords) private var words
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let sentences: [Outlook] = model.outlook
        if !sentences.isEmpty {
            Section {
                ForEach(sentences, id: \.self) { outlook in
                    Text(verbatim: outlookWords.sentence(outlook))
                        .fixedSize(horizontal: false, vertical: true)
                        .accessibilityIdentifier("editor.outlook")
                }
            } header: {
                FormHeading("What happens")
            }
        }
    }

    private var outlookWords: OutlookWords {
        OutlookWords(
            words: words, today: model.today, habitToday: model.habitToday, isBrief: textSize.isAccessibilitySize)
    }
}
