import Sillar
import TriviaModel

struct GameView: View {
  func body(_ state: GameState) -> [Node<GameEvent>] {
    Text(state.game.topic.name, .title)
    Row {
      Text("Question \(state.game.questionNumber) of \(state.game.questionCount)", .caption)
      Badge("Score \(state.latest.score)", state.latest.score > .zero ? .positive : .neutral)
    }.style(.spread)
    if let picture = state.game.currentQuestion.picture { StoredPicture(picture) }
    Text(state.game.currentQuestion.text, .heading)
    ending(state)
    // Tied to the question: the second of two taps cannot answer the next one.
    Grid(minimumWidth: 320) {
      for answer in state.game.currentQuestion.answers { button(answer, state) }
    }
    .disabled(state.given != nil)
    .id(state.game.currentQuestion.id)
    if case .right = state.answered?.outcome { Alert("Right!", "", .success) }
    if let failure = state.failure { Alert(failure.title, failure.advice, .error) }
  }

  private func button(_ answer: Answer, _ state: GameState) -> Node<GameEvent> {
    let event = GameEvent.answered(state.game.currentQuestion.id, answer.id)
    guard state.answered != nil else { return Button(answer.text, send: event).node }
    return if answer == state.game.currentQuestion.correctAnswer {
      Button("✓ \(answer.text)", send: event).style(.positive)
    } else if answer.id == state.given {
      Button("✗ \(answer.text)", send: event).style(.negative)
    } else {
      Button(answer.text, send: event).node
    }
  }

  @NodeBuilder<GameEvent> private func ending(_ state: GameState) -> [Node<GameEvent>] {
    switch state.answered?.outcome {
    case nil, .right: []
    case .won: Alert("Right! All \(state.game.questionCount) of them.", "", .success) { seeResult }
    case .wrong(let rightAnswer):
      Alert("Not quite", "The right answer is \(rightAnswer.text).", .error) { seeResult }
    }
  }

  private var seeResult: Node<GameEvent> {
    Button("See result", .primary, send: .resultRequested).node
  }
}
