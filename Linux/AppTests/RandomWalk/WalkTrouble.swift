/// What a walk found wrong.
struct WalkTrouble: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
