import Stage
import Testing

@testable import Hosts

@Suite("A command about notifications")
struct NotificationCommandTests {
    @Test(
        "is understood",
        arguments: [
            ("notifications", .notifications),
            ("permission allow", .permission(.allow)),
            ("permission revoke", .permission(.deny)),
            ("permission provisional", .permission(.provisional)),
            ("notify 2", .notify(2)),
            ("answer 1 \"Mark done\"", .answer(1, "Mark done")),
            ("answer 1", .answer(1, nil)),
            ("expect notification \"Read\"", .expectNotification("Read", present: true)),
            ("expect no notification \"Read\"", .expectNotification("Read", present: false)),
            ("expect \"no notification\"", .expect("no notification", present: true)),
        ] as [(String, TextCommand)])
    func isUnderstood(line: String, command: TextCommand) throws {
        #expect(try TextCommand.parse(line) == command)
    }

    @Test("is refused where it makes no sense", arguments: ["permission maybe", "notify first", "answer", "notify 0"])
    func isRefused(line: String) {
        #expect(throws: TextCommand.Misunderstood.self) { try TextCommand.parse(line) }
    }

    @Test("is passed on to the app that is started for an answer")
    func options() throws {
        var options = HostOptions()
        options.answer = NotificationDesks.Answer(identifier: "reminder|1", action: "Mark done")
        #expect(try HostOptions.parse(options.arguments).options.answer == options.answer)
    }
}
