import MoviesModel
import Sillar

extension Sillar.Staleness<MoviesError> {
  /// Such as `Offline, saved 5 minutes ago`.
  var words: String {
    guard isSettled else { return "Updating…" }
    return switch problem {
    case nil: "Saved \(age.words)"
    case .offline: "Offline, saved \(age.words)"
    case .some(let problem): "\(problem.title); saved \(age.words)"
    }
  }
}

extension Age {
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
