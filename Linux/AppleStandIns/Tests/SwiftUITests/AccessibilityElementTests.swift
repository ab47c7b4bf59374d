import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Elements as VoiceOver has them") @MainActor struct AccessibilityElementTests {
    @Test("Combined, a view is one element that says all its parts in order")
    func combine() {
        let play = Stageplay {
            VStack {
                Text(verbatim: "Read")
                Text(verbatim: "Done today")
                Text(verbatim: "unsaid").accessibilityHidden(true)
            }
            .accessibilityElement(children: .combine)
        }
        let elements = play.screen().flattened
        #expect(elements.map(\.label) == ["Read, Done today"])
        #expect(elements[0].traits.contains(.staticText))
        #expect(elements[0].children == [])
    }

    @Test("Combined with one button, it is that button; with several, their names are its actions")
    func combineButtons() throws {
        let diary = Diary()
        let one = Stageplay {
            HStack {
                Text(verbatim: "Read")
                Button("Mark" as String) { diary.note("marked") }
            }
            .accessibilityElement(children: .combine)
        }
        let single = try #require(one.screen().flattened.first)
        #expect(single.role == .button)
        #expect(single.label == "Read, Mark")
        try one.activate("Read, Mark")
        let two = Stageplay {
            HStack {
                Text(verbatim: "Read")
                Button("Mark" as String) { diary.note("marked again") }
                Button("Skip" as String) { diary.note("skipped") }
            }
            .accessibilityElement(children: .combine)
        }
        let several = try #require(two.screen().flattened.first)
        #expect(several.isActivatable == false)
        #expect(several.actions == ["Mark", "Skip"])
        try two.act("Skip", on: several.label)
        #expect(diary.entries == ["marked", "skipped"])
    }

    @Test("Ignoring its children, a view is one element that says only what it is told")
    func ignore() {
        let play = Stageplay {
            VStack {
                Text(verbatim: "3")
                Text(verbatim: "days")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Streak" as String)
            .accessibilityValue("Three days" as String)
            .accessibilityHint("Shows the calendar" as String)
        }
        let elements = play.screen().flattened
        #expect(elements.count == 1)
        #expect(elements[0].label == "Streak")
        #expect(elements[0].value == "Three days")
        #expect(elements[0].hint == "Shows the calendar")
        #expect(elements[0].traits == [])
    }

    @Test("Containing its children, a view is a group around them")
    func contain() {
        let play = Stageplay {
            VStack {
                Text(verbatim: "Monday")
                Text(verbatim: "Tuesday")
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Week" as String)
        }
        let elements = play.screen().elements
        #expect(elements.map(\.role) == [.group])
        #expect(elements[0].label == "Week")
        #expect(elements[0].children.map(\.label) == ["Monday", "Tuesday"])
    }

    @Test("A label on a stack is each of its elements' label; on a shape it makes one")
    func labels() {
        let play = Stageplay {
            VStack {
                HStack {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }
                .accessibilityLabel("both" as String)
                Circle()
                Circle().accessibilityLabel("round" as String)
            }
        }
        #expect(play.screen().flattened.map(\.label) == ["both", "both", "round"])
    }

    @Test("Traits are added and taken away, and a heading has a level")
    func traits() throws {
        let play = Stageplay {
            VStack {
                Text(verbatim: "Today").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
                Text(verbatim: "Chosen").accessibilityAddTraits([.isButton, .isSelected])
                Button("Plain" as String) {}.accessibilityRemoveTraits(.isButton)
            }
        }
        let today = try play.find("Today")
        #expect(today.traits == [.staticText, .header])
        #expect(today.headingLevel == 2)
        let chosen = try play.find("Chosen")
        #expect(chosen.role == .button)
        #expect(chosen.isSelected)
        #expect(try play.find("Plain").traits.contains(.button) == false)
    }

    @Test("Higher priorities come first within their container, and equal ones stay as they stand")
    func order() {
        let play = Stageplay {
            VStack {
                Text(verbatim: "a")
                Text(verbatim: "b").accessibilitySortPriority(1)
                HStack {
                    Text(verbatim: "c")
                    Text(verbatim: "d").accessibilitySortPriority(3)
                }
                .accessibilityElement(children: .contain)
                Text(verbatim: "e").accessibilitySortPriority(1)
                Text(verbatim: "f").accessibilitySortPriority(-1)
            }
        }
        let leaves = play.screen().flattened.filter { $0.children.isEmpty }.map(\.label)
        #expect(leaves == ["b", "e", "a", "d", "c", "f"])
    }

    @Test("A representation stands for the view; children lie within it")
    func representation() throws {
        let diary = Diary()
        let play = Stageplay {
            VStack {
                Circle().frame(width: 50, height: 50)
                    .accessibilityRepresentation {
                        Toggle(
                            "Done" as String,
                            isOn: Binding(get: { false }, set: { @MainActor value in diary.note("\(value)") }))
                    }
                Rectangle().frame(width: 70, height: 50)
                    .accessibilityLabel("Chart" as String)
                    .accessibilityChildren {
                        HStack {
                            Text(verbatim: "May")
                            Text(verbatim: "June")
                        }
                    }
            }
        }
        #expect(try play.find("Done").role == .switch)
        try play.activate("Done")
        #expect(diary.entries == ["true"])
        let chart = try #require(play.screen().elements.first { $0.label == "Chart" })
        #expect(chart.children.map(\.label) == ["May", "June"])
    }

    @Test("What is hidden, transparent or a shape without words is no element; a disabled button is a dimmed one")
    func absent() throws {
        let play = Stageplay {
            VStack {
                Text(verbatim: "a").accessibilityHidden(true)
                Text(verbatim: "b").hidden()
                Text(verbatim: "c").opacity(0)
                Image(systemName: "checkmark").accessibilityHidden(true)
                Circle()
                Button("d" as String) {}.disabled(true)
            }
        }
        #expect(play.screen().flattened.map(\.label) == ["d"])
        #expect(try play.find("d").isEnabled == false)
        #expect(throws: GestureRefusal.self) { try play.activate("d") }
    }

    @Test("An activation lands in the middle, or where the view says, from its own corner or in parts of its size")
    func activationPoint() throws {
        let play = Stageplay(size: CGSize(width: 400, height: 300)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).accessibilityLabel("a" as String)
                Color.red.frame(width: 100, height: 100).accessibilityLabel("b" as String)
                    .accessibilityActivationPoint(CGPoint(x: 10, y: 20))
                Color.red.frame(width: 100, height: 100).accessibilityLabel("c" as String)
                    .accessibilityActivationPoint(.topTrailing)
            }
        }
        // The three stand in the middle of the window: from 50 to 350 across, from 100 to 200 down.
        #expect(try play.find("a").activationPoint == CGPoint(x: 100, y: 150))
        #expect(try play.find("b").activationPoint == CGPoint(x: 160, y: 120))
        #expect(try play.find("c").activationPoint == CGPoint(x: 350, y: 100))
    }

    @Test("A symbol without a label is called by its name")
    func symbols() {
        let play = Stageplay { Image(systemName: "checkmark.circle.fill") }
        #expect(play.screen().flattened.map(\.label) == ["Checkmark Circle"])
    }
}
