public import Sillar
public import Work

/// How far a request has come, in a word.
///
/// ```swift
/// func badge(_ words: Localization) -> StateBadge<Never> { StateBadge(state: .open, words: words) }
/// ```
public struct StateBadge<Event: Sendable>: ViewPart {
  private let state: RequestState
  private let words: Localization

  public init(state: RequestState, words: Localization) {
    self.state = state
    self.words = words
  }

  public var body: [Node<Event>] {
    switch state {
    case .open: Badge(words.text(state.text), .warning)
    case .assigned, .done: Badge(words.text(state.text), .positive)
    case .cancelled: Badge(words.text(state.text))
    }
  }
}
