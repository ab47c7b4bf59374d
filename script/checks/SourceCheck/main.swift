// Reads Swift sources with the toolchain's own parser and says where they would trouble Apple's compilers.
//
//   source-check FILE…             faults, one a line; status 1 when there are any
//   source-check --strings FILE…   every text that is looked up in the String Catalog, one JSON object a line
//
// Built and run by script/checks/sources; needs the libraries under lib/swift/host of the toolchain.
import Foundation
import SwiftParser
import SwiftSyntax

/// One parsed file.
struct Source {
    let path: String
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter

    init(path: String) throws {
        self.path = path
        tree = Parser.parse(source: try String(contentsOfFile: path, encoding: .utf8))
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    func line(of node: some SyntaxProtocol) -> Int {
        node.startLocation(converter: locations).line
    }

    func lines(of node: some SyntaxProtocol) -> Int {
        node.endLocation(converter: locations).line - line(of: node) + 1
    }
}

var arguments = Array(CommandLine.arguments.dropFirst())
let mode = arguments.first.flatMap { $0.hasPrefix("--") ? $0 : nil }
if mode != nil { arguments.removeFirst() }
let sources = try arguments.map(Source.init(path:))

switch mode {
case "--strings":
    let vocabulary = Vocabulary(sources)
    for source in sources {
        for use in LocalisedTexts.find(in: source, knowing: vocabulary) { print(use.json) }
    }
default:
    var faults = sources.flatMap { source in
        Imports.faults(in: source) + Constructs.faults(in: source) + RunTime.faults(in: source)
            + Isolation.faults(in: source)
    }
    faults += StateMacro.faults(in: sources)
    for fault in faults { print(fault) }
    exit(faults.isEmpty ? 0 : 1)
}
