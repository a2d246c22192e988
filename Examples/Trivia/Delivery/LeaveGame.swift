import Observation
import Sillar
import TriviaModel

enum LeaveGameEvent: Equatable, Sendable {
  case keptPlaying
  case left
  case leftUnsaved
}

/// Asks before a running game is left.
@Observable final class LeaveGamePresenter: Presenter {
  private let game: Game
  private let leaving = Submission()
  private let coordinator: TriviaCoordinator
  private let finishGame: FinishGame

  var state: Sending { leaving.state }

  init(_ game: Game, coordinator: TriviaCoordinator, finishGame: FinishGame) {
    self.game = game
    self.coordinator = coordinator
    self.finishGame = finishGame
  }

  func handle(_ event: LeaveGameEvent) async {
    switch event {
    case .keptPlaying: coordinator.keepPlaying()
    case .leftUnsaved: coordinator.showTopics()
    case .left:
      let result = await leaving.run { try await finishGame.execute(game) }
      if result != nil { coordinator.showTopics() }
    }
  }
}

struct LeaveGameView: View {
  let score: Score

  func body(_ leaving: Sending) -> [Node<LeaveGameEvent>] {
    Text(Words.leaveTitle, .title)
    Text(
      score > .zero
        ? Words.leaveScored.with(["score": "\(score)"]) : Words.leaveUnscored.localized)
    if let problem = leaving.problem {
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
