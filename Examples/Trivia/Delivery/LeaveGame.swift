import Observation
import Sillar
import TriviaModel

struct LeaveGameState: Equatable, Sendable {
  let score: Score
  let leaving: Sending
}

enum LeaveGameEvent: Sendable {
  case keptPlaying
  case left
  case leftUnsaved
}

/// Asks before a running game is left.
@Observable final class LeaveGamePresenter: Presenter {
  private let game: Driver<Game>
  private let leaving = Submission()
  private let coordinator: TriviaCoordinator
  private let finishGame: FinishGame

  var state: LeaveGameState {
    LeaveGameState(score: game.value.score, leaving: leaving.state)
  }

  init(game: Driver<Game>, coordinator: TriviaCoordinator, finishGame: FinishGame) {
    self.game = game
    self.coordinator = coordinator
    self.finishGame = finishGame
  }

  func handle(_ event: LeaveGameEvent) async {
    switch event {
    case .keptPlaying: coordinator.keepPlaying()
    case .leftUnsaved: coordinator.showTopics()
    case .left:
      let result = await leaving.run { try await finishGame.execute(game.value) }
      if result != nil { coordinator.showTopics() }
    }
  }
}

struct LeaveGameView: View {
  func body(_ state: LeaveGameState) -> [Node<LeaveGameEvent>] {
    Text(Words.leaveTitle, .title)
    Text(
      state.score > .zero
        ? Words.leaveScored.with(["score": "\(state.score)"]) : Words.leaveUnscored.localized)
    if let problem = state.leaving.problem {
      Alert(problem.title, problem.advice, .error) {
        Button(Words.leaveUnsaved, .destructive, send: .leftUnsaved)
      }
    }
    Row {
      Button(Words.keepPlaying, .primary, send: .keptPlaying)
      Button(Words.leave, .destructive, send: .left)
    }
  }
}
