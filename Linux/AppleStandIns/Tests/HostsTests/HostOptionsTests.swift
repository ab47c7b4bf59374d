import Foundation
import Stage
import Testing

@Suite("The hosts' options")
struct HostOptionsTests {
    @Test("are taken out of the arguments, and the rest is the app's")
    func areTakenOut() throws {
        let (options, appArguments) = try HostOptions.parse(
            ["--text", "-AppleShowsGrid", "YES", "--size", "320x568", "--data", "/tmp/home", "--", "--dark", "x"])

        #expect(options.mode == .text)
        #expect(options.traits.size == CGSize(width: 320, height: 568))
        #expect(options.dataFolder == "/tmp/home")
        #expect(options.traits.isDark == false)
        #expect(appArguments == ["-AppleShowsGrid", "YES", "--dark", "x"])
    }

    @Test("survive being written as arguments")
    func surviveBeingWritten() throws {
        let (options, _) = try HostOptions.parse([
            "--tour", "pictures", "--journey", "tour.txt", "--text-size", "accessibility5", "--dark", "--contrast",
            "--bold",
            "--reduce-motion", "--differentiate", "--double", "--locale", "ar_EG", "--size-class", "regular",
        ])

        #expect(options.traits.isRightToLeft)
        #expect(options.traits.preferredLanguage == "ar")
        #expect(try HostOptions.parse(options.arguments).options == options)
    }

    @Test("name what is to be timed, and survive that too")
    func naming() throws {
        let (options, _) = try HostOptions.parse(["--measure", "Mark done|Undo"])

        #expect(options.mode == .measure(labels: ["Mark done", "Undo"]))
        #expect(try HostOptions.parse(options.arguments).options == options)
    }

    @Test(
        "that make no sense are refused in words",
        arguments: [
            (["--txt"], "There is no option --txt. --help lists them."),
            (["--size"], "--size needs a value."),
            (["--size", "big"], "A size is written as 393x852, in points from 200 to 4000; “big” is none."),
            (["--size-class", "wide"], "A size class is compact or regular; “wide” is neither."),
        ])
    func areRefused(arguments: [String], words: String) {
        let misuse = #expect(throws: HostOptions.Misuse.self) { try HostOptions.parse(arguments) }
        #expect(misuse?.description == words)
    }
}
