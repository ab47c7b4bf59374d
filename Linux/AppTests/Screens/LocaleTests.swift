import Foundation
import Testing

/// Dates, numerals and the week of other regions, as the running app shows them. Texts are English still: only English
/// is in the catalogue.
@Suite("In another region", .serialized)
struct LocaleTests {
    struct Region: Sendable, CustomStringConvertible {
        let locale: String
        let date: String
        let firstDay: String

        var description: String { locale }
    }

    private static let regions = [
        Region(locale: "en_US", date: "Wednesday, March 4", firstDay: "Sunday"),
        Region(locale: "de_DE", date: "Mittwoch, 4. März", firstDay: "Montag"),
        Region(locale: "ja_JP", date: "3月4日 水曜日", firstDay: "日曜日"),
        Region(locale: "ar_EG", date: "الأربعاء، ٤ مارس", firstDay: "السبت"),
    ]

    @Test("the date, the weekday that begins the week and the numerals are the region's", arguments: regions)
    func areTheRegions(_ region: Region) async throws {
        let (date, week, numeral) = try await onThread {
            let folder = try Workplace.make()
            defer { Workplace.remove(folder) }
            var walk = try ScreenWalk(folder: folder)
            var device = Device(height: 1600)
            device.locale = region.locale
            device.isRightToLeft = region.locale.hasPrefix("ar")
            try walk.app.set(device)
            let date = walk.app.screen["today.date"]?.label
            try walk.go(to: ScreenWalk.Stop(name: "Days", way: [.touch("today.settings"), .touch("settings.days")]))
            let week = walk.app.screen["settings.week"]?.label
            try walk.go(to: ScreenWalk.Stop(name: "Samples", way: [.button("Settings"), .touch("samples.explore")]))
            try walk.app.wait(for: "today.progress")
            return (date, week, walk.app.screen["today.progress"]?.label)
        }
        #expect(date == region.date)
        #expect(week?.contains(region.firstDay) == true, "\(week ?? "nothing")")
        #expect(numeral == (region.locale.hasPrefix("ar") ? "٢ of ٣ done" : "2 of 3 done"))
    }
}
