import AccountModel
import Sillar

extension Sillar.Staleness<AccountError> {
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
