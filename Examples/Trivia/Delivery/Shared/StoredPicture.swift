import Sillar
import TriviaModel

/// A picture of a topic or question. It decorates: what it shows is not needed to play.
struct StoredPicture<Event: Sendable>: Element {
  let picture: TriviaModel.Picture

  init(_ picture: TriviaModel.Picture) { self.picture = picture }

  var node: Node<Event> { Sillar.Picture(.stored(picture.name), description: "").node }
}
