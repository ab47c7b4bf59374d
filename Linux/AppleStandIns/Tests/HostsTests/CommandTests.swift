import Foundation
import Stage
import Testing

@testable import Hosts

@Suite("A command of the text mode")
struct CommandTests {
    @Test(
        "is understood",
        arguments: [
            ("tap \"New habit\"", .tap("New habit", times: 1)),
            ("tap New habit", .tap("New habit", times: 1)),
            ("taps 4 New habit", .tap("New habit", times: 4)),
            ("tap 3", .tap("3", times: 1)),
            ("type “Read a \\\"book\\\"”", .type("Read a \"book\"")),
            ("type \"Read a \\\"book\\\"\"", .type("Read a \"book\"")),
            ("action Archive \"Read\"", .action("Archive", of: "Read")),
            ("adjust up Minutes", .adjust("Minutes", up: true, times: 1)),
            ("adjust down Minutes 3", .adjust("Minutes", up: false, times: 3)),
            ("choose Hour 9", .choose("Hour", value: "9")),
            ("scroll down", .scroll(.down, nil)),
            ("drag Read to Run", .drag("Read", to: "Run")),
            ("key cmd+shift+n", .key(Key("n"), [.command, .shift])),
            ("key cmd++", .key(Key("+"), .command)),
            ("key Return", .key(.return, [])),
            ("window 2", .window(2)),
            ("window new", .window(nil)),
            ("size 320x568", .size(CGSize(width: 320, height: 568))),
            ("text-size accessibility5", .textSize("accessibility5")),
            ("reduce-motion on", .set(.reduceMotion, true)),
            ("dark off", .set(.dark, false)),
            ("foreground", .phase(.active)),
            ("expect Done", .expect("Done", present: true)),
            ("expect no Done", .expect("Done", present: false)),
            ("screen all", .screen(all: true)),
        ] as [(String, TextCommand)])
    func isUnderstood(line: String, command: TextCommand) throws {
        #expect(try TextCommand.parse(line) == command)
    }

    @Test("is none when the line is empty or a comment", arguments: ["", "   ", "# Monday comes"])
    func isNone(line: String) throws {
        #expect(try TextCommand.parse(line) == nil)
    }

    @Test(
        "says how it is written when it is written wrongly",
        arguments: [
            ("dance", "There is no command “dance”. `help` lists them."),
            ("tap", "“tap” needs more: tap \"New habit\""),
            ("adjust sideways Minutes", "It is written like this: adjust up \"Minutes\" 3"),
            ("action Archive", "It is written like this: action \"Archive\" \"Read\""),
            ("key hyper+n", "“hyper” is no modifier. They are cmd, shift, option, control."),
            ("dark maybe", "Say on or off, not “maybe”."),
            ("tap \"Read", "A quotation mark is not closed."),
        ])
    func isMisunderstood(line: String, words: String) {
        let error = #expect(throws: (any Error).self) { try TextCommand.parse(line) }
        #expect(error.map { "\($0)" } == words)
    }
}
