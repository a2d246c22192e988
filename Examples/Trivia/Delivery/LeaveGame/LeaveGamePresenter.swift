import Observation
import Sillar
import TriviaModel

struct LeaveGameState: Equatable, Sendable {
  let score: Score
  var failure: Failure?
}

enum LeaveGameEvent: Sendable {
  case keptPlaying
  case left
  case leftUnsaved
}

protocol LeaveGameCoordinator: AnyObject {
  func gameKept()
  func gameLeft()
}

/// Asks before a running game is left. A game that is left counts with the score it has.
@Observable final class LeaveGamePresenter: Presenter {
  private let game: Driver<Game>
  private let coordinator: any LeaveGameCoordinator
  private let finishGame: any FinishGame
  private var failure: Failure?

  var state: LeaveGameState { LeaveGameState(score: game.value.score, failure: failure) }

  init(
    game: Driver<Game>, coordinator: any LeaveGameCoordinator, finishGame: any FinishGame
  ) {
    self.game = game
    self.coordinator = coordinator
    self.finishGame = finishGame
  }

  func handle(_ event: LeaveGameEvent) async {
    switch event {
    case .keptPlaying: coordinator.gameKept()
    case .leftUnsaved: coordinator.gameLeft()
    case .left:
      do {
        _ = try await finishGame.execute(game.value)
        try Task.checkCancellation()
        coordinator.gameLeft()
      } catch {
        failure = Failure(error)
      }
    }
  }
}
