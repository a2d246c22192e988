public import struct Foundation.UUID

/// Where topics and their questions are kept.
public protocol TopicRepository: Sendable {
  /// Every topic, in the order to show them.
  func topics() async throws -> [Topic]

  /// A topic with all of its questions, or `nil` when there is no such topic.
  func deck(for topic: Topic.ID) async throws -> Deck?
}

/// Where pictures are kept.
public protocol PictureRepository: Sendable {
  /// The picture of that name, or `nil` when there is none.
  func picture(named name: PictureName) async throws -> Picture?
}

/// Where games that were dealt are kept, for as long as there is room.
public protocol GameRepository: Sendable {
  func save(_ game: Game) async throws

  /// The game of that id, or `nil` when there never was one or it is no longer kept.
  func game(withID id: UUID) async throws -> Game?
}
