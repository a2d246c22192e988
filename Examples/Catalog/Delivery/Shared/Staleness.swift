import CatalogModel
import Sillar

extension Sillar.Staleness<CatalogError> {
  /// Such as `Offline, saved 5 minutes ago`.
  func text(_ words: Localization) -> String {
    guard isSettled else { return words.text(CatalogString.updating) }
    let age = age.text(words)
    return switch problem {
    case nil: words.text(CatalogString.saved, ["age": age])
    case .offline: words.text(CatalogString.savedOffline, ["age": age])
    case .some(let problem):
      words.text(
        CatalogString.savedProblem, ["problem": words.text(Failure(problem).title), "age": age])
    }
  }
}

/// A heading, and at its end how fresh is what lies below: nothing moves when that changes.
struct StatusHeading<Event: Sendable>: ViewPart {
  let title: String
  let staleness: Staleness?
  let words: Localization

  var body: [Node<Event>] {
    Row {
      Text(title, .heading)
      if let staleness { Text(staleness.text(words), .caption) }
    }.style(.spread)
  }
}
