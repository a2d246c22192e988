import SillarData
import TriviaModel

/// A topic on the wire.
struct TopicDTO: Decodable, Sendable {
  let id: String
  let name: String
  let summary: String?
  /// A path on the API's origin, or a URL there.
  let picture: String?

  func topic(from client: APIClient) -> Topic {
    Topic(
      id: Topic.ID(id), name: name, summary: summary ?? "",
      picture: picture.flatMap { Picture(path: $0, from: client) })
  }
}

/// The answer to a request for topics.
struct TopicsDTO: Decodable, Sendable {
  let topics: Readable<TopicDTO>
}
