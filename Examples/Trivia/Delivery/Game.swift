import Observation
import Sillar
import SillarModel
import TriviaModel

/// What the screen shows of a game.
struct GameState: Equatable, Sendable {
  let topic: String
  let question: Question
  /// The number of the question, from 1 to ``count``.
  let number: Int
  let count: Int
  var score: Score
  /// The answer that the player has given, and its outcome.
  var given: Answer.ID?
  var outcome: Game.Outcome?
  var problem: Problem?

  /// The state of a game as it is now: one that has ended shows its outcome.
  init(_ game: Game) {
    topic = game.topic.name
    question = game.currentQuestion
    number = game.questionNumber
    count = game.questionCount
    score = game.score
    switch game.status {
    case .playing: break
    case .won: (given, outcome) = (question.correctAnswer.id, .won)
    case .lost(let answer):
      (given, outcome) = (answer.id, .wrong(rightAnswer: question.correctAnswer))
    }
  }
}

enum GameEvent: Equatable, Sendable {
  case answered(Question.ID, Answer.ID)
  case resultRequested
}

/// Asks the questions of a game, one after the other.
@Observable final class GamePresenter: Presenter {
  /// The time for which a right answer is shown before the next question.
  static let pause = Duration.milliseconds(900)

  private(set) var game: Game
  private(set) var state: GameState
  private let finishing = Submission()
  private let context: ModuleContext
  private let coordinator: TriviaCoordinator
  private let actions: TriviaActions

  init(
    _ game: Game, _ context: ModuleContext, coordinator: TriviaCoordinator, actions: TriviaActions
  ) {
    self.game = game
    state = GameState(game)
    self.context = context
    self.coordinator = coordinator
    self.actions = actions
  }

  var memory: GameMemory? { GameMemory(game) }

  func handle(_ event: GameEvent) async {
    switch event {
    case .answered(let question, let answer): await give(answer, to: question)
    case .resultRequested:
      if let result = await finish() { coordinator.show(result) }
    }
  }

  private func give(_ answer: Answer.ID, to question: Question.ID) async {
    guard state.given == nil,
      let outcome = try? game.answerQuestion(question, with: answer)
    else { return }
    (state.given, state.outcome, state.score) = (answer, outcome, game.score)
    if game.hasEnded {
      // The result is saved at once: the player may close the window now.
      await finish()
    } else if (try? await context.clock.sleep(for: Self.pause)) != nil {
      state = GameState(game)
    }
  }

  @discardableResult private func finish() async -> GameResult? {
    let result = await finishing.run { try await actions.finishGame.execute(game) }
    state.problem = finishing.state.problem
    return result
  }
}

struct GameView: View {
  func body(_ state: GameState) -> [Node<GameEvent>] {
    Text(state.topic, .title)
    Row {
      Text(
        Words.question.with(["number": "\(state.number)", "count": "\(state.count)"]), .caption)
      Badge(
        Words.score.with(["score": "\(state.score)"]),
        state.score > .zero ? .positive : .neutral)
    }.style(.spread)
    if let picture = state.question.picture {
      Picture(.stored(picture.name), description: "").style(.scene)
    }
    Text(state.question.text, .heading)
    // The answer names its question: the second tap of a double tap cannot answer the next one.
    Grid(minimumWidth: 320) {
      for answer in state.question.answers { button(answer, state) }
    }
    .disabled(state.given != nil)
    .id(state.question.id)
    // The outcome is below the answers, so that they do not move.
    outcome(state)
    ProblemAlert(state.problem)
  }

  @NodeBuilder<GameEvent> private func button(
    _ answer: Answer, _ state: GameState
  ) -> [Node<GameEvent>] {
    let event = GameEvent.answered(state.question.id, answer.id)
    if state.outcome != nil, answer == state.question.correctAnswer {
      Button("✓ \(answer.text)", send: event).style(.positive)
    } else if answer.id == state.given {
      Button("✗ \(answer.text)", send: event).style(.negative)
    } else {
      Button(answer.text, send: event)
    }
  }

  @NodeBuilder<GameEvent> private func outcome(_ state: GameState) -> [Node<GameEvent>] {
    switch state.outcome {
    case nil: [Node<GameEvent>]()
    case .right: Alert(Words.right, "", .success)
    case .won:
      Alert(Words.won.with(["count": "\(state.count)"]), "", .success) { seeResult }
    case .wrong(let rightAnswer):
      Alert(Words.wrong, Words.rightAnswer.with(["answer": rightAnswer.text]), .error) {
        seeResult
      }
    }
  }

  private var seeResult: Node<GameEvent> {
    Button(Words.seeResult, .primary, send: .resultRequested).openingScreen()
  }
}
