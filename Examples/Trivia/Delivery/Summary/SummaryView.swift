import Sillar
import TriviaModel

struct SummaryView: View {
  func body(_ state: SummaryState) -> [Node<SummaryEvent>] {
    Text("Choose a topic", .title)
    if let failure = state.failure {
      Alert(failure.title, failure.advice, .error) {
        if state.topics.isEmpty {
          Button("Try again", .primary, send: .retried)
        } else {
          Button("OK", send: .failureDismissed)
        }
      }
    } else if state.isLoading {
      Progress("Loading topics")
    } else if state.topics.isEmpty {
      EmptyState("No topics yet", "Come back later.") { Button("Try again", send: .retried) }
    }
    Grid(minimumWidth: 260) {
      for summary in state.topics { card(summary, state) }
    }
  }

  private func card(_ summary: TopicSummary, _ state: SummaryState) -> Node<SummaryEvent> {
    Card(send: .topicSelected(summary.id)) {
      if let picture = summary.topic.picture { StoredPicture(picture) }
      Row {
        Text(summary.topic.name, .heading)
        if let best = summary.bestScore { Badge("Best \(best)", .positive) }
      }.style(.spread)
      Text(summary.topic.summary).style(.muted)
      if let creation = state.creation, creation.topic == summary.id {
        GameCreationProgress(creation: creation)
      } else {
        AttemptsLine(attempts: summary.attempts, now: state.now)
      }
    }
    .disabled(!summary.attempts.canPlay || state.creation != nil)
    .id(summary.id)
  }
}
