public import Foundation

/// A calendar day in UTC, as in the service.
///
/// ```swift
/// let day = Day("2026-12-01")
/// let isOver = day.map { $0 < Day(of: .now) }
/// ```
public struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of days since the beginning of 1970.
  private let number: Int

  private static let seconds = 86_400.0

  private init(number: Int) { self.number = number }

  public init(of date: Date) {
    number = Int((date.timeIntervalSince1970 / Self.seconds).rounded(.down))
  }

  /// - Returns: Nil for a text that is no day, such as `2026-13-01`.
  public init?(_ text: String) {
    guard text.utf8.count == 10, let date = try? Date(text, strategy: Self.style) else {
      return nil
    }
    self.init(of: date)
    guard description == text else { return nil }
  }

  /// Such as `2026-12-01`.
  public var description: String { noon.formatted(Self.style) }

  /// An instant that is on the same day in nearly all time zones, for texts.
  public var noon: Date { Date(timeIntervalSince1970: (Double(number) + 0.5) * Self.seconds) }

  public func adding(days: Int) -> Day { Day(number: number + days) }

  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }

  private static var style: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
  }
}
