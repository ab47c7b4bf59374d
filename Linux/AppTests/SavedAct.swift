/// Something that a person has the app save, by its controls.
enum SavedAct: Hashable, CustomStringConvertible {
    case mark(String)
    case undo(String)
    case markYesterday(String)
    case archive(String)
    case restore(String)
    case delete(String)
    case rename(String, to: String)
    case create(String)

    var description: String {
        switch self {
        case .mark(let name): "mark \(name)"
        case .undo(let name): "undo \(name)"
        case .markYesterday(let name): "mark yesterday of \(name)"
        case .archive(let name): "archive \(name)"
        case .restore(let name): "restore \(name)"
        case .delete(let name): "delete \(name)"
        case .rename(let name, let other): "rename \(name) to \(other)"
        case .create(let name): "create \(name)"
        }
    }
}
