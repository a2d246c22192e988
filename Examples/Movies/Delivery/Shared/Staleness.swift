import Foundation
import MoviesModel

/// What is to be said about something that was saved earlier.
struct Staleness: Equatable, Sendable {
  let savedAt: Date
  /// Why it is not live, where that is known.
  var problem: MoviesError?
  /// Whether it is all that there is for now; false while a live answer is still awaited.
  var isSettled: Bool
  var age: Age

  init(savedAt: Date, problem: MoviesError?, isSettled: Bool, now: Date) {
    self.savedAt = savedAt
    self.problem = problem
    self.isSettled = isSettled
    age = Age(of: savedAt, at: now)
  }

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
