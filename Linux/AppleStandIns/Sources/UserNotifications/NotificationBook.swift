import Foundation
import Stage

/// What the system keeps for the app, in a file of the app's home folder: so it outlives the app's process.
final class NotificationBook: @unchecked Sendable {
    /// One request, pending or delivered.
    struct Entry: Codable, Equatable {
        var identifier: String
        var content: UNNotificationContent.Values
        var components: DateComponents?
        /// When it was delivered.
        var date: Date?

        var request: UNNotificationRequest {
            UNNotificationRequest(
                identifier: identifier, content: UNNotificationContent(content),
                trigger: components.map { UNCalendarNotificationTrigger(dateMatching: $0, repeats: false) })
        }

        var notification: UNNotification { UNNotification(request, at: date ?? .distantPast) }
    }

    private struct State: Codable {
        var permission = NotificationPermission.unasked
        /// In the order of addition: beyond 64 the oldest go.
        var pending: [Entry] = []
        var delivered: [Entry] = []
        /// When the clock was last looked at: what came due since has been delivered, whether the app ran or not.
        var lookedAt: Date?
    }

    static let shared: NotificationBook = {
        let book = NotificationBook(file: standardFile)
        NotificationDesks.shared.use(book)
        book.watchClock()
        return book
    }()

    private let file: URL
    private let lock = NSRecursiveLock()
    private var state: State
    private var question: [CheckedContinuation<Bool, Never>] = []
    private weak var listener: (any UNUserNotificationCenterDelegate)?
    private var categories: [String: UNNotificationCategory] = [:]

    init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        state = data.flatMap { try? JSONDecoder().decode(State.self, from: $0) } ?? State()
    }

    private static var standardFile: URL {
        let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        return support.appendingPathComponent("UserNotifications/\(ProcessInfo.processInfo.processName).json")
    }

    // MARK: What the app asks for

    var status: UNAuthorizationStatus {
        switch lock.withLock({ state.permission }) {
        case .unasked: .notDetermined
        case .allow: .authorized
        case .deny: .denied
        case .provisional: .provisional
        }
    }

    var pending: [Entry] {
        lookAtClock()
        return lock.withLock { state.pending }
    }

    var delivered: [Entry] {
        lookAtClock()
        return lock.withLock { state.delivered }
    }

    var delegate: (any UNUserNotificationCenterDelegate)? { lock.withLock { listener } }

    /// Asks the person once; afterwards their answer stands.
    func ask() async -> Bool {
        await withCheckedContinuation { continuation in
            lock.withLock {
                switch state.permission {
                case .unasked: question.append(continuation)
                case .allow, .provisional: continuation.resume(returning: true)
                case .deny: continuation.resume(returning: false)
                }
            }
        }
    }

    func add(_ request: UNNotificationRequest) throws {
        guard status != .denied, status != .notDetermined else { throw UNError(.notificationsNotAllowed) }
        let components = (request.trigger as? UNCalendarNotificationTrigger)?.dateComponents
        var entry = Entry(identifier: request.identifier, content: request.content.values, components: components)
        guard components != nil else {
            entry.date = DeviceClock.shared.now
            return deliver(entry)
        }
        change { state in
            state.pending.removeAll { $0.identifier == entry.identifier }
            state.pending.append(entry)
            // Observed on phones: of more than 64 the most recently added stay, and nobody is told.
            if state.pending.count > 64 { state.pending.removeFirst(state.pending.count - 64) }
        }
    }

    func removePending(_ identifiers: [String]) {
        change { $0.pending.removeAll { identifiers.contains($0.identifier) } }
    }

    func removeDelivered(_ identifiers: [String]) {
        change { $0.delivered.removeAll { identifiers.contains($0.identifier) } }
    }

    func setCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = Dictionary(categories.map { ($0.identifier, $0) }) { $1 } }
    }

    /// An answer for which the system started the app is told as soon as somebody listens.
    func setDelegate(_ delegate: (any UNUserNotificationCenterDelegate)?) {
        lock.withLock { listener = delegate }
        guard delegate != nil, let answer = NotificationDesks.shared.takeLaunchAnswer() else { return }
        Busyness.shared.begin()
        Task { @MainActor in
            try? await self.carryOut(.answer(answer.identifier, action: answer.action))
            Busyness.shared.end()
        }
    }
}

// MARK: What the system does

