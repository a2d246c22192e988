public import Foundation

/// A day without a time of day and without a time zone, such as that of a film's release.
public struct CalendarDate: Hashable, Sendable {
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  public let day: Int

  /// Nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...Self.days(inMonth: month, of: year) ~= day
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day of an instant, in UTC.
  public init(_ instant: Date) {
    let parts = Self.greenwich.dateComponents([.year, .month, .day], from: instant)
    year = parts.year ?? 1
    month = parts.month ?? 1
    day = parts.day ?? 1
  }

  /// Reads a date in ISO 8601 format: `1999-03-31`. Nil for anything else.
  public init?(iso text: String) {
    // Byte by byte: a screen of saved films reads many.
    guard text.utf8.count == 10 else { return nil }
    var numbers = (year: 0, month: 0, day: 0)
    for (place, byte) in text.utf8.enumerated() {
      let digit = Int(byte) - Int(UInt8(ascii: "0"))
      switch place {
      case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
      case _ where !(0...9 ~= digit): return nil
      case ..<4: numbers.year = numbers.year * 10 + digit
      case ..<7: numbers.month = numbers.month * 10 + digit
      default: numbers.day = numbers.day * 10 + digit
      }
    }
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }

  /// Noon of the day in UTC: an instant that is on this day in nearly every time zone.
  public var noon: Date {
    Self.greenwich.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
      ?? .distantPast
  }

  private static var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
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
  /// The date in ISO 8601 format.
  public var description: String { String(format: "%04d-%02d-%02d", year, month, day) }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
