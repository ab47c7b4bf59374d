import DaychainCore
import Foundation
import TestSupport
import Testing

@Suite("A set of weekdays")
struct WeekdaysTests {
    @Test("is never empty and has no eighth day")
    func neverEmpty() {
        #expect(Weekdays(bits: 0) == nil)
        #expect(Weekdays(bits: 128) == nil)
        #expect(Weekdays([Weekday]()) == nil)
    }

    @Test("holds exactly the days that it was given, for all 127 sets")
    func allSets() {
        for bits in UInt8(1)...127 {
            let days = Weekday.allCases.filter { bits & (1 << (UInt8($0.rawValue) - 1)) != 0 }
            let set = Weekdays(days)
            #expect(set?.bits == bits)
            #expect(set?.days == days)
            #expect(set?.count == days.count)
        }
    }

    @Test("is encoded as ISO numbers, and read only without repetition")
    func encoded() throws {
        let json = try JSONEncoder().encode(Weekdays(.monday, .sunday))
        #expect(String(decoding: json, as: UTF8.self) == "[1,7]")
        #expect(try JSONDecoder().decode(Weekdays.self, from: json) == Weekdays(.monday, .sunday))
        for refused in ["[]", "[1,1]", "[0]", "[8]"] {
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(Weekdays.self, from: Data(refused.utf8)) }
        }
    }

    @Test("counts weekdays as Foundation's calendars do, Sunday first")
    func gregorianNumbers() {
        #expect(Weekday.allCases.map(\.gregorianNumber) == [2, 3, 4, 5, 6, 7, 1])
        #expect(
            (0...8).map { Weekday(gregorianNumber: $0) } == [
                nil, .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, nil,
            ])
        #expect(Weekday.week(startingOn: .saturday).first == .saturday)
        #expect(Weekday.week(startingOn: .saturday).last == .friday)
    }
}

@Suite("A local time")
struct LocalTimeTests {
    @Test("is written HH:mm")
    func text() {
        #expect(LocalTime(hour: 7, minute: 5)?.text == "07:05")
        #expect(LocalTime("23:59").minuteOfDay == 1439)
    }

    @Test("is not made of anything else", arguments: ["24:00", "7:5", "07:60", "", "0730", "07:30:00", " 7:30"])
    func refused(text: String) {
        #expect(LocalTime(text) == nil)
    }
}
