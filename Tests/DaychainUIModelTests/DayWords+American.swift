import Foundation

@testable import DaychainUI

extension DayWords {
    /// Days as they are told in the United States.
    static let american = DayWords(locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian))
}
