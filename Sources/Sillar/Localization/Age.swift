import Foundation

/// The time since a date, in the units of everyday speech.
enum Age: Hashable {
  case justNow
  case minutes(Int)
  case hours(Int)
  case days(Int)
  case months(Int)
  case years(Int)

  private static let day = 24 * 60
  /// Months have 30 days here, and the last one of a year all that is left of it.
  private static let month = 30 * day
  private static let year = 365 * day

  /// Dates in the future, which occur when a clock was changed, count as just now.
  init(of date: Date, at now: Date) {
    let minutes = Int((now.timeIntervalSince(date) / 60).rounded(.down))
    switch minutes {
    case ..<1: self = .justNow
    case ..<60: self = .minutes(minutes)
    case ..<Self.day: self = .hours(minutes / 60)
    case ..<Self.month: self = .days(minutes / Self.day)
    case ..<Self.year: self = .months(min(minutes / Self.month, 11))
    default: self = .years(minutes / Self.year)
    }
  }

  /// The moment at which this age of a date is no longer correct.
  func end(for date: Date) -> Date {
    let minutes: Int =
      switch self {
      case .justNow: 1
      case .minutes(let count): count + 1
      case .hours(let count): (count + 1) * 60
      case .days(let count): (count + 1) * Self.day
      case .months(11): Self.year
      case .months(let count): (count + 1) * Self.month
      case .years(let count): (count + 1) * Self.year
      }
    return date.addingTimeInterval(Double(minutes) * 60)
  }

  var localized: LocalizedText {
    switch self {
    case .justNow: SillarString.ageNow.localized
    case .minutes(let count): SillarString.ageMinutes.with(count: count)
    case .hours(let count): SillarString.ageHours.with(count: count)
    case .days(let count): SillarString.ageDays.with(count: count)
    case .months(let count): SillarString.ageMonths.with(count: count)
    case .years(let count): SillarString.ageYears.with(count: count)
    }
  }
}
