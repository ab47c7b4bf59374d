import DaychainCore
import SwiftUI

/// Shows a screen's question as an alert, and carries out the answer.
struct QuestionAlert: ViewModifier {
    @Bindable var actions: HabitActionsModel
    let today: LocalDate

    @Environment(\.dayWords) private var words

    func body(content: Content) -> some View {
        content
            .sensoryFeedback(trigger: actions.question) { _, question in Haptics.feedback(for: question) }
            .alert(
                Text(title), isPresented: $actions.isAsking, presenting: actions.question,
                actions: { question in buttons(for: question) },
                message: { question in Text(message(for: question)) })
    }

    @ViewBuilder private func buttons(for question: Question) -> some View {
        switch question {
        case .markDay(let id, _, let date, _):
            Button("Mark done") { Task { await actions.markDone(id, on: date) } }
                .keyboardShortcut(.defaultAction)
            Button("Cancel", role: .cancel) {}
        case .delete(let id, _, _, let canArchive):
            Button("Delete", role: .destructive) { Task { await actions.delete(id) } }
            if canArchive {
                Button("Archive instead") { Task { await actions.archive(id) } }
            }
            Button("Cancel", role: .cancel) {}
        case .failed(_, let command):
            Button("Try again") { Task { await actions.retry(command) } }
            Button("Cancel", role: .cancel) {}
        }
    }

    private var title: String {
        switch actions.lastQuestion {
        case .markDay(_, let name, _, _):
            let name = isolated(name)
            return String(localized: "Mark \(name) done?")
        case .delete(_, let name, _, _):
            let name = isolated(name)
            return String(localized: "Delete \(name)?")
        case .failed, nil:
            return String(localized: "Not saved")
        }
    }

    private func message(for question: Question) -> String {
        switch question {
        case .markDay(_, _, let date, let extra):
            let day = words.long(date, today: today)
            return switch extra {
            case nil: String(localized: "This records it for \(day).")
            case .notScheduled:
                String(localized: "This records it for \(day), as an extra: the habit was not scheduled.")
            case .archived: String(localized: "This records it for \(day), as an extra: the habit was archived then.")
            }
        case .delete(_, _, 0, let canArchive):
            if !canArchive { return String(localized: "This removes the habit for good. It has no records.") }
            return String(
                localized: "This removes the habit for good. It has no records. Archiving only takes it off Today.")
        case .delete(_, _, let count, let canArchive):
            if !canArchive { return String(localized: "This removes the habit and its \(count) records for good.") }
            return String(
                localized:
                    "This removes the habit and its \(count) records for good. Archiving takes it off Today and keeps them."
            )
        case .failed(let error, _):
            return ProblemWords(words: words, today: today).explanation(error)
        }
    }
}

extension View {
    /// Shows what the screen's actions ask, and what failed.
    func asking(_ actions: HabitActionsModel, today: LocalDate) -> some View {
        modifier(QuestionAlert(actions: actions, today: today))
    }
}
