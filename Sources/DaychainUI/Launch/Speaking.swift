import Accessibility
import DaychainCore
import Foundation
import SwiftUI

/// Says aloud what the speaker has to say, in words, and lets it be felt, after it was saved.
struct Speaking: ViewModifier {
    let speaker: Speaker
    let today: LocalDate

    @Environment(\.dayWords) private var words

    func body(content: Content) -> some View {
        content
            .sensoryFeedback(trigger: speaker.latest) { _, utterance in Haptics.feedback(for: utterance?.content) }
            .onChange(of: speaker.latest) { _, utterance in
                guard let utterance else { return }
                var text = AttributedString(SpokenWords(words: words, today: today).text(utterance.content))
                // Above VoiceOver's own reading of what the change moved focus to.
                text.accessibilitySpeechAnnouncementPriority = .high
                AccessibilityNotification.Announcement(text).post()
            }
    }
}

extension View {
    /// Announces what the speaker says.
    func speaking(_ speaker: Speaker, today: LocalDate) -> some View {
        modifier(Speaking(speaker: speaker, today: today))
    }
}
