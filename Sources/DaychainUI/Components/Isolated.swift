/// Text that a person wrote, fenced off so that its direction cannot turn the sentence around it.
func isolated(_ text: String) -> String {
    "\u{2068}\(text)\u{2069}"
}
