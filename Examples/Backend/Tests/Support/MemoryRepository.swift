import BackendModel
import Foundation
import Synchronization
import Testing

/// Decks and games in memory.
final class MemoryRepository: TopicRepository, GameRepository {
  private let decks: [Deck]
  private let games = Mutex<[UUID: Game]>([:])

  init(_ decks: [Deck]) { self.decks = decks }

  func topics(in language: Language) async throws -> [Topic] { decks.map(\.topic) }

  func deck(for topic: Topic.ID, in language: Language) async throws -> Deck? {
    decks.first { $0.topic.id == topic }
  }

  func save(_ game: Game) async throws { games.withLock { $0[game.id] = game } }

  func game(withID id: UUID) async throws -> Game? { games.withLock { $0[id] } }
}

extension Deck {
  /// A deck whose right answers are the ones that say "right".
  static func numbered(_ id: String, count: Int) throws -> Deck {
    let picture = try #require(PictureName("topic-\(id)"))
    let topic = Topic(
      id: Topic.ID(id), name: id.capitalized, summary: "", picture: picture, questionCount: count)
    let questions = (0..<count).map { number in
      Question(
        id: Question.ID("\(id)-\(number)"), text: "Number \(number)?", picture: picture,
        correctAnswer: "right \(number)", wrongAnswers: ["no", "never", "nope"])
    }
    return Deck(topic: topic, questions: questions)
  }
}
