public import Kit
public import TriviaModel

/// A trivia service in memory: topics, their games and pictures.
///
/// Its calls: `topics`, `game space`, `picture topic-space`; of the store `remember`, `find topic-space`.
public final class MemoryTrivia: InMemory {
  public struct State: Sendable {
    public var topics: [Topic]
    /// Games made so far.
    public var made = 0
    var known: [String: Picture] = [:]
  }

  public let memory: Memory<State, TriviaError>

  public init(_ topics: [Topic]) { memory = Memory(State(topics: topics)) }

  /// How many games were made so far.
  public var gameCount: Int { with { $0.made } }
}

extension MemoryTrivia: TopicsRepository {
  public func topics() async throws -> [Topic] { try await memory.call("topics") { $0.topics } }
}

extension MemoryTrivia: GameRepository {
  public func createGame(topic: Topic.ID) async throws -> Game {
    try await memory.call("game \(topic)") { state in
      guard let topic = state.topics.first(where: { $0.id == topic }) else {
        throw TriviaError.unknownTopic(topic)
      }
      state.made += 1
      return try .sample(Game.ID("game-\(state.made)"), of: topic)
    }
  }
}

extension MemoryTrivia: ImageRepository {
  public func remember(_ pictures: [Picture]) async throws {
    try await memory.call("remember") { state in
      for picture in pictures { state.known[picture.name] = picture }
    }
  }

  public func picture(named name: String) async throws -> Picture? {
    try await memory.call("find \(name)") { $0.known[name] }
  }

  public func data(of picture: Picture) async throws -> PictureData {
    try await memory.call("picture \(picture.name)") { _ in
      PictureData(contentType: "image/svg+xml", bytes: .init("<svg/>".utf8))
    }
  }
}
