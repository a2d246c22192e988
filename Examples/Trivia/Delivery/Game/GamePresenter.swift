import Observation
import Sillar
import TriviaModel

struct GameState: Equatable, Sendable {
  /// The game as it was when the question on the screen was asked.
  var game: Game
  /// The answer that the player has given to it.
  var given: Answer.ID?
  /// What the answer led to.
  var answered: AnsweredGame?
  var isFinishing = false
  var failure: Failure?

  /// The game as it is now.
  var latest: Game { answered?.game ?? game }
}

enum GameEvent: Sendable {
  case answered(Question.ID, Answer.ID)
  case resultRequested
}

protocol GameCoordinator: AnyObject {
  func gameFinished(_ result: GameResult)
}

@Observable final class GamePresenter: Presenter {
  /// How long a right answer is shown before the next question comes.
  static let pause = Duration.milliseconds(900)

  private(set) var state: GameState
  private let coordinator: any GameCoordinator
  private let answerQuestion: any AnswerQuestion
  private let finishGame: any FinishGame
  private let clock: any Clock<Duration>

  init(
    game: Game, coordinator: any GameCoordinator, answerQuestion: any AnswerQuestion,
    finishGame: any FinishGame, clock: any Clock<Duration>
  ) {
    state = GameState(game: game)
    self.coordinator = coordinator
    self.answerQuestion = answerQuestion
    self.finishGame = finishGame
    self.clock = clock
  }

  /// The game as it is now.
  var game: Game { state.latest }

  func handle(_ event: GameEvent) async {
    switch event {
    case .answered(let question, let answer): await give(answer, to: question)
    case .resultRequested: await showResult()
    }
  }

  private func give(_ answer: Answer.ID, to question: Question.ID) async {
    guard state.given == nil else { return }
    state.given = answer
    do {
      let answered = try await answerQuestion.execute(question, answer: answer, in: state.game)
      state.answered = answered
      if answered.game.hasEnded {
        // Saved at once, not when the result is asked for: the player may close the window now.
        _ = try await finishGame.execute(answered.game)
      } else {
        try await clock.sleep(for: Self.pause)
        state = GameState(game: answered.game)
      }
    } catch is GameError {
      state.given = nil
    } catch {
      state.failure = Failure(error)
    }
  }

  private func showResult() async {
    guard !state.isFinishing else { return }
    state.isFinishing = true
    defer { state.isFinishing = false }
    do {
      let result = try await finishGame.execute(game)
      try Task.checkCancellation()
      coordinator.gameFinished(result)
    } catch {
      state.failure = Failure(error)
    }
  }
}
