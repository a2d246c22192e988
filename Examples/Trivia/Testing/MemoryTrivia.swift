public import Kit
public import SillarModel
public import TriviaModel

/// A trivia service in memory: topics, their games and pictures. Topics may have a Spanish form.
///
/// Its calls: `topics`, `game space`, `picture topic-space`; of the store `remember`, `find topic-space`.
public final class MemoryTrivia: InMemory {
  public struct State: Sendable {
    public var topics: [Topic]
    let spanish: [Topic]
    /// Games made so far.
    var games: [Game] = []
    var known: [String: Picture] = [:]

    func topic(_ id: Topic.ID, in language: String) -> Topic? {
      ((language == "es" ? spanish : []) + topics).first { $0.id == id }
    }
  }

  public let memory: Memory<State, Problem>

  /// - Parameter spanish: The Spanish form of topics; without it, a topic is in English for all.
  public init(_ topics: [Topic], spanish: [Topic] = []) {
    memory = Memory(State(topics: topics, spanish: spanish))
  }

  /// The number of games made so far.
  public var gameCount: Int { with { $0.games.count } }
}

extension MemoryTrivia: TopicsRepository {
  public func topics() async throws -> [Topic] { try await topics(in: "en") }

  func topics(in language: String) async throws -> [Topic] {
    try await memory.call("topics") { state in
      state.topics.map { state.topic($0.id, in: language) ?? $0 }
    }
  }
}

extension MemoryTrivia: GameRepository {
  public func createGame(topic: Topic.ID) async throws -> Game {
    try await createGame(topic: topic, in: "en")
  }

  func createGame(topic: Topic.ID, in language: String) async throws -> Game {
    try await memory.call("game \(topic)") { state in
      guard let topic = state.topic(topic, in: language) else {
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