extension NotificationBook: NotificationDesk {
    func lookAtClock() {
        let now = DeviceClock.shared.now
        // Listed before anybody else can look: what the clock has brought is there, or not yet, and never between.
        let shown: [Entry] = lock.withLock {
            let last = state.lookedAt ?? now
            if state.lookedAt != now { change { $0.lookedAt = now } }
            let due = state.pending.compactMap { entry -> Entry? in
                let instants = entry.components.map(UNCalendarNotificationTrigger.instants) ?? []
                guard let instant = instants.first(where: { $0 > last && $0 <= now }) else { return nil }
                var entry = entry
                entry.date = instant
                return entry
            }
            return due.sorted { ($0.date ?? now) < ($1.date ?? now) }.filter(list)
        }
        shown.forEach(present)
    }

    private func deliver(_ entry: Entry) {
        if list(entry) { present(entry) }
    }

    /// Moves it from those to come to those delivered. Denied, it goes without a trace.
    private func list(_ entry: Entry) -> Bool {
        let isShown = status == .authorized || status == .provisional
        change { state in
            state.pending.removeAll { $0.identifier == entry.identifier }
            state.delivered.removeAll { $0.identifier == entry.identifier }
            if isShown { state.delivered.append(entry) }
        }
        return isShown
    }

    /// Asks the app that runs whether it is shown in front.
    private func present(_ entry: Entry) {
        guard let delegate else { return }
        delegate.userNotificationCenter(
            UNUserNotificationCenter(self), willPresent: entry.notification,
            withCompletionHandler: { [weak self] options in
                // Shown nowhere, it is not listed either.
                if !options.contains(.list) { self?.removeDelivered([entry.identifier]) }
            })
    }

    func carryOut(_ order: NotificationOrder) async throws {
        switch order {
        case .permission(let permission): decide(permission)
        case .deliver(let identifier):
            guard var entry = pending.first(where: { $0.identifier == identifier }) else { throw missing(identifier) }
            entry.date = DeviceClock.shared.now
            deliver(entry)
        case .clear(let identifier):
            removeDelivered([identifier])
        case .answer(let identifier, let title):
            try await answer(identifier, title)
        }
    }

    private func decide(_ permission: NotificationPermission) {
        let asked = lock.withLock {
            defer { question = [] }
            return question
        }
        change { $0.permission = permission }
        for continuation in asked { continuation.resume(returning: permission == .allow || permission == .provisional) }
    }

    private func answer(_ identifier: String, _ title: String?) async throws {
        guard let entry = delivered.first(where: { $0.identifier == identifier }) else { throw missing(identifier) }
        let actions = category(of: entry)?.actions ?? []
        let action = title.map { title in actions.first { $0.title == title } }
        if let title, action == .some(nil) { throw GestureRefusal("The notification has no action “\(title)”.") }
        // What was answered leaves the list.
        removeDelivered([identifier])
        guard let delegate else { throw GestureRefusal("The app does not listen to answers.") }
        let response = UNNotificationResponse(
            entry.notification, action: action??.identifier ?? UNNotificationDefaultActionIdentifier)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            delegate.userNotificationCenter(
                UNUserNotificationCenter(self), didReceive: response, withCompletionHandler: { done.resume() })
        }
    }

    private func missing(_ identifier: String) -> GestureRefusal {
        GestureRefusal("There is no such notification: \(identifier)")
    }

    var report: NotificationReport {
        lookAtClock()
        return lock.withLock {
            NotificationReport(
                permission: state.permission, isAsking: !question.isEmpty, pending: state.pending.map(line),
                delivered: state.delivered.map(line))
        }
    }

    private func line(_ entry: Entry) -> NotificationReport.Line {
        let category = category(of: entry)
        let due =
            entry.date == nil ? entry.components.flatMap { UNCalendarNotificationTrigger.instants(of: $0).first } : nil
        return NotificationReport.Line(
            identifier: entry.identifier, title: entry.content.title, body: entry.content.body,
            hiddenBody: category?.hiddenPreviewsBodyPlaceholder ?? "", actions: category?.actions.map(\.title) ?? [],
            due: due)
    }

    private func category(of entry: Entry) -> UNNotificationCategory? {
        lock.withLock { categories[entry.content.categoryIdentifier] }
    }

    private func change(_ edit: (inout State) -> Void) {
        lock.withLock {
            edit(&state)
            // A home folder that takes no file is the app's own trouble; its screens say so.
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? JSONEncoder().encode(state).write(to: file, options: .atomic)
        }
    }

    /// Time passes also while nobody asks.
    private func watchClock() {
        Task.detached { [weak self] in
            while let self {
                self.lookAtClock()
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }
}
