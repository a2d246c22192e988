public import Foundation

/// A day, wherever one is: a film's release has no time of day and no time zone.
///
/// ```swift
/// let day = CalendarDate(iso: "1999-03-31")
/// ```
public struct CalendarDate: Hashable, Sendable {
  public let year: Int
  /// From 1 to 12.
  public let month: Int
  public let day: Int

  /// Nil where the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...Self.days(inMonth: month, of: year) ~= day
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that it is in Greenwich.
  public init(_ instant: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: instant)
    year = parts.year ?? 1
    month = parts.month ?? 1
    day = parts.day ?? 1
  }

  /// Reads a date as ISO 8601 writes it: `1999-03-31`. Nil for anything else.
  public init?(iso text: some StringProtocol) {
    // Year, month and day, digit by digit: lists have many dates.
    var numbers = (0, 0, 0)
    var length = 0
    for byte in text.utf8 {
      length += 1
      if length == 5 || length == 8 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let digit = Int(byte - UInt8(ascii: "0"))
      switch length {
      case 1...4: numbers.0 = numbers.0 * 10 + digit
      case 6...7: numbers.1 = numbers.1 * 10 + digit
      case 9...10: numbers.2 = numbers.2 * 10 + digit
      default: return nil
      }
    }
    guard length == 10 else { return nil }
    self.init(year: numbers.0, month: numbers.1, day: numbers.2)
  }

  /// Noon of the day in Greenwich: an instant that is on this day in nearly every time zone.
  public var noon: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    return calendar.date(from: parts) ?? .distantPast
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: CustomStringConvertible, Comparable {
  /// As ISO 8601 writes it.
  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
