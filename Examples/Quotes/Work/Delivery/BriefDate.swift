public import Foundation
public import Sillar

extension Localization {
  /// A day where there is little room, such as `Nov 20, 2026`, or `Nov 20` as seen from a day of that year.
  ///
  /// ```swift
  /// func since(_ date: Date, _ words: Localization) -> String { words.briefDate(date) }
  /// ```
  public func briefDate(_ date: Date, now: Date? = nil) -> String {
    let style = Date.FormatStyle(locale: locale, timeZone: calendar.timeZone).day()
      .month(.abbreviated)
    let isThisYear = now.map { calendar.isDate(date, equalTo: $0, toGranularity: .year) } ?? false
    return date.formatted(isThisYear ? style : style.year())
  }
}
