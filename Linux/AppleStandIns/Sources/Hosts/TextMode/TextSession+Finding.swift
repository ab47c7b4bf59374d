import Foundation
import Stage

extension TextSession {
    /// How long something that is not there yet is waited for, in seconds.
    static let patience = 2.0

    /// The element that `name` means, waited for if it is not there yet, or not ready.
    ///
    /// - Parameter lacking: why an element cannot do what is wanted of it; nil when it can.
    func element(_ name: String, lacking: (Element) -> String? = { _ in nil }) throws -> Element {
        if let number = Int(name) { return try ready(element(number: number), lacking) }
        var finding = ElementName.Finding.none
        _ = try running().wait(upTo: Self.patience) { reply in
            finding = ElementName(text: name).find(in: Listing(reply.screen).stops) { lacking($0) == nil }
            if case .one(let element) = finding { return lacking(element) == nil && element.isEnabled }
            return finding != .none
        }
        switch finding {
        case .one(let element): return try ready(element, lacking)
        case .none: throw Failure("Nothing on the screen is called “\(name)”.")
        case .several(let numbers):
            try tellScreen(all: true)
            throw Failure("“\(name)” could be \(numbers.map(String.init).joined(separator: " or ")). Say the number.")
        }
    }

    /// Numbers are those of the last list that was told, whatever has moved since.
    private func element(number: Int) throws -> Element {
        guard listing.stops.indices.contains(number - 1) else {
            throw Failure("There is no number \(number) in the last list.")
        }
        let identifier = listing.stops[number - 1].id
        guard let element = try running().lastReply.screen.flattened.first(where: { $0.id == identifier }) else {
            throw Failure("Number \(number) is no longer on the screen.")
        }
        return element
    }

    private func ready(_ element: Element, _ lacking: (Element) -> String?) throws -> Element {
        if let reason = lacking(element) { throw Failure(reason) }
        guard element.isEnabled else { throw Failure("“\(element.label)” is dimmed.") }
        return element
    }

    /// The element where a finger can reach it.
    func revealed(_ name: String) throws -> Element {
        let element = try element(name)
        guard element.visibleFrame.isEmpty else { return element }
        let reply = try running().perform(.reveal(element.id))
        return reply.screen.flattened.first { $0.id == element.id } ?? element
    }
}
