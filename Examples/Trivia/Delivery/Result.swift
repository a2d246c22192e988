import Observation
import Sillar
import TriviaModel

struct ResultState: Equatable, Sendable {
  let result: GameResult
  let newGame: NewGame.State

  /// Nil until the attempts have been read.
  var attempts: Attempts? { newGame.attempts[result.topic.id] }
  var canPlayAgain: Bool { attempts?.canPlay == true && newGame.topic == nil }
}

enum ResultEvent: Equatable, Sendable {
  case playedAgain
  case wentHome
}

/// The result of a game, and the offer of another one if an attempt is left.
@Observable final class ResultPresenter: Presenter {
  private let result: GameResult
  private let newGame: NewGame
  private let coordinator: TriviaCoordinator

  var state: ResultState { ResultState(result: result, newGame: newGame.state) }
  var memory: ResultMemory? { ResultMemory(result) }

  init(
    _ result: GameResult, _ context: ModuleContext, coordinator: TriviaCoordinator,
    actions: TriviaActions
  ) {
    self.result = result
    newGame = NewGame(context, coordinator: coordinator, actions: actions)
    self.coordinator = coordinator
  }

  func runWhileVisible() async {
    await newGame.updateAttempts(in: [result.topic.id])
    await newGame.countDown()
  }

  func handle(_ event: ResultEvent) async {
    switch event {
    case .playedAgain: if state.canPlayAgain { await newGame.play(result.topic.id) }
    case .wentHome: coordinator.showTopics()
    }
  }
}

struct ResultView: View {
  func body(_ state: ResultState) -> [Node<ResultEvent>] {
    let topic = state.result.topic
    Text(Words.resultTitle, .title)
    Card {
      if let picture = topic.picture { Picture(.stored(picture.name), description: "") }
      Text(topic.name, .caption)
      Text(Words.resultScore.with(["score": "\(state.result.score)"]), .heading).style(.prominent)
      if state.result.isNewBest {
        Picture(.resource("trivia/pictures/trophy.svg"), description: "").style(.trophy)
        Badge(Words.newBest, .positive)
      } else {
        Text(Words.resultBest.with(["score": "\(state.result.bestScore)"])).style(.muted)
      }
    }.style(.centered)
    Row {
      Button(Words.playAgain, .primary, send: .playedAgain).openingScreen()
        .disabled(!state.canPlayAgain)
      Button(Words.home, send: .wentHome).openingScreen()
    }
    // Below the buttons, which stay where they are when the attempts have been read.
    ProblemAlert(state.newGame.problem)
    if let attempts = state.attempts {
      NewGameStatus(state: state.newGame, topic: topic.id, attempts: attempts)
    }
  }
}
