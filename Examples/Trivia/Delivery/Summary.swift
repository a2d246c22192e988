import Observation
import Sillar
import TriviaModel

struct SummaryState: Equatable, Sendable {
  var topics: Loaded<[TopicSummary]>
  var newGame: NewGame.State
}

enum SummaryEvent: Equatable, Sendable {
  case topicSelected(Topic.ID)
  case retried
  case problemDismissed
}

/// What ``SummaryPresenter`` needs of its coordinator.
protocol SummaryCoordinator {
  /// Shows a game that was made for the player.
  func play(_ game: Game)
}

/// The topics, with the player's attempts and best score in each.
@Observable final class SummaryPresenter: Presenter {
  private let topics: Loader<[TopicSummary]>
  private let newGame: NewGame

  var state: SummaryState { SummaryState(topics: topics.state, newGame: newGame.state) }

  init(
    _ context: ModuleContext, coordinator: any SummaryCoordinator, actions: TriviaActions
  ) {
    let newGame = NewGame(context, coordinator: coordinator, actions: actions)
    topics = Loader(context) {
      let topics = try await actions.getTopics.execute()
      newGame.note(Dictionary(topics.map { ($0.id, $0.attempts) }) { $1 })
      return topics
    }
    self.newGame = newGame
  }

  func run() async { await topics.run() }

  func runWhileVisible() async {
    if let known = topics.state.value {
      await topics.load()
      await newGame.updateAttempts(in: known.map(\.id))
    }
    await newGame.countDown()
  }

  func handle(_ event: SummaryEvent) async {
    switch event {
    case .topicSelected(let topic): await newGame.play(topic)
    case .retried: await topics.retry()
    case .problemDismissed: newGame.dismissProblem()
    }
  }
}

struct SummaryView: View {
  func body(_ state: SummaryState) -> [Node<SummaryEvent>] {
    Text(Words.summaryTitle, .title)
    if let problem = state.newGame.problem {
      Alert(problem.title, problem.advice, .error) {
        Button(SillarString.ok, send: .problemDismissed)
      }
    }
    Loading(state.topics, Words.summaryLoading, retry: .retried) { topics in
      if topics.isEmpty {
        EmptyState(Words.noTopics, Words.noTopicsAdvice) {
          Button(SillarString.tryAgain, send: .retried)
        }
      }
      Grid(minimumWidth: 260) {
        for topic in topics { card(topic, state) }
      }
      // Whoever has none left waits for the next.
      if topics.contains(where: { !attempts(in: $0, state).canPlay }) {
        Button(notices: Words.attemptsBack)
      }
      Section<SummaryEvent>.notices()
    }
  }

  private func attempts(in summary: TopicSummary, _ state: SummaryState) -> Attempts {
    state.newGame.attempts[summary.id] ?? summary.attempts
  }

  private func card(_ summary: TopicSummary, _ state: SummaryState) -> Node<SummaryEvent> {
    let attempts = attempts(in: summary, state)
    return Card(send: .topicSelected(summary.id)) {
      if let picture = summary.topic.picture { Picture(.stored(picture.name), description: "") }
      Row {
        Text(summary.topic.name, .heading)
        if let best = summary.bestScore { Badge(Words.best.with(["score": "\(best)"]), .positive) }
      }.style(.spread)
      Text(summary.topic.summary).style(.muted)
      NewGameStatus(state: state.newGame, topic: summary.id, attempts: attempts)
    }
    .openingScreen()
    .disabled(!attempts.canPlay || state.newGame.topic != nil)
    .id(summary.id)
  }
}
