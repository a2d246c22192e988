public import struct Foundation.UUID

/// A store of topics and their questions, in each language.
public protocol TopicRepository: Sendable {
  /// Returns all topics, in display order.
  func topics(in language: Language) async throws -> [Topic]

  /// Returns a topic with all of its questions, or `nil` when there is no such topic.
  func deck(for topic: Topic.ID, in language: Language) async throws -> Deck?
}

/// A store of pictures.
public protocol PictureRepository: Sendable {
  /// Returns the picture with this name, or `nil` when there is none.
  func picture(named name: PictureName) async throws -> Picture?
}

/// A store of dealt games, which drops the oldest when it is full.
public protocol GameRepository: Sendable {
  func save(_ game: Game) async throws

  /// Returns the game with this id, or `nil` when there is none or it is no longer kept.
  func game(withID id: UUID) async throws -> Game?
}
