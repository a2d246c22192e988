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

  private(set) var state: State
  private let submission = Submission()
  private let context: ModuleContext
  private let coordinator: TriviaCoordinator
  private let actions: TriviaActions

  init(_ context: ModuleContext, coordinator: TriviaCoordinator, actions: TriviaActions) {
    state = State(now: context.now())
    self.context = context
    self.coordinator = coordinator
    self.actions = actions
  }

  /// Plays a new game in a topic. When there is none, the ``state`` says why.
  func play(_ topic: Topic.ID) async {
    guard state.topic == nil else { return }
    (state.topic, state.problem) = (topic, nil)
    let game = await submission.run {
      try await actions.createGame.execute(topic: topic) { state.pictures = $0 }
    }
    (state.topic, state.pictures) = (nil, nil)
    state.problem = submission.state.problem
    if let game { coordinator.play(game) } else { await updateAttempts(in: [topic]) }
  }

  func dismissProblem() { state.problem = nil }

  func updateAttempts(in topics: [Topic.ID]) async {
    if let attempts = try? await actions.attempts.attempts(for: topics) { note(attempts) }
  }

  func note(_ attempts: [Topic.ID: Attempts]) {
    state.attempts.merge(attempts) { $1 }
    state.now = context.now()
  }

  /// Looks up the attempts each second while some may return, until the task is cancelled: a spent attempt returns after
  /// a time, one that is held for a game that was never made sooner.
  func countDown() async {
    while (try? await context.clock.sleep(for: .seconds(1))) != nil {
      let topics = state.attempts.filter { $1 != .full }.keys
      if !topics.isEmpty { await updateAttempts(in: Array(topics)) }
    }
  }
}

/// How far the game in a topic that is being made has come, or else how many attempts are left, and when the next
/// returns: `●●○ 2 of 3 attempts left`.
struct NewGameStatus<Event: Sendable>: ViewPart {
  let state: NewGame.State
  let topic: Topic.ID
  let attempts: Attempts

  var body: [Node<Event>] {
    if state.topic != topic {
      Column {
        Row {
          Text(dots).style(.accent).hiddenFromAssistiveTechnology()
          Text(attemptsLeft, .caption)
        }.style(.compact)
        if let time = attempts.timeUntilNext(at: state.now) {
          Text(Words.nextAttempt.with(["time": time.minutesAndSeconds]), .caption)
        }
      }.style(.compact)
    } else if let pictures = state.pictures {
      Progress(Words.fetchingPictures, fraction: pictures.fraction)
    } else {
      Progress(Words.makingGame)
    }
  }

  private var attemptsLeft: LocalizedText {
    guard attempts.canPlay else { return Words.noAttempts.localized }
    return Words.attemptsLeft.with(count: attempts.left, ["maximum": "\(attempts.maximum)"])
  }

  private var dots: String {
    String(repeating: "●", count: attempts.left)
      + String(repeating: "○", count: max(0, attempts.maximum - attempts.left))
  }
}

extension Duration {
  /// Such as `9:41`.
  fileprivate var minutesAndSeconds: String {
    let (minutes, seconds) = components.seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
