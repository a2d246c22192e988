import Foundation
import Observation
import Sillar
import TriviaModel

struct ResultState: Equatable, Sendable {
  let result: GameResult
  /// Nothing until they have been looked up.
  var attempts: Attempts?
  /// What the countdown counts from.
  var now: Date
  var creation: GameCreation?
  var failure: Failure?

  var canPlayAgain: Bool { attempts?.canPlay == true && creation == nil }
  var isCountingDown: Bool { attempts?.nextReturn != nil }
}

enum ResultEvent: Sendable {
  case playedAgain
  case wentHome
}

protocol ResultCoordinator: AnyObject {
  func gameCreated(_ game: Game)
  func resultClosed()
}

@Observable final class ResultPresenter: Presenter {
  private(set) var state: ResultState
  private let coordinator: any ResultCoordinator
  private let getAttempts: any GetAttempts
  private let createGame: any CreateGame
  private let clock: any Clock<Duration>
  private let now: () -> Date

  init(
    result: GameResult, coordinator: any ResultCoordinator, getAttempts: any GetAttempts,
    createGame: any CreateGame, clock: any Clock<Duration>, now: @escaping () -> Date
  ) {
    self.coordinator = coordinator
    self.getAttempts = getAttempts
    self.createGame = createGame
    self.clock = clock
    self.now = now
    state = ResultState(result: result, now: now())
  }

  func runWhileVisible() async {
    await updateAttempts()
    await clock.everySecond {
      if state.isCountingDown { await updateAttempts() }
    }
  }

  func handle(_ event: ResultEvent) async {
    switch event {
    case .playedAgain: await play()
    case .wentHome: coordinator.resultClosed()
    }
  }

  private func play() async {
    guard state.canPlayAgain else { return }
    let topic = state.result.topic.id
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
    let topic = state.result.topic.id
    guard let attempts = try? await getAttempts.execute(topics: [topic])[topic] else { return }
    state.attempts = attempts
    state.now = now()
  }
}
