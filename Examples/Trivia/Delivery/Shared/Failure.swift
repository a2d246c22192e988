import TriviaModel

/// What a screen says when something went wrong, in the player's words.
struct Failure: Equatable, Sendable {
  let title: String
  let advice: String

  init(title: String, advice: String) {
    self.title = title
    self.advice = advice
  }

  /// Nothing for a cancellation: the player went elsewhere and need not hear of it.
  init?(_ error: any Error) {
    switch error {
    case is CancellationError: return nil
    case let error as TriviaError: self.init(title: error.title, advice: error.advice)
    default: self.init(title: "Something went wrong", advice: "Try again in a moment.")
    }
  }
}
