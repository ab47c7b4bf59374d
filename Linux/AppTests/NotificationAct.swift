/// What a person does with notifications, as the system under automation reads it.
enum NotificationAct {
    case permission(String)
    case answer(String, action: String?)

    var json: [String: Any] {
        switch self {
        case .permission(let word): ["permission": ["_0": word]]
        case .answer(let identifier, let action):
            ["answer": ["_0": identifier].merging(action.map { ["action": $0] } ?? [:]) { $1 }]
        }
    }
}
