import Foundation
import Observation
import Sillar
import TriviaModel

struct SummaryState: Equatable, Sendable {
  var topics: Loaded<[TopicSummary]>
  /// The time that the countdowns start from.
  var now: Date
  var newGame: NewGame.State
}

enum SummaryEvent: Sendable {
  case topicSelected(Topic.ID)
  case retried
  case problemDismissed
}

/// The topics, and how the player stands in each.
@Observable final class SummaryPresenter: Presenter {
  private let topics: Loader<[TopicSummary]>
  private let newGame: NewGame
  private var time: Date
  private let context: ModuleContext
  private let coordinator: TriviaCoordinator
  private let attemptsService: AttemptsService

  var state: SummaryState {
    SummaryState(topics: topics.state, now: time, newGame: newGame.state)
  }

  init(_ context: ModuleContext, coordinator: TriviaCoordinator, actions: TriviaActions) {
    topics = Loader(context) { try await actions.getTopics.execute() }
    newGame = NewGame(actions.createGame)
    time = context.now()
    self.context = context
    self.coordinator = coordinator
    attemptsService = actions.attempts
  }

  func run() async { await topics.run() }

  func runWhileVisible() async {
    if topics.state.value != nil {
      await topics.load()
      await updateAttempts()
    }
    await context.clock.everySecond {
      if isCountingDown { await updateAttempts() }
    }
  }

  func handle(_ event: SummaryEvent) async {
    switch event {
    case .topicSelected(let topic):
      if let game = await newGame.create(in: topic) { return coordinator.play(game) }
      await updateAttempts()
    case .retried: await topics.retry()
    case .problemDismissed: newGame.dismissProblem()
    }
  }

  /// True while attempts may return: a spent attempt after a time, one held for a game that was never made sooner.
  private var isCountingDown: Bool { topics.state.value?.contains { $0.attempts != .full } == true }

  private func updateAttempts() async {
    let ids = topics.state.value?.map(\.id) ?? []
    guard let attempts = try? await attemptsService.attempts(for: ids) else { return }
    topics.change { topics in
      for index in topics.indices { topics[index].attempts = attempts[topics[index].id] ?? .full }
    }
    time = context.now()
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
    }
  }

  private func card(_ summary: TopicSummary, _ state: SummaryState) -> Node<SummaryEvent> {
    Card(send: .topicSelected(summary.id)) {
      if let picture = summary.topic.picture { StoredPicture(picture) }
      Row {
        Text(summary.topic.name, .heading)
        if let best = summary.bestScore { Badge(Words.best.with(["score": "\(best)"]), .positive) }
      }.style(.spread)
      Text(summary.topic.summary).style(.muted)
      if state.newGame.topic == summary.id {
        NewGameProgress(state.newGame)
      } else {
        AttemptsLine(attempts: summary.attempts, now: state.now)
      }
    }
    .disabled(!summary.attempts.canPlay || state.newGame.topic != nil)
    .id(summary.id)
  }
}
