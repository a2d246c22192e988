import Foundation
import MoviesModel

extension Locale {
  fileprivate static let english = Locale(identifier: "en")
}

extension MovieRating {
  /// Such as `8.2 of 10`; nil where it is not known.
  var words: String? { average.map { "\($0.oneDecimal) of 10" } }
}

extension Double {
  /// Such as `8.2`.
  var oneDecimal: String {
    formatted(.number.precision(.fractionLength(1)).locale(.english))
  }
}

extension Int {
  /// Such as `26,000`.
  var grouped: String { formatted(.number.locale(.english)) }

  /// These minutes, such as `2 h 16 min`.
  var hoursAndMinutes: String {
    let (hours, minutes) = quotientAndRemainder(dividingBy: 60)
    return switch (hours, minutes) {
    case (0, _): "\(minutes) min"
    case (_, 0): "\(hours) h"
    default: "\(hours) h \(minutes) min"
    }
  }
}

extension CalendarDate {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Such as `31 March 1999`.
  var words: String { "\(day) \(Self.months[month - 1]) \(year)" }
}

extension String {
  /// The language that this is the code of, such as `Japanese`; the code itself where it is not known.
  var languageName: String { Locale.english.localizedString(forLanguageCode: self) ?? self }
}

extension Video {
  /// Where to watch it.
  var link: String? { address?.absoluteString }
}
