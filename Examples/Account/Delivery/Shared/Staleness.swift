import AccountModel
import Foundation
import Sillar

/// What is to be said about something that was saved earlier.
struct Staleness: Equatable, Sendable {
  let savedAt: Date
  /// Why it is not live, where that is known.
  var problem: AccountError?
  /// Whether it is all that there is for now; false while a live answer is still awaited.
  var isSettled: Bool
  var age: Age

  init(savedAt: Date, problem: AccountError?, isSettled: Bool, now: Date) {
    self.savedAt = savedAt
    self.problem = problem
    self.isSettled = isSettled
    age = Age(of: savedAt, at: now)
  }

  /// Such as `Offline, saved 5 minutes ago`.
  func text(_ words: Localisation) -> String {
    guard isSettled else { return words.text(AccountString.ageUpdating) }
    let key: AccountString =
      switch problem {
      case nil: .ageSaved
      case .offline: .ageOffline
      case .some: .ageFailed
      }
    return words.text(key, ["age": age.text(words)])
  }
}

/// A line that says how old is what is shown; nothing where it is live.
struct StalenessLine<Event: Sendable>: Element {
  let staleness: Staleness
  let words: Localisation

  var node: Node<Event> { Text(staleness.text(words), .caption).style(.muted) }
}
