import Foundation
import Observation
import Sillar
import SillarModel
import TriviaModel

/// Makes games for the player and shows them, with the progress of a new game and the attempts that are left.
@Observable final class NewGame {
  struct State: Equatable, Sendable {
    /// The topic of the game that is being made; nil if there is none.
    var topic: Topic.ID?
    /// The progress of the pictures; nil until the game has been made.
    var pictures: DownloadProgress?
    var problem: Problem?
    /// The attempts by topic, as last read.
    var attempts: [Topic.ID: Attempts] = [:]
    /// The time that the countdowns start from.
    var now: Date
  }

  private(set) var state: State
  private let submission = Submission()
  private let context: ModuleContext
  private let coordinator: any SummaryCoordinator
  private let actions: TriviaActions

  init(_ context: ModuleContext, coordinator: any SummaryCoordinator, actions: TriviaActions) {
    state = State(now: context.now())
    self.context = context
    self.coordinator = coordinator
    self.actions = actions
  }

  /// Makes a game in a topic and shows it. After a failure, the ``state`` has the problem.
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

  /// Reads the attempts whenever a countdown shows another second, or each second, until the task is canceled. A spent attempt
  /// returns after a time; an attempt that was held for a game that was never made returns sooner.
  func countDown() async {
    while (try? await context.clock.sleep(for: timeToNextSecond)) != nil {
      let topics = state.attempts.filter { $1 != .full }.keys
      if !topics.isEmpty { await updateAttempts(in: Array(topics)) }
    }
  }

  private var timeToNextSecond: Duration {
    let now = context.now()
    let times = state.attempts.values.compactMap(\.nextReturn).map { end in
      let left = (end.timeIntervalSince(now) * 1000).rounded() / 1000
      let part = left.truncatingRemainder(dividingBy: 1)
      return part > 0 ? part : 1
    }
    return .seconds(times.min() ?? 1)
  }
}

/// The progress of the new game in a topic, or else the number of attempts left and the time until the next one:
/// `●●○ 2 of 3 attempts left`.
struct NewGameStatus<Event: Equatable & Sendable>: ViewPart {
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
  /// The duration as a text, such as `9:41`.
  fileprivate var minutesAndSeconds: String {
    let (minutes, seconds) = components.seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
