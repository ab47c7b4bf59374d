import Foundation

/// Ends the process where Apple's frameworks would raise an Objective-C exception, with the words on standard error.
package func raiseException(_ name: String, _ reason: String, file: StaticString = #file, line: UInt = #line) -> Never {
    FileHandle.standardError.write(Data("*** Terminating app due to \(name): \(reason)\n".utf8))
    preconditionFailure("\(name): \(reason)", file: file, line: line)
}
