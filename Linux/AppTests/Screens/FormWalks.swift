extension Walks {
    static let newForm = Walk(
        description: "The form of a new habit", store: .habits,
        stops: [
            Stop(name: "new", way: [.touch("today.new")]),
            Stop(name: "without a name", way: [.touch("editor.save")]),
            Stop(
                name: "a long name, no weekday, unfolded",
                way: [.touch("editor.name"), .type(long + " And more.")]
                    + (1...7).map { .touch("editor.weekday.\($0)") } + [.touch("editor.more"), .touch("editor.note")]),
            Stop(name: "asking whether to discard", way: [.touch("editor.cancel")]),
        ])

    static let zones = Walk(
        description: "Zones", store: .habits,
        stops: [
            Stop(name: "all", way: [.touch("today.new"), .touch("editor.more"), .touch("editor.zone")]),
            Stop(name: "found", way: [.touch("zones.search"), .type("Berl")]),
            Stop(name: "none found", way: [.touch("zones.search"), .type("xyz")]),
        ])

    static let form = Walk(
        description: "The form of a habit", store: .habits,
        stops: [
            Stop(
                name: "other weekdays",
                way: [.action("Edit", of: "Stretch"), .touch("editor.weekday.2"), .wait("editor.effectiveDate")]),
            Stop(
                name: "other weekdays planned already",
                way: [
                    .adjust("editor.effectiveDate"), .touch("editor.save"), .action("Edit", of: "Stretch"),
                    .touch("editor.weekday.3"), .wait("editor.replace"),
                ]),
            Stop(
                name: "unfolded, longest name",
                way: [
                    .touch("editor.cancel"), .button("Discard changes"), .action("Edit", of: long),
                    .touch("editor.more"), .wait("editor.note"),
                ]),
        ])
}
