import Observation

/// What the app has to say aloud after something was done; the window words it and hands it to VoiceOver.
@MainActor @Observable final class Speaker {
    /// One thing said, told apart from the same thing said again.
    struct Utterance: Equatable {
        let number: Int
        let content: Spoken
    }

    private(set) var latest: Utterance?

    func say(_ content: Spoken) {
        latest = Utterance(number: (latest?.number ?? 0) + 1, content: content)
    }
}
