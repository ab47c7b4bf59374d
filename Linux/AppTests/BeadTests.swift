import Foundation
import Testing

/// The preview of every status, whose beads stand beside their words: small, medium and large.
@Suite("Without colours, every status")
struct BeadTests {
    private static let statuses = [
        "Done", "Due", "Missed", "Not scheduled", "Extra", "Upcoming", "Already recorded", "Paused",
    ]
    /// The sides of the beads, and how far each lies before its word.
    private static let beads: [(side: CGFloat, distance: CGFloat)] = [(14, 146), (28, 116), (56, 72)]

    @Test("has a bead that differs from every other one's", arguments: [[], ["--dark"], ["--contrast"]])
    func differs(_ appearance: [String]) throws {
        let folder = try Workplace.make()
        defer { Workplace.remove(folder) }
        let file = folder.appending(path: "beads.png").path
        let words = try frames(drawing: file, home: folder.path, appearance)
        let picture = try GreyPicture(png: file)
        let scale = Double(picture.width) / Self.width

        for (index, one) in Self.statuses.enumerated() {
            for other in Self.statuses[(index + 1)...] {
                for bead in Self.beads {
                    let places = try [one, other].map { word in
                        let frame = try #require(words[word], "\(word) is missing")
                        // As high as the row: a small extra stands above the thread.
                        return CGRect(x: frame.minX - bead.distance, y: frame.midY - 28, width: bead.side, height: 56)
                    }
                    let difference = picture.difference(between: places[0], and: places[1], scale: scale)
                    // A fortieth of the bead's square: the smallest bead is the dot of a day to come.
                    #expect(
                        Double(difference) >= bead.side * bead.side * scale * scale / 40,
                        "\(one), \(other), \(bead.side) points")
                }
            }
        }
    }

    /// Draws the preview into a file, and answers with the frames of the words in it.
    private func frames(drawing file: String, home: String, _ appearance: [String]) throws -> [String: CGRect] {
        let pictures = Process()
        pictures.executableURL = AppProcess.programs.appending(path: "Pictures")
        pictures.arguments =
            ["--automation", "--data", home, "--language", "en", "--size", "\(Int(Self.width))x852"] + appearance
            + ["--", "Bead_Previews", "1"]
        let (input, output) = (Pipe(), Pipe())
        pictures.standardInput = input
        pictures.standardOutput = output
        try pictures.run()
        let requests = [["screenshot": ["path": file]], ["screen": [:]]]
        for request in requests {
            var line = try JSONSerialization.data(withJSONObject: ["command": request, "window": 0] as [String: Any])
            line.append(UInt8(ascii: "\n"))
            try input.fileHandleForWriting.write(contentsOf: line)
        }
        var answers = Data()
        // Both answers: the input's end would end the program before.
        while answers.count(where: { $0 == UInt8(ascii: "\n") }) < requests.count {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { break }
            answers += bytes
        }
        try input.fileHandleForWriting.close()
        pictures.waitUntilExit()
        let last = try #require(answers.split(separator: UInt8(ascii: "\n")).last)
        let elements = try #require(AppScreen(reply: Data(last))?.elements)
        return Dictionary(elements.map { ($0.label, $0.frame) }) { first, _ in first }
    }

    private static let width = 393.0
}
