/// A set of local dates, one bit a day.
///
/// Ten years of daily records take 457 bytes. Only dates in ``LocalDate/supported`` can be members; others are not
/// taken in. Looking up, inserting and removing a date costs a few nanoseconds once the set spans it.
public struct DaySet: Sendable {
    /// The index of the first word, in units of 64 days since 1970-01-01.
    private(set) var firstWord: Int = 0
    /// Bit `n` of a word is the day `64 * index + n`. Neither end is an empty word.
    private(set) var words: [UInt64] = []

    /// Creates an empty set.
    public init() {}

    /// Creates a set of the supported dates among `dates`.
    public init(_ dates: some Sequence<LocalDate>) {
        for date in dates { insert(date) }
    }

    /// Creates the set of the supported dates among packed ones: bit `n` of byte `i` is the day `8 * i + n` after `first`.
    ///
    /// Takes eight days at a time.
    public init(from first: LocalDate, packed bytes: [UInt8]) {
        let last = LocalDate(dayNumber: first.dayNumber + bytes.count * 8)
        guard first.isSupported, last.isSupported, !bytes.isEmpty else {
            // Near the ends of time each date is looked at.
            for (index, byte) in bytes.enumerated() {
                for bit in 0..<8 where byte >> UInt8(bit) & 1 == 1 {
                    insert(LocalDate(dayNumber: first.dayNumber + index * 8 + bit))
                }
            }
            return
        }
        firstWord = first.dayNumber >> 6
        words = Array(repeating: 0, count: (last.dayNumber >> 6) - firstWord + 1)
        var day = first.dayNumber - firstWord * 64
        for byte in bytes {
            let bits = UInt64(byte)
            words[day >> 6] |= bits << UInt64(day & 63)
            // The part that belongs to the next word.
            if day & 63 > 56 { words[day >> 6 + 1] |= bits >> UInt64(64 - day & 63) }
            day += 8
        }
        trim()
    }

    /// The number of dates; one pass over the words.
    public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Whether there is no date.
    public var isEmpty: Bool { words.isEmpty }

    /// The earliest date.
    public var first: LocalDate? {
        guard let word = words.first else { return nil }
        return LocalDate(dayNumber: firstWord * 64 + word.trailingZeroBitCount)
    }

    /// The latest date.
    public var last: LocalDate? {
        guard let word = words.last else { return nil }
        return LocalDate(dayNumber: (firstWord + words.count) * 64 - 1 - word.leadingZeroBitCount)
    }

    /// Whether the date is in the set.
    public func contains(_ date: LocalDate) -> Bool {
        word(at: date.dayNumber >> 6) & Self.bit(of: date) != 0
    }

    /// Adds a date; returns whether the set has changed.
    @discardableResult
    public mutating func insert(_ date: LocalDate) -> Bool {
        guard date.isSupported, !contains(date) else { return false }
        let index = date.dayNumber >> 6
        makeRoom(for: index)
        words[index - firstWord] |= Self.bit(of: date)
        return true
    }

    /// Removes a date; returns whether the set has changed.
    @discardableResult
    public mutating func remove(_ date: LocalDate) -> Bool {
        guard contains(date) else { return false }
        words[(date.dayNumber >> 6) - firstWord] &= ~Self.bit(of: date)
        trim()
        return true
    }

    /// The 64 days from day `64 * index` on; 0 outside the set's span.
    func word(at index: Int) -> UInt64 {
        let offset = index - firstWord
        return offset >= 0 && offset < words.count ? words[offset] : 0
    }

    private mutating func makeRoom(for index: Int) {
        if words.isEmpty {
            firstWord = index
            words = [0]
        } else if index < firstWord {
            words.insert(contentsOf: repeatElement(0, count: firstWord - index), at: 0)
            firstWord = index
        } else if index >= firstWord + words.count {
            words.append(contentsOf: repeatElement(0, count: index - firstWord - words.count + 1))
        }
    }

    /// Keeps the ends non-empty, so that equal sets have equal words.
    private mutating func trim() {
        while words.last == 0 { words.removeLast() }
        let emptyWords = words.prefix { $0 == 0 }.count
        if emptyWords > 0 {
            words.removeFirst(emptyWords)
            firstWord += emptyWords
        }
        if words.isEmpty { firstWord = 0 }
    }

    private static func bit(of date: LocalDate) -> UInt64 { 1 << UInt64(date.dayNumber & 63) }
}

extension DaySet: Hashable, ExpressibleByArrayLiteral {
    public init(arrayLiteral dates: LocalDate...) { self.init(dates) }
}

extension DaySet: Sequence {
    /// Walks the dates in order.
    public struct Iterator: IteratorProtocol {
        private let set: DaySet
        private var index: Int = 0
        private var rest: UInt64

        init(_ set: DaySet) {
            self.set = set
            rest = set.words.first ?? 0
        }

        public mutating func next() -> LocalDate? {
            while rest == 0 {
                index += 1
                guard index < set.words.count else { return nil }
                rest = set.words[index]
            }
            let bit = rest.trailingZeroBitCount
            rest &= rest - 1
            return LocalDate(dayNumber: (set.firstWord + index) * 64 + bit)
        }
    }

    public func makeIterator() -> Iterator { Iterator(self) }
}

extension DaySet {
    /// The number of dates in a range; one pass over the words.
    public func count(in dates: ClosedRange<LocalDate>) -> Int {
        let (first, last) = (dates.lowerBound.dayNumber, dates.upperBound.dayNumber)
        var count = 0
        for (offset, word) in words.enumerated() {
            let index = firstWord + offset
            var bits = word
            if index < first >> 6 || index > last >> 6 { continue }
            if index == first >> 6 { bits &= ~0 << UInt64(first & 63) }
            if index == last >> 6 { bits &= ~0 >> UInt64(63 - last & 63) }
            count += bits.nonzeroBitCount
        }
        return count
    }
}
