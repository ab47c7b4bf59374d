/// Integer arithmetic between day numbers and the proleptic Gregorian calendar.
///
/// The two conversions are Howard Hinnant's `days_from_civil` and `civil_from_days`
/// (https://howardhinnant.github.io/date_algorithms.html): eras of 400 years, and years that begin on 1 March, so that
/// the leap day comes last.
enum CivilCalendar {
    /// Days since 1970-01-01 of a valid civil date.
    static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = marchYear.quotientAndRemainderFloored(by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = era.remainder * 365 + era.remainder / 4 - era.remainder / 100 + dayOfYear
        return era.quotient * daysInEra + dayOfEra - daysBeforeEpoch
    }

    /// The civil date of a day number.
    static func civil(dayNumber: Int) -> (year: Int, month: Int, day: Int) {
        let era = (dayNumber + daysBeforeEpoch).quotientAndRemainderFloored(by: daysInEra)
        let dayOfEra = era.remainder
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era.quotient * 400 + (month <= 2 ? 1 : 0)
        return (year, month, day)
    }

    /// The number of days of a month.
    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    private static let daysInEra = 146_097
    /// Days from 0000-03-01, where the first era begins, to 1970-01-01.
    private static let daysBeforeEpoch = 719_468
}

extension Int {
    /// Division that rounds towards negative infinity, so that days before 1970 fall into the right week and era.
    func quotientAndRemainderFloored(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
