import Drawing
import Foundation
import Glibc
import Hosts
import Stage

/// One window of the rehearsal: elements in rows of fifty points.
@MainActor final class RehearsalWindow: DrawableWindow {
    let texts: [PlacedText] = []
    var size: CGSize
    var onNeedsDisplay: (@MainActor () -> Void)?
    var caret: CGRect?
    private let store: RehearsalStore
    private unowned let app: RehearsalApp
    private var text = ""
    private var isTyping = false
    private var minutes = 5
    private var hour = "8"
    private var scrolled = 0.0
    private var announcements: [Announcement] = []
    private var faults: [String] = []

    init(store: RehearsalStore, app: RehearsalApp) {
        self.store = store
        self.app = app
        size = app.traits.size
    }

    func advanceAnimations(to time: Double) -> Bool { false }

    func draw(on canvas: Canvas) {
        for element in screen().flattened where element.children.isEmpty {
            canvas.fill(.rectangle(element.frame.insetBy(dx: 1, dy: 1)), with: .color(.black))
        }
    }

    func screen() -> Screen {
        defer {
            announcements = []
            faults = []
        }
        return Screen(elements: elements, size: size, announcements: announcements, faults: faults)
    }

    // MARK: Elements

    private var elements: [Element] {
        var bar = Element(id: 1, role: .navigationBar, frame: CGRect(x: 0, y: 0, width: size.width, height: 50))
        bar.label = "Rehearsal"
        bar.children = [
            row(2, .staticText, "Rehearsal", at: 0) {
                $0.traits = .header
                $0.headingLevel = 1
            },
            button(3, "New item", at: 0) {
                $0.identifier = "new"
                $0.hint = "Adds what the field says."
            },
        ]
        var list = Element(id: 4, role: .collectionView, frame: CGRect(origin: .zero, size: size))
        list.children = items
        return [bar, field] + controls + [list]
    }

    private var field: Element {
        row(10, .textField, "Name", at: 50) {
            $0.value = text
            $0.placeholder = "What to do"
            $0.isFocused = isTyping
            $0.isActivatable = true
        }
    }

    private var controls: [Element] {
        [
            button(11, "Locked", at: 100) { $0.isEnabled = false },
            button(12, "Twin", at: 150),
            button(13, "Twin", at: 200),
            row(14, .slider, "Minutes", at: 250) {
                $0.value = "\(minutes)"
                $0.isAdjustable = true
            },
            row(15, .pickerWheel, "Hour", at: 300) {
                $0.value = hour
                $0.isAdjustable = true
            },
            button(16, "Crash", at: 350),
            button(17, "Misuse", at: 400),
            row(18, .staticText, "Clock", at: 450) { $0.value = clock },
            row(19, .staticText, "Appearance", at: 500) {
                let traits = app.traits
                $0.value =
                    "\(traits.textSize) \(traits.isDark ? "dark" : "light") \(traits.locale) \(app.phase.rawValue)"
            },
            row(20, .staticText, "Arguments", at: 550) {
                $0.value = CommandLine.arguments.dropFirst().joined(separator: " ")
            },
            button(21, "Far", at: 2_000),
        ]
    }

    private var items: [Element] {
        store.items.enumerated().map { index, item in
            button(100 + index, item.name, at: 600 + 50 * Double(index)) {
                $0.value = item.isDone ? "Done" : "Not done"
                $0.actions = ["Archive", "Rename"]
                $0.inputLabels = ["Item \(index + 1)"]
            }
        }
    }

    private func button(_ id: Int, _ label: String, at y: Double, _ change: (inout Element) -> Void = { _ in })
        -> Element
    {
        row(id, .button, label, at: y) {
            $0.traits = .button
            $0.isActivatable = true
            change(&$0)
        }
    }

    private func row(
        _ id: Int, _ role: Element.Role, _ label: String, at y: Double, _ change: (inout Element) -> Void
    ) -> Element {
        let half = y == 0 ? size.width / 2 : 0
        let frame = CGRect(x: role == .button ? half : 0, y: y - scrolled, width: size.width - half, height: 50)
        var element = Element(id: id, role: role, frame: frame)
        element.label = label
        element.visibleFrame = frame.intersection(CGRect(origin: .zero, size: size))
        if element.visibleFrame.isNull { element.visibleFrame = .zero }
        change(&element)
        return element
    }

    private var clock: String {
        let path = ProcessInfo.processInfo.environment["DAYCHAIN_CLOCK"] ?? ""
        return (try? String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .newlines)) ?? "real"
    }

    // MARK: Gestures

    func perform(_ gesture: Gesture) throws {
        switch gesture {
        case .tap(let point):
            let hit = elements.flatMap(\.flattened).last { $0.children.isEmpty && $0.visibleFrame.contains(point) }
            if let hit { try activate(hit.id) }
        case .activate(let id): try activate(id)
        case .adjust(14, let up): minutes += up ? 1 : -1
        case .choose(15, let value):
            guard Int(value).map({ (0...23).contains($0) }) == true else {
                throw GestureRefusal("“Hour” has no value “\(value)”.")
            }
            hour = value
        case .action(let id, "Archive") where store.items.indices.contains(id - 100): store.items.remove(at: id - 100)
        case .type(let typed):
            guard isTyping else { throw GestureRefusal("Nothing has the keyboard.") }
            text += typed
        case .key(Key("n"), modifiers: .command): try activate(3)
        case .scroll(_, _, let dy): scrolled = max(0, scrolled + dy)
        case .reveal(let id):
            let frame = elements.flatMap(\.flattened).first { $0.id == id }?.frame ?? .zero
            scrolled = max(0, scrolled + frame.midY - size.height / 2)
        case .focus: break
        case .escape: isTyping = false
        default: throw GestureRefusal("Nothing happens.")
        }
    }

    private func activate(_ id: Int) throws {
        switch id {
        case 3:
            store.items.append(RehearsalStore.Item(name: text))
            announcements.append(Announcement(kind: .announcement, text: "Added \(text)", priority: .normal))
            text = ""
        case 10: isTyping = true
        case 16:
            FileHandle.standardError.write(Data("The rehearsal crashes.\n".utf8))
            abort()
        case 17: faults.append("Two rows have the id 7.")
        case 100...: store.items[id - 100].isDone = true
        default: break
        }
    }
}
