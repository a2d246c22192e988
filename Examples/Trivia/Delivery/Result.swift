import Foundation
import Observation
import Sillar
import TriviaModel

struct ResultState: Equatable, Sendable {
  let result: GameResult
  /// Nil until they have been looked up.
  var attempts: Attempts?
  /// The time that the countdown starts from.
  var now: Date
  var newGame: NewGame.State

  var canPlayAgain: Bool { attempts?.canPlay == true && newGame.topic == nil }
}

enum ResultEvent: Sendable {
  case playedAgain
  case wentHome
}

/// How a game went, and whether there may be another.
@Observable final class ResultPresenter: Presenter {
  private let result: GameResult
  private let newGame: NewGame
  private var attempts: Attempts?
  private var time: Date
  private let context: ModuleContext
  private let coordinator: TriviaCoordinator
  private let attemptsService: AttemptsService

  var state: ResultState {
    ResultState(result: result, attempts: attempts, now: time, newGame: newGame.state)
  }

  init(
    _ result: GameResult, _ context: ModuleContext, coordinator: TriviaCoordinator,
    actions: TriviaActions
  ) {
    self.result = result
    newGame = NewGame(actions.createGame)
    time = context.now()
    self.context = context
    self.coordinator = coordinator
    attemptsService = actions.attempts
  }

  func runWhileVisible() async {
    await updateAttempts()
    await context.clock.everySecond {
      if attempts?.nextReturn != nil { await updateAttempts() }
    }
  }

  func handle(_ event: ResultEvent) async {
    switch event {
    case .playedAgain:
      guard state.canPlayAgain else { return }
      if let game = await newGame.create(in: result.topic.id) { return coordinator.play(game) }
      await updateAttempts()
    case .wentHome: coordinator.showTopics()
    }
  }

  private func updateAttempts() async {
    let topic = result.topic.id
    guard let attempts = try? await attemptsService.attempts(for: [topic])[topic] else { return }
    self.attempts = attempts
    time = context.now()
  }
}

struct ResultView: View {
  func body(_ state: ResultState) -> [Node<ResultEvent>] {
    Text(Words.resultTitle, .title)
    Card {
      if let picture = state.result.topic.picture { StoredPicture(picture) }
      Text(state.result.topic.name, .caption)
      Text(Words.resultScore.with(["score": "\(state.result.score)"]), .heading).style(.prominent)
      if state.result.isNewBest {
        Badge(Words.newBest, .positive)
      } else {
        Text(Words.resultBest.with(["score": "\(state.result.bestScore)"])).style(.muted)
      }
    }.style(.centered)
    ProblemAlert(state.newGame.problem)
    if state.newGame.topic != nil {
      NewGameProgress(state.newGame)
    } else if let attempts = state.attempts {
      AttemptsLine(attempts: attempts, now: state.now)
    }
    Row {
      Button(Words.playAgain, .primary, send: .playedAgain).disabled(!state.canPlayAgain)
      Button(Words.home, send: .wentHome)
    }
  }
}
