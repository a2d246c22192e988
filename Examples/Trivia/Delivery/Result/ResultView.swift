import Sillar
import TriviaModel

struct ResultView: View {
  func body(_ state: ResultState) -> [Node<ResultEvent>] {
    Text("Your result", .title)
    Card {
      if let picture = state.result.topic.picture { StoredPicture(picture) }
      Text(state.result.topic.name, .caption)
      Text("You scored \(state.result.score)", .heading).style(.prominent)
      if state.result.isNewBest {
        Badge("★ New best score!", .positive)
      } else {
        Text("Best score \(state.result.bestScore)").style(.muted)
      }
    }.style(.centered)
    if let failure = state.failure { Alert(failure.title, failure.advice, .error) }
    if let creation = state.creation {
      GameCreationProgress(creation: creation)
    } else if let attempts = state.attempts {
      AttemptsLine(attempts: attempts, now: state.now)
    }
    Row {
      Button("Play again", .primary, send: .playedAgain).disabled(!state.canPlayAgain)
      Button("Home", send: .wentHome)
    }
  }
}
