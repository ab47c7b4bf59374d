extension AppScreen {
    /// What follows a beginning in the identifiers that have it, in reading order.
    func keys(after prefix: String) -> [String] { elements.compactMap { $0.identifier.rest(after: prefix) } }
}

extension String {
    /// What follows a beginning; nil where the text begins otherwise.
    func rest(after beginning: String) -> String? {
        hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
    }
}
