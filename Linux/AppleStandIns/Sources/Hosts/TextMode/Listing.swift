import Foundation
import Stage

/// A screen as numbered lines, in reading order.
struct Listing {
    /// What VoiceOver stops at, in reading order; the first is number 1.
    let stops: [Element]
    private let lines: [Line]

    private enum Line {
        case container(String)
        case stop(number: Int, element: Element)
    }

    init(_ screen: Screen) {
        var stops: [Element] = []
        var lines: [Line] = []
        func add(_ element: Element) {
            if element.children.isEmpty {
                guard Self.isStop(element) else { return }
                stops.append(element)
                lines.append(.stop(number: stops.count, element: element))
            } else {
                let count = stops.count
                let position = lines.count
                element.children.forEach(add)
                if stops.count > count, let line = Speech(element).containerLine {
                    lines.insert(.container(line), at: position)
                }
            }
        }
        screen.elements.forEach(add)
        self.stops = stops
        self.lines = lines
    }

    /// Elements scrolled far out of sight are counted instead of told, unless `all` is wanted.
    func text(all: Bool) -> String {
        var result: [String] = []
        var unseen = 0
        var untold = 0
        for line in lines {
            switch line {
            case .container(let words):
                if untold == 0 { result.append("     [\(words)]") }
            case .stop(let number, let element):
                let isSeen = !element.visibleFrame.isEmpty
                unseen = isSeen ? 0 : unseen + 1
                if unseen > Self.unseenTold && !all {
                    untold += 1
                    continue
                }
                if untold > 0 { result.append("     (\(untold) more out of sight: `screen all` tells them)") }
                untold = 0
                result.append(Self.words(number, element, isSeen: isSeen))
            }
        }
        if untold > 0 { result.append("     (\(untold) more out of sight: `screen all` tells them)") }
        return result.isEmpty ? "     (nothing on the screen)" : result.joined(separator: "\n")
    }

    private static func words(_ number: Int, _ element: Element, isSeen: Bool) -> String {
        let digits = String(number)
        let margin = element.isAccessibilityFocused ? "▸" : " "
        let padding = String(repeating: " ", count: max(0, 3 - digits.count))
        return "\(margin)\(padding)\(digits)\(isSeen ? " " : "↕")\(Speech(element).line)"
    }

    private static func isStop(_ element: Element) -> Bool {
        let isSaid = !element.label.isEmpty || element.value?.isEmpty == false || element.placeholder?.isEmpty == false
        return isSaid || element.isActivatable || element.isAdjustable
    }

    private static let unseenTold = 24
}
