import Foundation
import Observation
import Sillar
import SillarModel
import TriviaModel

/// Offers games to the player: makes one and shows it, knows how far it has come, and which attempts are left.
@Observable final class NewGame {
  struct State: Equatable, Sendable {
    /// The topic of the game that is being made; nil when none is.
    var topic: Topic.ID?
    /// Nil until there is a game whose pictures can be fetched.
    var pictures: DownloadProgress?
    var problem: Problem?
    /// By topic, as they were looked up last.
    var attempts: [Topic.ID: Attempts] = [:]
    /// The time that the countdowns start from.
    var now: Date
  }

  private var shown: State
  private let submission = Submission()
  private let context: ModuleContext
  private let coordinator: TriviaCoordinator
  private let actions: TriviaActions

  var state: State {
    var state = shown
    state.problem = submission.state.problem
    return state
  }

  init(_ context: ModuleContext, coordinator: TriviaCoordinator, actions: TriviaActions) {
    shown = State(now: context.now())
    self.context = context
    self.coordinator = coordinator
    self.actions = actions
  }

  /// Plays a new game in a topic. When there is none, the ``state`` says why.
  func play(_ topic: Topic.ID) async {
    guard shown.topic == nil else { return }
    shown.topic = topic
    let game = await submission.run {
      try await actions.createGame.execute(topic: topic) { shown.pictures = $0 }
    }
    shown.topic = nil
    shown.pictures = nil
    if let game { coordinator.play(game) } else { await updateAttempts(in: [topic]) }
  }

  func dismissProblem() { submission.dismissProblem() }

  func updateAttempts(in topics: [Topic.ID]) async {
    if let attempts = try? await actions.attempts.attempts(for: topics) { note(attempts) }
  }

  func note(_ attempts: [Topic.ID: Attempts]) {
    shown.attempts.merge(attempts) { $1 }
    shown.now = context.now()
  }

  /// Looks up the attempts each second while some may return, until the task is cancelled: a spent attempt returns after
  /// a time, one that is held for a game that was never made sooner.
  func countDown() async {
    await context.clock.everySecond {
      let topics = shown.attempts.filter { $1 != .full }.keys
      if !topics.isEmpty { await updateAttempts(in: Array(topics)) }
    }
  }
}

/// How far the game in a topic that is being made has come, or else which attempts are left.
struct NewGameStatus<Event: Sendable>: ViewPart {
  let state: NewGame.State
  let topic: Topic.ID
  let attempts: Attempts

  var body: [Node<Event>] {
    if state.topic != topic {
      AttemptsLine(attempts: attempts, now: state.now)
    } else if let pictures = state.pictures {
      Progress(Words.fetchingPictures, fraction: pictures.fraction)
    } else {
      Progress(Words.makingGame)
    }
  }
}
