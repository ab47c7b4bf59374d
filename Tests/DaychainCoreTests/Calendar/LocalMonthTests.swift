import DaychainCore
import TestSupport
import Testing

@Suite("A month")
struct LocalMonthTests {
    @Test("is laid out in whole weeks that begin as the locale says")
    func weeks() throws {
        let january = try #require(LocalMonth(year: 2021, month: 1))
        let mondayFirst = january.weeks(startingOn: .monday)
        #expect(
            mondayFirst[0].map(\.text) == [
                "2020-12-28", "2020-12-29", "2020-12-30", "2020-12-31", "2021-01-01", "2021-01-02", "2021-01-03",
            ])
        #expect(mondayFirst.count == 5)
        let sundayFirst = january.weeks(startingOn: .sunday)
        #expect(sundayFirst.first?.first == "2020-12-27")
        #expect(sundayFirst.last?.last == "2021-02-06")
        #expect(sundayFirst.count == 6)
    }

    @Test("of four whole weeks takes four rows")
    func fourWeeks() throws {
        // February 2021 began on a Monday.
        #expect(try #require(LocalMonth(year: 2021, month: 2)).weeks(startingOn: .monday).count == 4)
    }

    @Test("has its days once each, 30 in September 2026 and 29 in February 2028")
    func days() throws {
        let september = try #require(LocalMonth(year: 2026, month: 9))
        #expect(Array(september.days).count == 30)
        #expect(Set(september.days).count == 30)
        #expect(september.first.adding(days: 5).weekday == .sunday)
        #expect(september.last.weekday == .wednesday)
        #expect(try #require(LocalMonth(year: 2028, month: 2)).length == 29)
    }

    @Test("leads to the next and the one before, over the year's end")
    func stepping() throws {
        let december = try #require(LocalMonth(year: 2026, month: 12))
        #expect(december.adding(months: 1) == LocalMonth(year: 2027, month: 1))
        #expect(december.adding(months: -12) == LocalMonth(year: 2025, month: 12))
        #expect(LocalDate("2027-01-31").localMonth.adding(months: -1) == december)
    }

    @Test("has no number 0 or 13", arguments: [0, 13])
    func numbers(month: Int) {
        #expect(LocalMonth(year: 2026, month: month) == nil)
    }
}
