import Observation
import Sillar
import SillarModel
import TriviaModel

struct GameState: Equatable, Sendable {
  /// The game as it was when the question on the screen was asked.
  var game: Game
  /// The answer that the player has given to it.
  var given: Answer.ID?
  /// The game after the answer, and its outcome.
  var answered: AnsweredGame?
  var problem: Problem?

  /// The game as it is now.
  var latest: Game { answered?.game ?? game }
}

enum GameEvent: Sendable {
  case answered(Question.ID, Answer.ID)
  case resultRequested
}

/// The questions of a game, one after the other.
@Observable final class GamePresenter: Presenter {
  /// How long a right answer is shown before the next question comes.
  static let pause = Duration.milliseconds(900)

  private var shown: GameState
  private let finishing = Submission()
  private let context: ModuleContext
  private let coordinator: TriviaCoordinator
  private let actions: TriviaActions

  var state: GameState {
    var state = shown
    state.problem = finishing.state.problem
    return state
  }

  init(
    _ game: Game, _ context: ModuleContext, coordinator: TriviaCoordinator, actions: TriviaActions
  ) {
    shown = GameState(game: game)
    self.context = context
    self.coordinator = coordinator
    self.actions = actions
  }

  /// The game as it is now.
  var game: Game { shown.latest }

  func handle(_ event: GameEvent) async {
    switch event {
    case .answered(let question, let answer): await give(answer, to: question)
    case .resultRequested:
      if let result = await finish() { coordinator.show(result) }
    }
  }

  private func give(_ answer: Answer.ID, to question: Question.ID) async {
    guard shown.given == nil,
      let answered = try? actions.answerQuestion.execute(question, answer: answer, in: shown.game)
    else { return }
    shown.given = answer
    shown.answered = answered
    if answered.game.hasEnded {
      // Saved at once, not when the result is asked for: the player may close the window now.
      await finish()
    } else if (try? await context.clock.sleep(for: Self.pause)) != nil {
      shown = GameState(game: answered.game)
    }
  }

  @discardableResult private func finish() async -> GameResult? {
    await finishing.run { try await actions.finishGame.execute(game) }
  }
}

struct GameView: View {
  func body(_ state: GameState) -> [Node<GameEvent>] {
    Text(state.game.topic.name, .title)
    Row {
      let (number, count) = (state.game.questionNumber, state.game.questionCount)
      Text(Words.question.with(["number": "\(number)", "count": "\(count)"]), .caption)
      Badge(
        Words.score.with(["score": "\(state.latest.score)"]),
        state.latest.score > .zero ? .positive : .neutral)
    }.style(.spread)
    if let picture = state.game.currentQuestion.picture {
      Picture(.stored(picture.name), description: "").style(.scene)
    }
    Text(state.game.currentQuestion.text, .heading)
    // Tied to the question: the second of two taps cannot answer the next one.
    Grid(minimumWidth: 320) {
      for answer in state.game.currentQuestion.answers { button(answer, state) }
    }
    .disabled(state.given != nil)
    .id(state.game.currentQuestion.id)
    // Below the answers, so that they stay where they are.
    outcome(state)
    ProblemAlert(state.problem)
  }

  @NodeBuilder<GameEvent> private func button(
    _ answer: Answer, _ state: GameState
  ) -> [Node<GameEvent>] {
    let event = GameEvent.answered(state.game.currentQuestion.id, answer.id)
    if state.answered == nil {
      Button(answer.text, send: event)
    } else if answer == state.game.currentQuestion.correctAnswer {
      Button("✓ \(answer.text)", send: event).style(.positive)
    } else if answer.id == state.given {
      Button("✗ \(answer.text)", send: event).style(.negative)
    } else {
      Button(answer.text, send: event)
    }
  }

  @NodeBuilder<GameEvent> private func outcome(_ state: GameState) -> [Node<GameEvent>] {
    switch state.answered?.outcome {
    case nil: [Node<GameEvent>]()
    case .right: Alert(Words.right, "", .success)
    case .won:
      Alert(Words.won.with(["count": "\(state.game.questionCount)"]), "", .success) { seeResult }
    case .wrong(let rightAnswer):
      Alert(Words.wrong, Words.rightAnswer.with(["answer": rightAnswer.text]), .error) {
        seeResult
      }
    }
  }

  private var seeResult: Button<GameEvent> {
    Button(Words.seeResult, .primary, send: .resultRequested)
  }
}
