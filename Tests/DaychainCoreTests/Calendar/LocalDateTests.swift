import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("A local date")
struct LocalDateTests {
    @Test("round-trips and advances its weekday on every civil day from 1900 to 2200")
    func everyDay() throws {
        // Walked by the rules that a wall calendar follows, not by day numbers.
        var (year, month, day) = (1900, 1, 1)
        var weekday = 1  // 1900-01-01 was a Monday.
        var previous: LocalDate?
        var mistakes: [String] = []
        while year <= 2200 {
            let date = try #require(LocalDate(year: year, month: month, day: day))
            let zeros = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
            let text = "\(year)-\(zeros(month))-\(zeros(day))"
            let isRight =
                date.text == text && LocalDate(text) == date && date.weekday.rawValue == weekday
                && (date.year, date.month, date.day) == (year, month, day)
                && previous.map { $0.adding(days: 1) == date && $0.days(until: date) == 1 } != false
            if !isRight { mistakes.append(text) }
            previous = date
            weekday = weekday % 7 + 1
            day += 1
            let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
            if day > [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] {
                (month, day) = (month + 1, 1)
            }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
        #expect(mistakes == [])
    }

    @Test("counts days from 1970-01-01")
    func epoch() {
        #expect(LocalDate("1970-01-01").dayNumber == 0)
        #expect(LocalDate("1969-12-31").dayNumber == -1)
        #expect(LocalDate("2026-11-30").dayNumber == 20_787)
        #expect(LocalDate("1900-01-01").dayNumber == -25_567)
        #expect(LocalDate("2199-12-31").dayNumber == 84_005)
    }

    @Test(
        "is not made of text that is anything but yyyy-MM-dd of a real day",
        arguments: [
            "2026-02-30", "2025-02-29", "2026-04-31", "2026-00-10", "2026-13-01", "2026-1-5", "2026-03-02 ",
            " 2026-03-02",
            "2026-03-02T10:00:00Z", "20260302", "٢٠٢٦-٠٣-٠٢", "", "2100-02-29", "2026-03-00", "0000-01-01",
            "-026-03-02",
            "2026/03/02", "2026-03-0a", "+026-03-02", "2026\u{2010}03\u{2010}02",
        ])
    func refusedText(text: String) {
        #expect(LocalDate(text) == nil)
    }

    @Test("knows leap days", arguments: ["2028-02-29", "2000-02-29", "1904-02-29"])
    func leapDays(text: String) {
        #expect(LocalDate(text)?.text == text)
    }

    @Test("is written in the year that it lies in, at both ends")
    func yearEnds() {
        #expect(LocalDate(year: 2026, month: 12, day: 31)?.text == "2026-12-31")
        #expect(LocalDate(year: 2020, month: 12, day: 31)?.text == "2020-12-31")
        #expect(LocalDate(year: 2021, month: 1, day: 1)?.text == "2021-01-01")
    }

    @Test("is supported from 1900 to 2199")
    func supported() {
        let isSupported = (["1899-12-31", "1900-01-01", "2199-12-31", "2200-01-01"] as [LocalDate]).map(\.isSupported)
        #expect(isSupported == [false, true, true, false])
    }

    @Test("is encoded as its text")
    func encoded() throws {
        let dates: [LocalDate] = ["2026-03-29", "1900-01-01"]
        let json = try JSONEncoder().encode(dates)
        #expect(String(decoding: json, as: UTF8.self) == #"["2026-03-29","1900-01-01"]"#)
        #expect(try JSONDecoder().decode([LocalDate].self, from: json) == dates)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([LocalDate].self, from: Data(#"["2026-02-30"]"#.utf8))
        }
    }
}
