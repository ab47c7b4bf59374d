/// Makes a failing history as short as it can be while it still fails.
enum HistoryShrinking {
    static func shrink(_ history: History, failing fails: (History) -> Bool) -> History {
        var smallest = history
        var hasShrunk = true
        while hasShrunk {
            hasShrunk = false
            for candidate in smallerOnes(than: smallest) where fails(candidate) {
                smallest = candidate
                hasShrunk = true
                break
            }
        }
        return smallest
    }

    /// The history without one of its steps, with simpler steps, and with a simpler beginning.
    private static func smallerOnes(than history: History) -> [History] {
        var smaller: [History] = []
        for index in history.steps.indices {
            var candidate = history
            candidate.steps.remove(at: index)
            smaller.append(candidate)
        }
        for (index, step) in history.steps.enumerated() {
            for simpler in simplerSteps(than: step) {
                var candidate = history
                candidate.steps[index] = simpler
                smaller.append(candidate)
            }
        }
        var daily = history
        daily.weekdayBits = 127
        var fromToday = history
        fromToday.startOffset = 0
        var noon = history
        noon.hour = 12
        return smaller + [daily, fromToday, noon].filter { $0.description != history.description }
    }

    private static func simplerSteps(than step: History.Step) -> [History.Step] {
        switch step {
        case .wait(let seconds) where abs(seconds) > 86_400: [.wait(seconds: seconds / 86_400 * 43_200)]
        case .mark(let offset) where offset != 0: [.mark(dayOffset: 0), .mark(dayOffset: offset - offset.signum())]
        case .markAll(let days, let skipping):
            [.mark(dayOffset: 0)] + (days > 2 ? [.markAll(days: days - 1, skipping: skipping)] : [])
        case .setWeekdays(let bits, let offset, let agreed) where bits != 127:
            [.setWeekdays(bits: 127, dayOffset: offset, agreed: agreed)]
        case .moveStart(let offset) where offset != 0: [.moveStart(dayOffset: offset - offset.signum())]
        default: []
        }
    }
}
