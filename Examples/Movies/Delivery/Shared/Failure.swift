import MoviesModel

/// What a screen says when something went wrong, in the user's words.
struct Failure: Equatable, Sendable {
  let title: String
  let advice: String
  /// Whether the same thing may work a moment later.
  let canTryAgain: Bool
  /// Whether it is worth trying again without being asked to.
  let maySolveItself: Bool

  /// Nothing for a cancellation: the user went elsewhere and need not hear of it.
  init?(_ error: any Error) {
    switch error {
    case is CancellationError:
      return nil
    case let error as MoviesError:
      title = error.title
      advice = error.advice
      canTryAgain = error.canTryAgain
      maySolveItself = error.maySolveItself
    default:
      title = "Something went wrong"
      advice = "Try again in a moment."
      canTryAgain = true
      maySolveItself = true
    }
  }
}
