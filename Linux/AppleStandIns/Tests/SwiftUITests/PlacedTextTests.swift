import Foundation
import Stage
import Testing

@testable import SwiftUI

@Suite("Where the texts of a window lie") @MainActor struct PlacedTextTests {
    @Test("is told of each, also within a button and where VoiceOver is told nothing")
    func all() {
        let play = Stageplay {
            VStack {
                Button {
                } label: {
                    HStack {
                        Text(verbatim: "Read")
                        Text(verbatim: "Due")
                    }
                }
                Text(verbatim: "W").accessibilityHidden(true)
            }
        }
        #expect(play.scene.texts.map(\.words) == ["Read", "Due", "W"])
    }

    @Test("with what a text would take, where its lines do not fit")
    func cut() throws {
        let play = Stageplay {
            VStack {
                Text(verbatim: "Drink eight glasses of water every day before five").lineLimit(1)
                Text(verbatim: "Walk")
            }
            .frame(width: 200)
        }
        let texts = play.scene.texts
        #expect(texts.map(\.isTruncated) == [true, false])
        #expect(texts.map(\.frame.height) == [22, 22])
        #expect(texts.map(\.idealSize.height) == [66, 22])
    }

    @Test("with the words that are broken inside, and what those take in one piece")
    func broken() throws {
        let play = Stageplay { Text(verbatim: "Donaudampfschiff").frame(width: 80) }
        let text = try #require(play.scene.texts.first)
        #expect(text.brokenWords.map(\.word) == ["Donaudampfschiff"])
        #expect(text.brokenWords.allSatisfy { $0.width > 80 && $0.width < 160 })
    }

    @Test("with the placeholder of an empty field, which is cut where it is wider than the field")
    func placeholder() {
        let play = Stageplay {
            TextField("Search", text: .constant(""), prompt: Text(verbatim: "City, country or zone"))
                .frame(width: 80)
            TextField("Note", text: .constant("What was typed is longer than the field"))
                .frame(width: 80)
        }
        #expect(play.scene.texts.map(\.words) == ["City, country or zone"])
        #expect(play.scene.texts.map(\.isTruncated) == [true])
    }
}
