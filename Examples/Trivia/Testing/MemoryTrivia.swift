public import Kit
public import SillarModel
public import TriviaModel

/// A trivia service in memory: topics, their games and pictures.
///
/// Its calls: `topics`, `game space`, `picture topic-space`; of the store `remember`, `find topic-space`.
public final class MemoryTrivia: InMemory {
  public struct State: Sendable {
    public var topics: [Topic]
    /// Games made so far.
    var games: [Game] = []
    var known: [String: Picture] = [:]
  }

  public let memory: Memory<State, Problem>

  public init(_ topics: [Topic]) { memory = Memory(State(topics: topics)) }

  /// The number of games made so far.
  public var gameCount: Int { with { $0.games.count } }
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
      let game = try Game.sample(Game.ID("game-\(state.games.count + 1)"), of: topic)
      state.games.append(game)
      return game
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
    try await data(named: picture.name)
  }

  func data(named name: String) async throws -> PictureData {
    try await memory.call("picture \(name)") { state in
      let pictures = state.topics.compactMap(\.picture) + state.games.flatMap(\.pictures)
      guard pictures.contains(where: { $0.name == name }) else {
        throw TriviaError.unknownPicture(name)
      }
      return PictureData(contentType: "image/svg+xml", bytes: .init("<svg/>".utf8))
    }
  }
}
