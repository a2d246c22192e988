public import struct Foundation.Date

/// A day of the Gregorian calendar in the years 1 to 9999, without a time or a time zone, such as the
/// day on which a film is released.
///
///     CalendarDay("1999-03-31")?.year   // 1999
///     CalendarDay("1999-02-30")         // nil
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// - Parameter text: a day in ISO 8601 format, `1999-03-31`.
  /// - Returns: `nil` when the format is wrong, or there is no such day.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let digits = text.utf8.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard parts.map(\.utf8.count) == [4, 2, 2], digits.count == 8,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year > 0, (1...12).contains(month), (1...Self.days(inMonth: month, year: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day of `date` in UTC.
  public init(of date: Date) {
    self.init(number: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
  }

  public var description: String {
    let year = String(repeating: "0", count: 4 - "\(year)".count) + "\(year)"
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// Returns the day that is `days` later, or earlier for a negative number.
  public func adding(days: Int) -> CalendarDay { CalendarDay(number: number + days) }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func days(inMonth month: Int, year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  // The two members below count in years that begin in March, so that a leap day is the last of its year:
  // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".

  /// Days since 1970-01-01.
  private var number: Int {
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
  }

  /// A number out of range gives the first or the last day of the calendar.
  private init(number: Int) {
    let days = min(max(number, -719_162), 2_932_896) + 719_468
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }
}
