import Foundation
import Observation
import Sillar
import TriviaModel

struct SummaryState: Equatable, Sendable {
  var topics: [TopicSummary] = []
  var isLoading = true
  /// What the countdowns count from.
  var now: Date
  var creation: GameCreation?
  var failure: Failure?

  /// Whether attempts may come back: one that is spent does after a time, one that is held for a game that
  /// never was does soon.
  var isCountingDown: Bool { topics.contains { $0.attempts != .full } }
}

enum SummaryEvent: Sendable {
  case topicSelected(Topic.ID)
  case retried
  case failureDismissed
}

protocol SummaryCoordinator: AnyObject {
  func gameCreated(_ game: Game)
}

@Observable final class SummaryPresenter: Presenter {
  private(set) var state: SummaryState
  private let coordinator: any SummaryCoordinator
  private let getTopics: any GetTopics
  private let getAttempts: any GetAttempts
  private let createGame: any CreateGame
  private let clock: any Clock<Duration>
  private let now: () -> Date

  init(
    coordinator: any SummaryCoordinator, getTopics: any GetTopics, getAttempts: any GetAttempts,
    createGame: any CreateGame, clock: any Clock<Duration>, now: @escaping () -> Date
  ) {
    self.coordinator = coordinator
    self.getTopics = getTopics
    self.getAttempts = getAttempts
    self.createGame = createGame
    self.clock = clock
    self.now = now
    state = SummaryState(now: now())
  }

  func runWhileVisible() async {
    await load()
    await clock.everySecond {
      if state.isCountingDown { await updateAttempts() }
    }
  }

  func handle(_ event: SummaryEvent) async {
    switch event {
    case .topicSelected(let topic): await play(topic)
    case .retried: await load()
    case .failureDismissed: state.failure = nil
    }
  }

  /// Topics that are shown already stay while they are brought up to date, and if that fails.
  private func load() async {
    state.isLoading = state.topics.isEmpty
    defer { state.isLoading = false }
    do {
      state.topics = try await getTopics.execute()
      state.now = now()
      state.failure = nil
    } catch {
      if state.topics.isEmpty { state.failure = Failure(error) } else { await updateAttempts() }
    }
  }

  private func play(_ topic: Topic.ID) async {
    guard state.creation == nil else { return }
    state.failure = nil
    state.creation = GameCreation(topic: topic)
    defer { state.creation = nil }
    do {
      let game = try await createGame.execute(topic: topic) { state.creation?.pictures = $0 }
      try Task.checkCancellation()
      coordinator.gameCreated(game)
    } catch {
      state.failure = Failure(error)
      await updateAttempts()
    }
  }

  private func updateAttempts() async {
    let attempts = try? await getAttempts.execute(topics: state.topics.map(\.id))
    guard let attempts else { return }
    for index in state.topics.indices {
      state.topics[index].attempts = attempts[state.topics[index].id] ?? .full
    }
    state.now = now()
  }
}
