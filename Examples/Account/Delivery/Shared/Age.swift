import Foundation
import Sillar

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
  func text(_ words: Localisation) -> String {
    switch self {
    case .justNow: words.text(AccountString.ageNow)
    case .minutes(let count): words.text(AccountString.ageMinutes, count: count)
    case .hours(let count): words.text(AccountString.ageHours, count: count)
    case .days(let count): words.text(AccountString.ageDays, count: count)
    }
  }
}
