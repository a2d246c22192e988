public import struct Foundation.Date

/// The last month in which a card can be used.
///
///     CardExpiry("2028-04")?.hasPassed(at: now)
public struct CardExpiry: Equatable, Sendable, CustomStringConvertible {
  private let firstDay: CalendarDay

  /// - Parameter text: a year and a month, such as `2028-04`.
  public init?(_ text: String) {
    guard text.utf8.count == 7, let day = CalendarDay(text + "-01") else { return nil }
    firstDay = day
  }

  /// True if the month is over, in UTC.
  public func hasPassed(at date: Date) -> Bool {
    let today = CalendarDay(of: date)
    return (firstDay.year, firstDay.month) < (today.year, today.month)
  }

  public var description: String { String(firstDay.description.prefix(7)) }
}
