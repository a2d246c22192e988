import Sillar
import TriviaModel

/// A game that is being made.
struct GameCreation: Equatable, Sendable {
  let topic: Topic.ID
  /// Nothing until there is a game whose pictures can be fetched.
  var pictures: DownloadProgress?
}

/// How far a game that is being made has come.
struct GameCreationProgress<Event: Sendable>: Element {
  let creation: GameCreation

  var node: Node<Event> {
    if let pictures = creation.pictures {
      Progress("Fetching pictures", fraction: pictures.fraction).node
    } else {
      Progress("Making your game").node
    }
  }
}
