import DaychainCore
import TestSupport
import Testing

@Suite("Dates packed as bits")
struct DaySetTests {
    @Test("hold what was put in, in order, across words and before 1970")
    func holds() {
        let dates: [LocalDate] = ["2026-03-02", "1969-12-31", "1970-01-01", "2199-12-31", "1900-01-01", "1970-03-06"]
        let set = DaySet(dates)
        #expect(Array(set) == dates.sorted())
        #expect(set.count == 6)
        #expect(set.first == "1900-01-01")
        #expect(set.last == "2199-12-31")
        #expect(!set.contains("2026-03-01"))
        #expect(!set.contains("2500-01-01"))
    }

    @Test("are equal however they came to be")
    func equal() {
        var set = DaySet(["2026-03-02", "1950-01-01", "2150-01-01"])
        let removed = [set.remove("1950-01-01"), set.remove("2150-01-01"), set.remove("2150-01-01")]
        #expect(removed == [true, true, false])
        #expect(set == ["2026-03-02"])
        set.remove("2026-03-02")
        #expect(set == [])
        #expect(set.first == nil)
        #expect(set.last == nil)
    }

    @Test("take no date outside the supported ones, and none twice")
    func refused() {
        var set = DaySet()
        let answers = [
            set.insert("2200-01-01"), set.insert("1899-12-31"), set.insert("2026-03-02"), set.insert("2026-03-02"),
        ]
        #expect(answers == [false, false, true, false])
        #expect(Array(set) == ["2026-03-02"])
    }

    @Test("are counted in a range, ends included")
    func counted() {
        let set = DaySet(["2026-03-02", "2026-03-05", "2026-06-30", "2026-12-31"] as [LocalDate])
        #expect(set.count(in: "2026-03-02"..."2026-12-31") == 4)
        #expect(set.count(in: "2026-03-03"..."2026-12-30") == 2)
        #expect(set.count(in: "2027-01-01"..."2027-12-31") == 0)
    }
}
