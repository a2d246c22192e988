import Foundation

extension Date {
  /// The date without the fraction of its second, as clients get dates.
  var wholeSeconds: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down))
  }
}
