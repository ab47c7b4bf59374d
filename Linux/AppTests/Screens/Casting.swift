/// Which name each habit of the prepared store has for one walk: a plain one, and in its place one that nobody has checked.
struct Casting: Sendable {
    let names: [(habit: String, plain: String, name: UntrustedName)]
    let isRightToLeft: Bool

    private static let habits = [
        Walk.longestName, "Stretch", "Walk", "Cook from scratch", "Write three lines", "Water the plants", "Call home",
        "Swim",
    ]

    /// Every name at least once.
    static let all = [Casting(from: 0, isRightToLeft: false), Casting(from: 8, isRightToLeft: true)]

    /// Every active habit's page, a question about it and its form, one after the other.
    static let everyHabit = Walk(
        description: "Every habit", store: .habits,
        stops: habits.filter { $0 != "Cook from scratch" }.enumerated().flatMap { place, name in
            let back: [ScreenWalk.Step] = place == 0 ? [] : [.touch("editor.cancel"), .button("Today")]
            return [
                ScreenWalk.Stop(
                    name: "page \(place)", way: back + [.touch("today.open.\(name)"), .wait("habit.name")]),
                ScreenWalk.Stop(name: "question \(place)", way: [.touch("habit.delete")]),
                ScreenWalk.Stop(
                    name: "form \(place)", way: [.button("Cancel"), .touch("habit.edit"), .wait("editor.name")]),
            ]
        })

    /// The names in turn, from one of them on.
    private init(from first: Int, isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
        names = zip(Self.habits, "bcdfghjk").enumerated().map { place, role in
            let name = UntrustedName.all[(first + place) % UntrustedName.all.count]
            return (role.0, "Q\(role.1)\(role.1)q", name)
        }
    }

    var plain: [String: String] { Dictionary(uniqueKeysWithValues: names.map { ($0.habit, $0.plain) }) }
    var untrusted: [String: String] { Dictionary(uniqueKeysWithValues: names.map { ($0.habit, $0.name.text) }) }

    /// The names as they stand alone, and in sentences.
    var texts: [String] { names.flatMap { [$0.name.text, $0.name.inSentence] } }

    /// A line about plain names, about the others.
    func recast(_ line: String) -> String {
        names.reduce(line) { line, role in
            line.replacing("\u{2068}\(role.plain)\u{2069}", with: role.name.inSentence)
                .replacing(role.plain, with: role.name.text)
        }
    }
}
