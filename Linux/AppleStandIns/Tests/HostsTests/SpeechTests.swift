import Foundation
import Stage
import Testing

@testable import Hosts

@Suite("The screen in words")
struct SpeechTests {
    private func element(
        _ role: Element.Role, _ label: String, id: Int = 1, _ change: (inout Element) -> Void = { _ in }
    ) -> Element {
        var element = Element(id: id, role: role, frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        element.label = label
        change(&element)
        return element
    }

    @Test("says label, value, kind, hint and actions in VoiceOver's order")
    func order() {
        let row = element(.button, "Read") {
            $0.value = "Done"
            $0.isSelected = true
            $0.hint = "Opens its calendar"
            $0.actions = ["Undo", "Archive"]
            $0.customContent = [
                .init(label: "Streak", value: "2 days", isImportant: true),
                .init(label: "Note", value: "10 pages", isImportant: false),
            ]
        }

        #expect(
            Speech(row).line
                == "selected, Read, Done, Streak: 2 days, button. Opens its calendar. More: Note: 10 pages. Actions: Undo, Archive."
        )
    }

    @Test("says headings, dimmed controls and fields that are being edited")
    func states() {
        let heading = element(.staticText, "Today") {
            $0.traits = .header
            $0.headingLevel = 1
        }
        let save = element(.button, "Save") { $0.isEnabled = false }
        let name = element(.textField, "Name") {
            $0.placeholder = "For example, Read"
            $0.isFocused = true
        }

        #expect(Speech(heading).line == "Today, heading level 1.")
        #expect(Speech(save).line == "Save, button, dimmed.")
        #expect(Speech(name).line == "Name, text field, is editing. Placeholder: For example, Read.")
        #expect(Speech(element(.button, "")).line == "(no label), button.")
    }

    @Test("numbers what VoiceOver stops at and names the containers on the way")
    func numbers() {
        var bar = element(.navigationBar, "Today", id: 1)
        bar.children = [element(.staticText, "Today", id: 2), element(.button, "New habit", id: 3)]
        var scroll = element(.scrollView, "", id: 4)
        scroll.children = [element(.staticText, "Read", id: 5), element(.other, "", id: 6)]
        let screen = Screen(elements: [bar, scroll], size: .zero, announcements: [], faults: [])

        #expect(
            Listing(screen).text(all: false) == """
                     [navigation bar: Today]
                   1 Today.
                   2 New habit, button.
                   3 Read.
                """)
    }

    @Test("counts what is far out of sight instead of telling it")
    func outOfSight() {
        let days = (1...30).map { number in
            element(.staticText, "Day \(number)", id: number) { $0.visibleFrame = .zero }
        }
        let listing = Listing(Screen(elements: days, size: .zero, announcements: [], faults: []))

        #expect(listing.text(all: false).hasSuffix("  24↕Day 24.\n     (6 more out of sight: `screen all` tells them)"))
        #expect(listing.text(all: true).hasSuffix("  30↕Day 30."))
    }
}

@Suite("A name")
struct ElementNameTests {
    private let stops: [Element] = {
        let facts: [(String, String, Bool)] = [
            ("New habit", "", false), ("New habit", "today.new", true), ("Read", "", true), ("Readings", "", true),
            ("Don’t Allow", "", true), ("Undo", "", true), ("Undo", "", true),
            ("Mark \u{2068}Read\u{2069} done", "", true),
        ]
        return facts.enumerated().map { index, fact in
            var element = Element(id: index, role: fact.2 ? .button : .staticText, frame: .zero)
            element.label = fact.0
            element.identifier = fact.1
            element.isActivatable = fact.2
            if index == 3 { element.inputLabels = ["Chapters"] }
            return element
        }
    }()

    @Test(
        "means the element with that label, identifier, input label or beginning",
        arguments: [
            ("today.new", 1), ("new habit", 1), ("Read", 2), ("readi", 3), ("chapters", 3), ("don't allow", 4),
            ("Mark Read done", 7),
        ])
    func meansOne(name: String, index: Int) {
        #expect(ElementName(text: name).find(in: stops) { $0.isActivatable } == .one(stops[index]))
    }

    @Test("that fits several is told with their numbers")
    func meansSeveral() {
        #expect(ElementName(text: "Undo").find(in: stops) == .several([6, 7]))
        #expect(ElementName(text: "New habit").find(in: stops) == .several([1, 2]))
    }

    @Test("that fits nothing finds nothing")
    func meansNothing() {
        #expect(ElementName(text: "Swim").find(in: stops) == .none)
    }
}

@Suite("The pictures of a tour")
struct StepPicturesTests {
    @Test("are named by number and title")
    func names() {
        #expect(StepPictures.name(3, "Mark Monday, done!") == "03-mark-monday-done.png")
        #expect(StepPictures.name(12, "Undo") == "12-undo.png")
    }
}
