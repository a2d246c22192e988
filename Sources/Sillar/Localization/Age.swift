import Foundation

/// The time since a date, in the units of everyday speech.
enum Age: Hashable {
  case justNow
  case minutes(Int)
  case hours(Int)
  case days(Int)

  /// Dates in the future, which occur when a clock was changed, count as just now.
  init(of date: Date, at now: Date) {
    let minutes = Int((now.timeIntervalSince(date) / 60).rounded(.down))
    switch minutes {
    case ..<1: self = .justNow
    case ..<60: self = .minutes(minutes)
    case ..<(24 * 60): self = .hours(minutes / 60)
    default: self = .days(minutes / 60 / 24)
    }
  }

  /// The moment at which this age of a date is no longer correct.
  func end(for date: Date) -> Date {
    let minutes: Int =
      switch self {
      case .justNow: 1
      case .minutes(let count): count + 1
      case .hours(let count): (count + 1) * 60
      case .days(let count): (count + 1) * 60 * 24
      }
    return date.addingTimeInterval(Double(minutes) * 60)
  }

  var localized: LocalizedText {
    switch self {
    case .justNow: SillarString.ageNow.localized
    case .minutes(let count): SillarString.ageMinutes.with(count: count)
    case .hours(let count): SillarString.ageHours.with(count: count)
    case .days(let count): SillarString.ageDays.with(count: count)
    }
  }
}
