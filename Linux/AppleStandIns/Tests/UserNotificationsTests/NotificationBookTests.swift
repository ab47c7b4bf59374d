import Foundation
import Stage
import Testing

@testable import UserNotifications

/// What iOS does with an app's notifications, on a file of each test's own.
@Suite("The system's notifications")
struct NotificationBookTests {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("notifications-\(UUID().uuidString)/book.json")

    @Test("keeps the 64 most recently added, and one for each identifier")
    func limit() async throws {
        let book = try await allowed()
        for number in 1...70 { try book.add(Self.request("\(number)", year: 2100 + number)) }
        #expect(book.pending.map(\.identifier) == (7...70).map(String.init))
        try book.add(Self.request("70", year: 2999))
        #expect(book.pending.count == 64)
        #expect(book.pending.last?.components?.year == 2999)
    }

    @Test("outlives the app's process")
    func persistence() async throws {
        let book = try await allowed()
        try book.add(Self.request("one", year: 2100))
        let later = NotificationBook(file: file)
        #expect(later.status == .authorized)
        #expect(later.pending == book.pending)
        #expect(later.pending.first?.request.content.userInfo["date"] as? String == "2100-03-29")
    }

    @Test("takes nothing and shows nothing without permission")
    func denied() async throws {
        let book = NotificationBook(file: file)
        #expect(throws: UNError.self) { try book.add(Self.request("one", year: 2100)) }
        try await book.carryOut(.permission(.allow))
        try book.add(Self.request("one", year: 2100))
        try await book.carryOut(.permission(.deny))
        try await book.carryOut(.deliver("one"))
        #expect(book.delivered.isEmpty)
        #expect(book.pending.isEmpty)
    }

    @Test("asks once, and then gives the answer again")
    func asking() async throws {
        let book = NotificationBook(file: file)
        async let answer = book.ask()
        while !book.report.isAsking { await Task.yield() }
        try await book.carryOut(.permission(.deny))
        #expect(await answer == false)
        #expect(await book.ask() == false)
        #expect(!book.report.isAsking)
    }

    @Test("delivers by the clock on the wall: never in a gap, first where a time comes twice")
    func instants() {
        let gap = UNCalendarNotificationTrigger.instants(of: Self.components(2026, 3, 29, 2, 30))
        #expect(gap == [])
        let twice = UNCalendarNotificationTrigger.instants(of: Self.components(2026, 10, 25, 2, 30))
        // 00:30Z and 01:30Z of 2026-10-25.
        #expect(twice.map(\.timeIntervalSince1970) == [1_792_888_200, 1_792_891_800])
        let trigger = UNCalendarNotificationTrigger(dateMatching: Self.components(2020, 1, 1, 8, 0), repeats: false)
        #expect(trigger.nextTriggerDate() == nil)
    }

    private func allowed() async throws -> NotificationBook {
        let book = NotificationBook(file: file)
        try await book.carryOut(.permission(.allow))
        return book
    }

    private static func request(_ identifier: String, year: Int) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Read"
        content.userInfo = ["date": "2100-03-29"]
        return UNNotificationRequest(
            identifier: identifier, content: content,
            trigger: UNCalendarNotificationTrigger(dateMatching: components(year, 3, 29, 8, 0), repeats: false))
    }

    private static func components(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) -> DateComponents
    {
        DateComponents(
            calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "Europe/Zurich"), year: year,
            month: month, day: day, hour: hour, minute: minute)
    }
}
