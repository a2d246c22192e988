import Observation
import Sillar
import SillarModel
import TriviaModel

/// Makes a game for a screen that offers to play, and knows how far it has come.
@Observable final class NewGame {
  struct State: Equatable, Sendable {
    /// The topic of the game that is being made; nil when none is.
    var topic: Topic.ID?
    /// Nil until there is a game whose pictures can be fetched.
    var pictures: DownloadProgress?
    var problem: Problem?
  }

  private let submission = Submission()
  private let createGame: CreateGame
  private var topic: Topic.ID?
  private var pictures: DownloadProgress?

  var state: State { State(topic: topic, pictures: pictures, problem: submission.state.problem) }

  init(_ createGame: CreateGame) { self.createGame = createGame }

  /// - Returns: Nil when there is no game: the ``state`` says why.
  func create(in topic: Topic.ID) async -> Game? {
    guard self.topic == nil else { return nil }
    self.topic = topic
    defer {
      self.topic = nil
      pictures = nil
    }
    return await submission.run {
      try await createGame.execute(topic: topic) { pictures = $0 }
    }
  }

  func dismissProblem() { submission.dismissProblem() }
}

/// How far a game that is being made has come.
struct NewGameProgress<Event: Sendable>: Element {
  let node: Node<Event>

  init(_ state: NewGame.State) {
    node =
      state.pictures.map { Progress(Words.fetchingPictures, fraction: $0.fraction).node }
      ?? Progress(Words.makingGame).node
  }
}
