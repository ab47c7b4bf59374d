import SwiftSyntax

/// Walks one source, and gathers what is wrong with it, each fault with its line.
class FaultFinder: SyntaxVisitor {
    let source: Source
    private(set) var faults: [String] = []

    required init(_ source: Source) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    /// The faults of a source.
    static func faults(in source: Source) -> [String] {
        let finder = Self(source)
        finder.walk(source.tree)
        return finder.faults
    }

    func fault(_ node: some SyntaxProtocol, _ text: String) {
        faults.append("\(source.path):\(source.line(of: node)): \(text)")
    }
}
