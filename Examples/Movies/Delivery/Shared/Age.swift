import Foundation

/// How long ago something was, as people say it.
enum Age: Equatable, Sendable {
  case justNow
  case minutes(Int)
  case hours(Int)
  case days(Int)

  /// What lies in the future, because somebody has set a clock, is just now.
  init(of date: Date, at now: Date) {
    let minutes = Int((now.timeIntervalSince(date) / 60).rounded(.down))
    switch minutes {
    case ..<1: self = .justNow
    case ..<60: self = .minutes(minutes)
    case ..<(24 * 60): self = .hours(minutes / 60)
    default: self = .days(minutes / 60 / 24)
    }
  }

  /// Such as `5 minutes ago`.
  var words: String {
    switch self {
    case .justNow: "just now"
    case .minutes(let count): Self.words(count, "minute")
    case .hours(let count): Self.words(count, "hour")
    case .days(let count): Self.words(count, "day")
    }
  }

  private static func words(_ count: Int, _ unit: String) -> String {
    "\(count) \(unit)\(count == 1 ? "" : "s") ago"
  }
}
