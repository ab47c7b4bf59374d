import DaychainCore
import TestSupport
import Testing

@Suite("A name")
struct NameValidationTests {
    @Test(
        "is trimmed at its ends and kept as typed otherwise",
        arguments: [
            ("  Read \n", "Read"), ("قراءة 30", "قراءة 30"),
            ("**bold** [x](http://e.com)", "**bold** [x](http://e.com)"),
            ("100% %@ %n", "100% %@ %n"), ("=1+1", "=1+1"), ("<b>x</b>", "<b>x</b>"), ("\u{202E}abc", "\u{202E}abc"),
            ("🧘🏽‍♀️", "🧘🏽‍♀️"), ("…", "…"),
        ])
    func kept(typed: String, name: String) throws {
        #expect(try HabitValidation.name(typed) == name)
    }

    @Test(
        "without a visible character is blank",
        arguments: [
            "", "   ", "\u{200B}", "\n", "\u{FEFF}\u{2060}", "\u{3164}", "\u{2800}", "\u{0301}", "\u{202E}\u{202C}",
            "\u{00AD}",
            "\u{FE0F}\u{200D}", "\u{115F}", "\u{00A0}\u{3000}",
        ])
    func blank(typed: String) {
        #expect(throws: ValidationError(.name, .blank)) { try HabitValidation.name(typed) }
    }

    @Test("holds 80 characters, however many scalars up to 320 they take")
    func longest() throws {
        let letters = String(repeating: "a", count: 80)
        #expect(try HabitValidation.name(letters) == letters)
        // Four scalars a character: 80 of them are 320.
        let families = String(repeating: "e\u{0301}\u{0302}\u{0303}", count: 80)
        #expect(families.count == 80)
        #expect(try HabitValidation.name(families) == families)
    }

    @Test(
        "is never cut: more is an error",
        arguments: [
            String(repeating: "a", count: 81), String(repeating: "a", count: 10_000),
            "a" + String(repeating: "\u{0301}", count: 320), "a" + String(repeating: "\u{0301}", count: 500),
        ])
    func tooLong(typed: String) {
        #expect(throws: ValidationError(.name, .tooLong(limit: 80))) { try HabitValidation.name(typed) }
    }
}

@Suite("The other fields of a habit")
struct FieldValidationTests {
    @Test("A note holds 1,000 characters and 4,000 scalars, and may be empty")
    func note() throws {
        #expect(try HabitValidation.note("") == "")
        let letters = String(repeating: "a", count: 1000)
        #expect(try HabitValidation.note(letters) == letters)
        for long in [letters + "a", "a" + String(repeating: "\u{0301}", count: 4000)] {
            #expect(throws: ValidationError(.note, .tooLong(limit: 1000))) { try HabitValidation.note(long) }
        }
    }

    @Test("An icon or accent that this version doesn't know is kept; a blank or endless one is refused")
    func identifiers() throws {
        #expect(try HabitValidation.identifier("icon-of-2031", of: .icon) == "icon-of-2031")
        #expect(throws: ValidationError(.accent, .blank)) { try HabitValidation.identifier(" ", of: .accent) }
        #expect(throws: ValidationError(.icon, .tooLong(limit: 64))) {
            try HabitValidation.identifier(String(repeating: "i", count: 65), of: .icon)
        }
    }

    @Test("A date lies between 1900 and 2199", arguments: ["1899-12-31", "2200-01-01"] as [LocalDate])
    func dates(date: LocalDate) throws {
        #expect(throws: ValidationError(.startDate, .outsideSupportedDates)) {
            try HabitValidation.date(date, of: .startDate)
        }
        #expect(try HabitValidation.date("1900-01-01", of: .startDate) == "1900-01-01")
        #expect(try HabitValidation.date("2199-12-31", of: .startDate) == "2199-12-31")
    }

    @Test("A zone is one that this machine knows, and its text is kept")
    func zones() throws {
        #expect(try HabitValidation.zone("Europe/Kiev").identifier == "Europe/Kiev")
        #expect(throws: ValidationError(.zone, .unknownZone("Mars/Olympus"))) {
            try HabitValidation.zone("Mars/Olympus")
        }
    }

    @Test("Every error of a form is listed at once")
    func errors() {
        let details = HabitDetails(name: " ", note: String(repeating: "a", count: 1001), icon: "", accent: "teal")
        #expect(
            HabitValidation.errors(in: details) == [
                ValidationError(.name, .blank), ValidationError(.note, .tooLong(limit: 1000)),
                ValidationError(.icon, .blank),
            ])
        #expect(HabitValidation.errors(in: HabitDetails(name: "Read", icon: "book", accent: "teal")) == [])
    }
}
