import Foundation
import Stage
import Testing

@testable import Hosts
@testable import SwiftUI

@Suite("The audit's look for text that no element stands for") @MainActor
struct DetectionTests {
    private func found(in play: Stageplay) throws -> [String] {
        let issues = try Audit.issues(of: play.scene, showing: play.screen(), scale: 1)
        return issues.filter { $0.kind == .elementDetection }.map(\.details)
    }

    @Test("finds a text that is hidden from assistive technologies, and says where it is")
    func hidden() throws {
        let play = Stageplay {
            VStack(spacing: 40) {
                Text(verbatim: "Seen")
                Text(verbatim: "Overlooked").frame(width: 200, height: 40).accessibilityHidden(true)
            }
        }
        let details = try found(in: play)
        #expect(details.count == 1)
        // In the middle of the window.
        #expect(details.allSatisfy { $0.hasPrefix("“Overlooked” at 19") && $0.hasSuffix("belongs to no element.") })
    }

    @Test("is content with a text within a control, a combined element, or one with words of its own")
    func covered() throws {
        let play = Stageplay {
            VStack {
                Button {
                } label: {
                    Text(verbatim: "Save").accessibilityHidden(true)
                }
                HStack {
                    Text(verbatim: "Two")
                    Text(verbatim: "parts")
                }
                .accessibilityElement(children: .combine)
                Text(verbatim: "M T W").accessibilityElement().accessibilityLabel("The last days")
            }
        }
        #expect(try found(in: play) == [])
    }

    @Test("does not mind decoration: shapes, colours, symbols, and texts of no words")
    func decoration() throws {
        let play = Stageplay {
            VStack {
                Circle().fill(.red).frame(width: 40, height: 40)
                Image(systemName: "checkmark").accessibilityHidden(true)
                Text(verbatim: " ").accessibilityHidden(true)
                Color.blue.frame(width: 40, height: 40)
            }
        }
        #expect(try found(in: play) == [])
    }

    @Test("leaves alone what cannot be seen: transparent, out of the window, or painted over")
    func unseen() throws {
        let play = Stageplay {
            VStack {
                Text(verbatim: "Transparent").opacity(0)
                Text(verbatim: "Outside").offset(x: 800).accessibilityHidden(true)
                Text(verbatim: "Beneath").accessibilityHidden(true).overlay(Color.white)
            }
        }
        #expect(try found(in: play) == [])
    }

    @Test("leaves alone what lies behind a sheet")
    func behindASheet() throws {
        let play = Stageplay {
            Text(verbatim: "Behind").frame(maxHeight: .infinity, alignment: .top).accessibilityHidden(true)
                .sheet(isPresented: .constant(true)) { Text(verbatim: "In front") }
        }
        #expect(try found(in: play) == [])
    }

    @Test("takes a row whose content is hidden for what it is: nothing to VoiceOver")
    func row() throws {
        let play = Stageplay {
            List { Text(verbatim: "A row").accessibilityHidden(true) }
        }
        #expect(try found(in: play).count == 1)
    }
}
