/// What came of trying controls.
struct ControlFindings: Sendable {
    var tries = 0
    var screens = 0
    var launches = 0
    /// What is wrong, each with where.
    var troubles: [String] = []
    /// The kinds of control that were tried, or are dimmed for a reason.
    var triedKinds: Set<String> = []
    /// The kinds of control that came up wherever a touch led to.
    var shownKinds: Set<String> = []
    var exceptions: Set<ControlException> = []

    mutating func add(_ other: ControlFindings) {
        tries += other.tries
        screens += other.screens
        launches += other.launches
        troubles += other.troubles
        triedKinds.formUnion(other.triedKinds)
        shownKinds.formUnion(other.shownKinds)
        exceptions.formUnion(other.exceptions)
    }
}
