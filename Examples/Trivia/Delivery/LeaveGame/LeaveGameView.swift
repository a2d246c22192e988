import Sillar
import TriviaModel

struct LeaveGameView: View {
  func body(_ state: LeaveGameState) -> [Node<LeaveGameEvent>] {
    Text("Leave this game?", .title)
    Text(
      state.score > .zero
        ? "Your score of \(state.score) counts, and the attempt is used up."
        : "You have not scored yet, and the attempt is used up.")
    if let failure = state.failure {
      Alert(failure.title, failure.advice, .error) {
        Button("Leave without saving", .destructive, send: .leftUnsaved)
      }
    }
    Row {
      Button("Keep playing", .primary, send: .keptPlaying)
      Button("Leave", .destructive, send: .left)
    }
  }
}
