import Foundation

/// What a person does, as the app under automation reads it.
enum AppGesture {
    /// A finger at a point, whatever lies there.
    case tap(CGPoint)
    case activate(Int)
    case action(Int, name: String)
    case adjust(Int, up: Bool)
    case type(String)
    /// Goes back, or closes what lies on top.
    case escape
    case scroll(x: Double, y: Double, by: Double)
    /// A key by its name, with the sum of its modifiers: command 1, shift 2, option 4.
    case key(String, modifiers: Int)

    var json: [String: Any] {
        switch self {
        case .tap(let point): ["tap": ["_0": [Double(point.x), Double(point.y)]]]
        case .activate(let element): ["activate": ["_0": element]]
        case .action(let element, let name): ["action": ["_0": element, "name": name] as [String: Any]]
        case .adjust(let element, let up): ["adjust": ["_0": element, "up": up] as [String: Any]]
        case .type(let text): ["type": ["_0": text]]
        case .escape: ["escape": [String: String]()]
        case .scroll(let x, let y, let distance):
            ["scroll": ["at": [x, y], "dx": 0, "dy": distance] as [String: Any]]
        case .key(let name, let modifiers):
            ["key": ["_0": ["name": name], "modifiers": modifiers] as [String: Any]]
        }
    }
}
